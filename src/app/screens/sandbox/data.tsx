import { readData } from '../../../api/sandbox/data.ts'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { exportFileName } from '../../../rules/sandbox/data/exportFileName.ts'
import { download } from '../../../ui/kit/download.ts'
import { DataPanel } from '../../../ui/sandbox/data/DataPanel.tsx'
import { doneTextOf } from '../../../ui/sandbox/data/dataTexts.ts'
import { dataControlOf } from '../../actors/sandbox/dataControl.ts'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

const tables = [
  'events',
  'system',
  'snapshots',
  'ledgerAccounts',
  'ledgerHolds',
  'creditCards',
  'debitCards',
  'virtualCards',
  'testCustomers',
  'consents',
]

export const panel: StartPanel = (scope, shell) => {
  const control = dataControlOf(shell, (text) => download(text, 'application/json', exportFileName))
  /** The panel confirms it beside the control; who has left the panel sees a notice. */
  const done = ({ control, source }: { control: DataControl | null; source: string }) => {
    if (control && scope.isDisposed()) shell.notify({ variant: 'success', message: doneTextOf(control), source })
  }
  const startControl = () => startScopedActor(scope, control, { interrupted: null, on: { 'control.done': done } })
  return (
    <DataPanel
      actor={startPanel(scope, shell, { tables, read: readData })}
      control={startControl()}
      accountControl={startControl()}
    />
  )
}
