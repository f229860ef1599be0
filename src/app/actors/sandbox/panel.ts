import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { type PanelActor, panelMachine } from '../../../machines/sandbox/panel.machine.ts'
import { openChannel } from '../../../rules/broadcastChannel.ts'
import {
  bankList,
  changesChannelOf,
  everyTable,
  replacedContent,
  type SandboxChanges,
} from '../../../rules/sandbox/changes.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { day } from '../../../rules/time/units.ts'
import type { PortalReady, Shell } from '../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../router/screenScope.ts'
import { fromListener } from '../shared/fromListener.ts'
import { startScopedActor } from '../shared/startScopedActor.ts'

interface Panel<Data, Change> {
  /** Tables of the bank: it is read again when one of them changes. */
  tables: readonly string[]
  read(fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Data>
  change?(fetch: typeof globalThis.fetch, change: Change, signal: AbortSignal): Promise<unknown>
  /** Milliseconds until the bank does something that the panel shows; it does so when it is called, so it is read then. */
  nextIn?(data: Data): number | null
}

/** A day: a longer time is set again by what is read until then. */
const maximumTime = day

/** A server does not say that its list of banks has changed: a page that is shown again reads it. */
function watchShown(document: Document, listener: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Notifies the panel when one of the tables or all content changes in the bank that the page shows, and when the time that is set last, in
 * milliseconds, has passed. The list of banks is the host's.
 */
export function followBankOf(tables: readonly string[], clock: Clock, { portalReady }: PortalReady<'environment'>) {
  let timer: unknown
  let wake = () => {}
  const setTime = (milliseconds: number | null) => {
    clock.clearTimeout(timer)
    if (milliseconds !== null && milliseconds < maximumTime) timer = clock.setTimeout(() => wake(), milliseconds)
  }
  const followBank = fromListener<void>(({ sendBack }) => {
    let isStopped = false
    const stops = new Set<() => void>()
    wake = () => sendBack({ type: 'bank.changed' })
    const follow = (bank: string | null, followed: readonly string[]) => {
      const channel = openChannel<SandboxChanges>(changesChannelOf(bank))
      channel.subscribe(({ tables: changed }) => {
        if (followed.includes(everyTable) && changed.includes(replacedContent)) sendBack({ type: 'bank.replaced' })
        else if (changed.some((table) => followed.includes(table))) wake()
      })
      stops.add(channel.close)
    }
    // Before the bank is read for the first time, which waits for the same.
    void portalReady.then(({ environment: { shownBank } }) => {
      if (isStopped) return
      follow(shownBank?.name ?? null, [everyTable, ...tables])
      if (!tables.includes(bankList)) return
      if (shownBank?.name) follow(null, [bankList])
      stops.add(watchShown(document, () => wake()))
    })
    return () => {
      isStopped = true
      for (const stop of stops) stop()
      wake = () => {}
      setTime(null)
    }
  })
  return { followBank, setTime }
}

/** Starts the actor of a panel over what it reads of the bank and changes in it. */
export function startPanel<Data, Change = never>(
  scope: ScreenScope,
  { portalReady }: Pick<Shell, 'portalReady'>,
  { tables, read, change, nextIn = () => null }: Panel<Data, Change>,
): PanelActor<Data, Change> {
  const { followBank, setTime } = followBankOf(tables, scope.environment.clock, { portalReady })
  const actors = {
    readBank: fromPromise(async ({ signal }) => {
      const data = await read((await portalReady).fetch, signal)
      setTime(nextIn(data))
      return data
    }),
    changeBank: fromPromise(async ({ input, signal }) => {
      await change?.((await portalReady).fetch, input.change as Change, signal)
    }),
    followBank,
  } satisfies ActorsOf<typeof panelMachine>
  return startScopedActor(scope, panelMachine.provide({ actors }), { interrupted: null })
}
