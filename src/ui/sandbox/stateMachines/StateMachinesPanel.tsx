import { PanelHeading } from '../workbench/PanelHeading.tsx'
import type { TimeTravelActor } from './inspectorState.ts'
import { StateMachines } from './StateMachines.tsx'

export function StateMachinesPanel({ travel }: { travel: TimeTravelActor }) {
  return (
    <>
      <PanelHeading title="State machines">
        The charts that run in this page: where each stands, and what it did last.
      </PanelHeading>
      <StateMachines travel={travel} />
    </>
  )
}
