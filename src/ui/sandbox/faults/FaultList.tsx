import { Button } from '@radix-ui/themes/components/button'
import type { FaultChange, FaultsData } from '../../../rules/sandbox/faults/faults.ts'
import { ServerText } from '../../kit/ServerText.tsx'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { faultText } from './faultTexts.ts'

interface Props extends FaultsData {
  change: (change: FaultChange) => void
}

/** The faults that are set, with what is left of them. */
export function FaultList({ faults, operations, change }: Props) {
  const set = Object.entries(faults)
  return (
    <section aria-labelledby="set-faults-heading">
      <div className="row fault-head">
        <h2 id="set-faults-heading" className="panel-section">
          Active faults
        </h2>
        {set.length > 1 && (
          <Button ref={toSectionHeading} variant="outline" onClick={() => change({ operation: null, fault: null })}>
            Remove all
          </Button>
        )}
      </div>
      <ChangeStatus<FaultChange>
        of={({ operation, fault }) => fault === null && (operation === null ? 'All faults removed' : 'Fault removed')}
      />
      {set.length === 0 && <p>No active faults.</p>}
      <ul className="row-list fault-list" aria-labelledby="set-faults-heading">
        {set.map(([id, fault]) => {
          const operation = operations.find((each) => each.id === id)
          return (
            <li key={id} ref={toSectionHeading}>
              <div>
                <strong>{operation?.title ?? id}</strong> <code>{id}</code>
                <p>
                  <ServerText kind="message">{faultText(fault, operation)}</ServerText>
                </p>
              </div>
              <Button
                variant="outline"
                aria-label={`Remove the fault of ${id}`}
                onClick={() => change({ operation: id, fault: null })}
              >
                Remove
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
