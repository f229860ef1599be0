import { fromPromise } from 'xstate'
import { readExport, runDataControl } from '../../../api/sandbox/data.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { dataControlMachine } from '../../../machines/sandbox/dataControl.machine.ts'
import type { DataControl } from '../../../rules/sandbox/sandboxData.ts'
import type { PortalReady } from '../../bootstrap/shell.ts'

/** @param saveFile hands the text of an export to the person */
export function dataControlOf(
  { portalReady }: PortalReady<'fetch' | 'environment'>,
  saveFile: (text: string) => void = () => {},
) {
  const actors = {
    runControl: fromPromise<void, { control: DataControl | null }>(async ({ input: { control }, signal }) => {
      const { fetch, environment } = await portalReady
      const { shownBank } = environment
      if (control?.kind === 'export') saveFile(await readExport(fetch, signal))
      else if (control?.kind === 'openBank') shownBank?.choose(control.name)
      else if (control) await runDataControl(fetch, control, signal)
      if (control?.kind !== 'deleteBank') return
      shownBank?.forget(control.name)
      if (control.isShown)
        try {
          shownBank?.choose(null)
        } catch {
          // The bank is deleted all the same, and the page says that it is gone.
        }
    }),
  } satisfies ActorsOf<typeof dataControlMachine>
  return dataControlMachine.provide({ actors })
}
