import { readData } from '../../../api/sandbox/data.ts'
import type { DataControl } from '../../../rules/sandboxData.ts'
import { download } from '../../../ui/kit/download.ts'
import { DataPanel } from '../../../ui/sandbox/data/DataPanel.tsx'
import { doneTexts } from '../../../ui/sandbox/data/dataTexts.ts'
import { dataControlOf } from '../../actors/sandboxDataControl.ts'
import { startPanel } from '../../actors/sandboxPanel.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
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
]

export const panel: StartPanel = (scope, shell) => {
  const control = dataControlOf(shell, (text) => download(text, 'application/json', 'sandbox.json'))
  const done = ({ control, source }: { control: DataControl | null; source: string }) => {
    if (control) shell.notify({ variant: 'success', message: doneTexts[control.kind], source })
  }
  const startControl = () => startScopedActor(scope, control, { on: { 'control.done': done } })
  return (
    <DataPanel
      actor={startPanel(scope, shell, { tables, read: readData })}
      control={startControl()}
      accountControl={startControl()}
    />
  )
}
