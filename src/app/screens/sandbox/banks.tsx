import { readBanks } from '../../../api/sandbox/banks.ts'
import type { DataControl } from '../../../rules/sandbox/sandboxData.ts'
import { BanksPanel } from '../../../ui/sandbox/banks/BanksPanel.tsx'
import { doneTextOf } from '../../../ui/sandbox/data/dataTexts.ts'
import { dataControlOf } from '../../actors/sandbox/sandboxDataControl.ts'
import { startPanel } from '../../actors/sandbox/sandboxPanel.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => {
  const actor = startPanel(scope, shell, { tables: ['events', 'snapshots'], read: readBanks })
  const done = ({ control, source }: { control: DataControl | null; source: string }) => {
    // The list is the host's, of which no bank says that it has changed.
    actor.send({ type: 'bank.changed' })
    if (control && scope.isDisposed()) shell.notify({ variant: 'success', message: doneTextOf(control), source })
  }
  const control = startScopedActor(scope, dataControlOf(shell), { interrupted: null, on: { 'control.done': done } })
  return <BanksPanel actor={actor} control={control} />
}
