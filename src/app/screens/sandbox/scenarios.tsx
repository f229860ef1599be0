import { decideOrder, readScenarios } from '../../../api/sandbox/scenarios.ts'
import type { ScenarioResult } from '../../../rules/sandboxScenarios.ts'
import { ScenariosPanel } from '../../../ui/sandbox/scenarios/ScenariosPanel.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import { scenarioOf } from '../../actors/sandboxScenario.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'
import { recheckSession } from '../shared/recheckSession.ts'

/** What would be lost follows from these tables, and which orders wait. */
const tables = ['accounts', 'applications', 'tickets', 'transfers', 'webhookSubscriptions']

export const panel: StartPanel = (scope, shell, onReplaced) => {
  // Who is signed in may have an account that the seed does not have.
  const done = ({ result: { isUndoneByCalls } }: { result: ScenarioResult }) => {
    if (!isUndoneByCalls) void recheckSession(shell.session, onReplaced)
  }
  return (
    <ScenariosPanel
      actor={startPanel(scope, shell, { tables, read: readScenarios, change: decideOrder })}
      scenario={startScopedActor(scope, scenarioOf(shell), { on: { 'scenario.done': done } })}
    />
  )
}
