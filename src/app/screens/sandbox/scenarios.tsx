import { decideOrder, readScenarios } from '../../../api/sandbox/scenarios.ts'
import { ScenariosPanel } from '../../../ui/sandbox/scenarios/ScenariosPanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { scenarioOf } from '../../actors/sandbox/scenario.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

/** What would be lost follows from these tables, and which orders wait. */
const tables = ['accounts', 'applications', 'tickets', 'transfers', 'webhookSubscriptions']

export const panel: StartPanel = (scope, shell) => (
  <ScenariosPanel
    actor={startPanel(scope, shell, { tables, read: readScenarios, change: decideOrder })}
    scenario={startScopedActor(scope, scenarioOf(shell), { interrupted: null })}
  />
)
