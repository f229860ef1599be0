import { readBanks } from '../../../api/sandbox/banks.ts'
import { bankList } from '../../../rules/sandbox/changes.ts'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { BanksPanel } from '../../../ui/sandbox/banks/BanksPanel.tsx'
import { doneTextOf } from '../../../ui/sandbox/data/dataTexts.ts'
import { dataControlOf } from '../../actors/sandbox/dataControl.ts'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => {
  const actor = startPanel(scope, shell, { tables: ['events', 'snapshots', bankList], read: readBanks })
  const done = ({ control, source }: { control: DataControl | null; source: string }) => {
    // A server does not say that its list has changed.
    actor.send({ type: 'bank.changed' })
    if (control && scope.isDisposed()) shell.notify({ variant: 'success', message: doneTextOf(control), source })
  }
  const control = startScopedActor(scope, dataControlOf(shell), { interrupted: null, on: { 'control.done': done } })
  return <BanksPanel actor={actor} control={control} />
}
