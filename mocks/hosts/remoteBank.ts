import { type Channel, openChannel } from '../../src/rules/openChannel.ts'
import { changesChannel, everyTable, type SandboxChanges } from '../../src/rules/sandbox/sandbox.ts'
import { controlBase, isUnder } from '../http/paths.ts'

const lock = 'portico.sandboxChanges'

/**
 * Notifies the tabs of this browser of what changes in the bank of a server. Until the connection is there everything may have
 * changed, also before the first: a page reads while it is being made.
 */
function relayChanges(base: string, channel: Channel<SandboxChanges>): void {
  const changes = new EventSource(`${base}${controlBase}/changes`)
  changes.onmessage = ({ data }: MessageEvent<string>) => channel.post(JSON.parse(data))
  changes.onopen = () => channel.post({ tables: ['system', everyTable] })
}

/** One tab at a time, as browsers open six connections to a host; each tab where they cannot agree on one or reach each other. */
function relayInOneTab(base: string): void {
  const channel = openChannel<SandboxChanges>(changesChannel)
  const relay = () => {
    relayChanges(base, channel)
    return new Promise<never>(() => {})
  }
  if (navigator.locks && channel.reach !== 'page') navigator.locks.request(lock, relay).catch(relay)
  else void relay()
}

/**
 * The bank is that of a server: control calls go there, and its changes are published like those of the worker.
 * @param services base address of the bank's services
 */
export function connectRemoteBank(services: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const base = services.replace(/\/$/, '')
  relayInOneTab(base)
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search } = new URL(request.url)
    if (origin !== location.origin || !isUnder(controlBase, pathname)) return fetch(request)
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    return fetch(new Request(`${base}${pathname}${search}`, { method, headers, signal, body }))
  }
}
