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

async function runConnection({ port, requests }: Plan, end: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let count = 0
  try {
    await new Promise<void>((resolve, reject) => {
      let length = 0
      let missing = 0
      const next = () => socket.write(requests[count % requests.length] ?? '')
      socket.on('error', reject).on('close', () => reject(new Error('The server closed the connection')))
      socket.on('data', (data: Buffer) => {
        length += data.length
        if (missing === 0) {
          const head = data.toString('latin1', 0, data.indexOf(headEnd) + headEnd.length)
          const [, size] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
          if (!head.startsWith('HTTP/1.1 200') || size === undefined)
            return void reject(new Error(`Answered with ${data.toString('latin1', 0, 400)}`))
          missing = head.length + Number(size)
        }
        if (length < missing) return
        count++
        length = 0
        missing = 0
        if (performance.now() < end) next()
        else resolve()
      })
      next()
    })
  } finally {
    socket.removeAllListeners().destroy()
  }
  return count
}
