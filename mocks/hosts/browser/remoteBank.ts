import { type Channel, openChannel } from '../../../src/rules/broadcastChannel.ts'
import { bankNameOf } from '../../../src/rules/sandbox/banks/bankName.ts'
import { bankRemoved, changesChannelOf, everyTable, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import { minute } from '../../../src/rules/time/units.ts'
import { controlBase } from '../../http/paths.ts'

const lock = 'portico.sandboxChanges'

/** Browsers end a connection for good that is refused, as by a proxy whose server starts again; in milliseconds. */
const firstPause = 5000
const longestPause = minute

/**
 * Notifies the tabs of this browser of what changes in the bank of a server. Until the connection is there everything may have
 * changed, also before the first: a page reads while it is being made. When the server refuses it, the bank may be gone.
 */
function relayChanges(base: string, channel: Channel<SandboxChanges>): void {
  const everything: SandboxChanges = { tables: ['system', everyTable] }
  const address = `${base}${controlBase}/changes`
  let pause = firstPause
  // The event of a refused connection does not say why.
  const postRefusal = async () => {
    const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
    channel.post(response?.status === 404 ? { tables: [bankRemoved] } : everything)
  }
  const connect = () => {
    const changes = new EventSource(address)
    changes.onmessage = ({ data }: MessageEvent<string>) => channel.post(JSON.parse(data))
    changes.onopen = () => {
      pause = firstPause
      channel.post(everything)
    }
    changes.onerror = () => {
      if (changes.readyState !== EventSource.CLOSED) return
      // Once: a page that can read nothing would read again with each attempt.
      if (pause === firstPause) void postRefusal()
      setTimeout(connect, pause)
      pause = Math.min(2 * pause, longestPause)
    }
  }
  connect()
}

/**
 * Publishes the changes of the bank of a server like those of the worker: in one tab at a time, as browsers open six connections
 * to a host, and in each tab where they cannot agree on one or reach each other.
 * @param services base address of the bank's services
 * @param control that of its control calls
 */
export function followRemoteBank(services: string, control = services): void {
  const base = services.replace(/\/$/, '')
  const channel = openChannel<SandboxChanges>(changesChannelOf(bankNameOf(base)))
  const relay = () => {
    relayChanges(control.replace(/\/$/, ''), channel)
    return new Promise<never>(() => {})
  }
  if (navigator.locks && channel.reach !== 'page') navigator.locks.request(`${lock} ${base}`, relay).catch(relay)
  else void relay()
}
