import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface CutConnections {
  /** The database's address through here, with every statement as text. */
  url: string
  /** The next client that says this loses its connection: before it is passed on, or after the server has answered it. */
  cutAt(said: string, when: 'before' | 'after'): Promise<void>
  /** From now on nobody gets through. */
  close(): void
}

/** Passes connections on to a PostgreSQL, and cuts them when a test says so. */
export async function cutConnections(database: string): Promise<CutConnections> {
  const { hostname, port, pathname } = new URL(database)
  const sockets = new Set<Socket>()
  let wanted: { said: string; when: 'before' | 'after'; done(): void } | undefined
  let isClosed = false

  const server = createServer((client) => {
    if (isClosed) return void client.destroy()
    const upstream = connect(Number(port), hostname)
    let isCutAtAnswer: (() => void) | undefined
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (chunk) => {
      const cut = wanted && chunk.includes(wanted.said) ? wanted : undefined
      if (cut) wanted = undefined
      if (cut?.when === 'before') {
        end()
        return cut.done()
      }
      isCutAtAnswer ??= cut?.done
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      // The last of its answers says that it is ready for the next question, in no transaction.
      const isLast = chunk.subarray(-6).equals(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]))
      if (!isCutAtAnswer || !isLast) return void client.write(chunk)
      end()
      isCutAtAnswer()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function close() {
    isClosed = true
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    close()
    server.close()
  })
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}?prepare=false`,
    cutAt: (said, when) => new Promise((done) => (wanted = { said, when, done })),
    close,
  }
}
