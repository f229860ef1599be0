import { changeData, readRowCounts } from '../../../api/sandbox/data.ts'
import { DataPanel } from '../../../ui/sandbox/data/DataPanel.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => (
  <DataPanel
    actor={startPanel(scope, shell, { tables: ['events', 'system'], read: readRowCounts, change: changeData })}
  />
)
