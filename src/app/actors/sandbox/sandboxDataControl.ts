import { fromPromise } from 'xstate'
import { readExport, runDataControl } from '../../../api/sandbox/data.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { dataControlMachine } from '../../../machines/sandbox/dataControl.machine.ts'
import type { DataControl } from '../../../rules/sandbox/sandboxData.ts'
import type { PortalReady } from '../../bootstrap/shell.ts'

/** @param saveFile hands the text of an export to the person */
export function dataControlOf({ portalReady }: PortalReady<'fetch'>, saveFile: (text: string) => void) {
  const actors = {
    runControl: fromPromise<void, { control: DataControl | null }>(async ({ input: { control }, signal }) => {
      const { fetch } = await portalReady
      if (control?.kind === 'export') saveFile(await readExport(fetch, signal))
      else if (control) await runDataControl(fetch, control, signal)
    }),
  } satisfies ActorsOf<typeof dataControlMachine>
  return dataControlMachine.provide({ actors })
}
