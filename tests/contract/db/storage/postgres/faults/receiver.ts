import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Receiver {
  url: string
  /** The bodies of each event, by its ID, as often as it came. */
  bodies: ReadonlyMap<string, string[]>
  /** What was wrong with a signature. */
  unsigned: string[]
  expectSecret(secret: string): void
  close(): void
}

/** A server that bank webhooks are sent to. */
export async function startReceiver(): Promise<Receiver> {
  const bodies = new Map<string, string[]>()
  const unsigned: string[] = []
  let webhook: Webhook | undefined
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming)
    const id = String(incoming.headers['webhook-id'])
    try {
      webhook?.verify(body, incoming.headers as Record<string, string>)
    } catch (error) {
      unsigned.push(`${id}: ${error}`)
    }
    bodies.set(id, [...(bodies.get(id) ?? []), body])
    outgoing.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bodies,
    unsigned,
    expectSecret(secret) {
      webhook = new Webhook(secret)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
