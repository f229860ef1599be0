import { PanelHeading } from '../workbench/panel/PanelHeading.tsx'
import type { TimeTravelActor } from './inspectorState.ts'
import { StateMachines } from './StateMachines.tsx'

export function StateMachinesPanel({ travel }: { travel: TimeTravelActor }) {
  return (
    <>
      <PanelHeading name="state-machines">
        The state machines running in this page, with their current state and last event.
      </PanelHeading>
      <StateMachines travel={travel} />
    </>
  )
}
