import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import { type PanelActor, panelMachine } from '../../machines/sandbox/panel.machine.ts'
import { changesChannel, type SandboxChanges } from '../../rules/sandbox.ts'
import type { Shell } from '../bootstrap/shell.ts'
import type { ScreenScope } from '../router/screenScope.ts'
import { fromListener } from './fromListener.ts'
import { startScopedActor } from './startScopedActor.ts'

interface Panel<Data, Change> {
  /** Tables of the bank: it is read again when one of them changes. */
  tables: readonly string[]
  read(fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Data>
  change?(fetch: typeof globalThis.fetch, change: Change, signal: AbortSignal): Promise<unknown>
}

/** Tells the panel when one of the tables changes. */
export const followBankOf = (tables: readonly string[]) =>
  fromListener<void>(({ sendBack }) => {
    const channel = new BroadcastChannel(changesChannel)
    channel.onmessage = ({ data }: MessageEvent<SandboxChanges>) => {
      if (data.tables.some((table) => tables.includes(table))) sendBack({ type: 'bank.changed' })
    }
    return () => channel.close()
  })

/** Starts the actor of a panel over what it reads of the bank and changes in it. */
export function startPanel<Data, Change = never>(
  scope: ScreenScope,
  { portalReady }: Pick<Shell, 'portalReady'>,
  { tables, read, change }: Panel<Data, Change>,
): PanelActor<Data, Change> {
  const actors = {
    readBank: fromPromise<unknown, void>(async ({ signal }) => read((await portalReady).fetch, signal)),
    changeBank: fromPromise<void, { change: unknown }>(async ({ input, signal }) => {
      await change?.((await portalReady).fetch, input.change as Change, signal)
    }),
    followBank: followBankOf(tables),
  } satisfies ActorsOf<typeof panelMachine>
  return startScopedActor(scope, panelMachine.provide({ actors }), {})
}
