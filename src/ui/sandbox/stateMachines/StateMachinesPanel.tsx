import { PanelHeading } from '../workbench/PanelHeading.tsx'
import { StateMachines } from './StateMachines.tsx'

export function StateMachinesPanel() {
  return (
    <>
      <PanelHeading title="State machines">
        The charts that run in this page: where each stands, and what it did last.
      </PanelHeading>
      <StateMachines />
    </>
  )
}
