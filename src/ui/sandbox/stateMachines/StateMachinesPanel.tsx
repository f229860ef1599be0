import { PageHeading } from '../../kit/PageHeading.tsx'
import { StateMachines } from './StateMachines.tsx'

export function StateMachinesPanel() {
  return (
    <>
      <PageHeading title="State machines">
        The charts that run in this page: where each stands, and what it did last.
      </PageHeading>
      <StateMachines />
    </>
  )
}
