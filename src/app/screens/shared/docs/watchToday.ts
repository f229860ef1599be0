import { istanbulTime } from '../../../../rules/bank/bankDays.ts'
import { shownOn } from '../../../../rules/definition/samples/exampleDays.ts'
import type { ShowToday } from '../../../../ui/docs/samples/credentials.ts'
import { bankClockOf } from '../../../actors/sandbox/bankClock.ts'
import type { PortalReady } from '../../../bootstrap/shell/shell.ts'

/** The days of examples follow the clock of the bank. */
export async function watchToday(
  { portalReady }: PortalReady<'environment'>,
  notify: (show: ShowToday) => void,
): Promise<void> {
  const clock = bankClockOf((await portalReady).environment)
  await clock.sync(new AbortController().signal)
  let shown = ''
  const update = () => {
    const today = istanbulTime(clock.now()).slice(0, 10)
    if (today === shown) return
    shown = today
    notify((definition, operation) => shownOn(definition, operation, today))
  }
  clock.watch(update)
  update()
}
