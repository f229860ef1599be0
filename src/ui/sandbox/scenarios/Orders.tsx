import { Button } from '@radix-ui/themes/components/button'
import { useRef } from 'react'
import type { OrderDecision, ScenariosData } from '../../../rules/sandbox/scenarios.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'

interface Props {
  orders: ScenariosData['orders']
  change: (change: OrderDecision) => void
}

/** What the second user of a company, a second holder or a partner decides. */
export function Orders({ orders, change }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const decide = (decision: OrderDecision) => () => {
    change(decision)
    heading.current?.focus()
  }
  return (
    <PanelSection title="Orders waiting for approval" heading={heading}>
      <ChangeStatus<OrderDecision>
        of={({ decision }) => (decision === 'approve' ? 'Order approved' : 'Order refused')}
      />
      {orders.length === 0 && <p>No orders are waiting for approval.</p>}
      <ul className="row-list">
        {orders.map(({ referenceNumber, customerNumber, kind, amount, receiverName }) => (
          <li key={referenceNumber} ref={toSectionHeading}>
            <div>
              <strong>
                {amount.amount} {amount.currency} to {startOf(receiverName, 'name')}
              </strong>
              <span className="row-note">
                {referenceNumber}, {kind}, customer {customerNumber}
              </span>
            </div>
            <div className="actions">
              <Button
                variant="soft"
                aria-label={`Approve ${referenceNumber}`}
                onClick={decide({ referenceNumber, decision: 'approve' })}
              >
                Approve
              </Button>
              <Button
                variant="outline"
                aria-label={`Refuse ${referenceNumber}`}
                onClick={decide({ referenceNumber, decision: 'refuse' })}
              >
                Refuse
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
