import { once } from 'node:events'
import { connect } from 'node:net'

/** What one connection asks for, in turns. */
export interface Plan {
  port: number
  /** The whole request as it is sent. */
  requests: readonly string[]
}

const headEnd = '\r\n\r\n'

/**
 * Sends one request after another on each connection until the time is over, and counts the answers. It shares the machine
 * with what it measures, so it reads no more of an answer than its status and length.
 * @param time in milliseconds
 * @throws Error for an answer other than 200
 */
export async function generateLoad(plans: readonly Plan[], time: number): Promise<number> {
  const end = performance.now() + time
  const counts = await Promise.all(plans.map((plan) => runConnection(plan, end)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const bufferSize = 65_536

/** Reads into one buffer, without a stream. */
async function runConnection({ port, requests }: Plan, end: number): Promise<number> {
  const texts = requests.map((request) => Buffer.from(request))
  let count = 0
  let received: (data: Buffer) => void = () => undefined
  const onread = {
    buffer: Buffer.alloc(bufferSize),
    callback(length: number, buffer: Uint8Array) {
      received(Buffer.from(buffer.buffer, buffer.byteOffset, length))
      return true
    },
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  await once(socket, 'connect')
  try {
    await new Promise<void>((resolve, reject) => {
      let missing = 0
      const next = () => socket.write(texts[count % texts.length] as Buffer)
      socket.on('error', reject).on('close', () => reject(new Error('The server closed the connection')))
      received = (data) => {
        if (missing === 0) {
          const head = data.toString('latin1', 0, data.indexOf(headEnd) + headEnd.length)
          const [, size] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
          if (!head.startsWith('HTTP/1.1 200') || size === undefined)
            return reject(new Error(`Answered with ${data.toString('latin1', 0, 400)}`))
          missing = head.length + Number(size)
        }
        missing -= data.length
        if (missing > 0) return
        count++
        if (performance.now() < end) next()
        else resolve()
      }
      next()
    })
  } finally {
    socket.removeAllListeners().destroy()
  }
  return count
}
