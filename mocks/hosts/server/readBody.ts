import type { Readable } from 'node:stream'

/** The whole body, or undefined as soon as it exceeds the maximum in bytes; iterating over the stream would take twice as long. */
export const readBody = (stream: Readable, maxSize: number): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    let size = 0
    stream.on('data', (part: Uint8Array) => {
      size += part.length
      if (size > maxSize) return resolve(undefined)
      parts.push(part)
    })
    stream.on('end', () => resolve(joined(parts, size)))
    stream.on('error', reject)
    stream.on('close', () => {
      // Each request closes, and an error with its stack takes longer than most bodies.
      if (!stream.readableEnded) reject(new Error('The request was aborted'))
    })
  })

function joined(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size)
  let end = 0
  for (const part of parts) {
    body.set(part, end)
    end += part.length
  }
  return body
}
