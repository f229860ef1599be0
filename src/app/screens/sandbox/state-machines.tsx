import { timeTravelMachine } from '../../../machines/sandbox/timeTravel.machine.ts'
import { StateMachinesPanel } from '../../../ui/sandbox/stateMachines/StateMachinesPanel.tsx'
import { startActor } from '../../actors/shared/startActor.ts'
import { uninspected } from '../../inspector/uninspected.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope) => {
  // What is inspected here would be listed here.
  const travel = startActor(uninspected(scope.environment), timeTravelMachine, {})
  scope.add(travel)
  return <StateMachinesPanel travel={travel} />
}
