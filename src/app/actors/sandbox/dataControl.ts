import { fromPromise } from 'xstate'
import { readExport, runDataControl } from '../../../api/sandbox/data.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { dataControlMachine } from '../../../machines/sandbox/dataControl.machine.ts'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { exportProblem } from '../../../rules/sandbox/data/exportFormat.ts'
import type { ShownBank } from '../../bootstrap/sandbox/openChosenBank.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

interface Deletion {
  fetch: typeof globalThis.fetch
  signal: AbortSignal
  shownBank: ShownBank | undefined
}

async function deleteBank(
  control: Extract<DataControl, { kind: 'deleteBank' }>,
  { fetch, signal, shownBank }: Deletion,
): Promise<void> {
  const remove = async () => {
    await runDataControl(fetch, control, signal)
    shownBank?.clearDeleted(control.name)
  }
  if (control.isShown && shownBank) await shownBank.leave(remove)
  else await remove()
}

/** @param saveFile hands the text of an export to the person */
export function dataControlOf(
  { portalReady }: PortalReady<'fetch' | 'environment'>,
  saveFile: (text: string) => void = () => {},
) {
  const actors = {
    checkFile: fromPromise(async ({ input: { control } }) => {
      const problem = control?.kind === 'import' ? await exportProblem(control.file) : undefined
      if (problem !== undefined) throw new Error(problem)
    }),
    runControl: fromPromise(async ({ input: { control }, signal }) => {
      const { fetch, environment } = await portalReady
      const { shownBank } = environment
      if (control?.kind === 'export') saveFile(await readExport(fetch, signal))
      else if (control?.kind === 'openBank') shownBank?.choose(control.name)
      else if (control?.kind === 'deleteBank') await deleteBank(control, { fetch, signal, shownBank })
      else if (control) await runDataControl(fetch, control, signal)
    }),
  } satisfies ActorsOf<typeof dataControlMachine>
  return dataControlMachine.provide({ actors })
}
