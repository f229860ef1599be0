import { changeFault, createFaultsReader } from '../../../api/sandbox/faults.ts'
import { FaultsPanel } from '../../../ui/sandbox/faults/FaultsPanel.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => (
  <FaultsPanel
    actor={startPanel(scope, shell, { tables: ['faults'], read: createFaultsReader(), change: changeFault })}
  />
)
