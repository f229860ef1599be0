/** The largest body that the portal sends is a ticket with files of 3 MB in base64. */
export const maxBodySize = 16 * 1024 * 1024

export const bodyTooLargeMessage = 'The request body is too large'

/** The whole body, or undefined as soon as it exceeds the maximum. */
export async function readBody(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept: Uint8Array[] = []
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > maxBodySize) return undefined
    kept.push(part)
  }
  const body = new Uint8Array(size)
  let end = 0
  for (const part of kept) {
    body.set(part, end)
    end += part.length
  }
  return body
}
