import { Button } from '@radix-ui/themes/components/button'
import { useId, useState } from 'react'
import type { SandboxConsent } from '../../../../rules/sandbox/customers/consents.ts'
import type { AccountCard, TestCustomerAccounts } from '../../../../rules/sandbox/customers/customerAccounts.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { capitalizedStatus } from '../../workbench/capitalizedStatus.ts'
import { PanelSection } from '../../workbench/panel/PanelSection.tsx'
import { toSectionHeading } from '../../workbench/panel/toSectionHeading.ts'
import { ControlOutcome } from '../ControlOutcome.tsx'
import type { DataControlActor } from '../dataActors.ts'
import { AccountForm } from './AccountForm.tsx'
import { Consents } from './Consents.tsx'
import { NewCustomer } from './NewCustomer.tsx'

interface Props {
  customers: readonly TestCustomerAccounts[]
  consents: readonly SandboxConsent[]
  actor: DataControlActor
}

export function Customers({ customers, consents, actor }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const customer = customers.find(({ customerNumber }) => customerNumber === chosen) ?? customers[0]
  return (
    <PanelSection title="Test customers">
      <NewCustomer actor={actor} />
      <p>Set a balance, and the bank books the difference as cash. Calls and webhooks show it at once.</p>
      <div className="stack customer-choice">
        <label htmlFor={id}>Customer</label>
        <select
          className="plain-control"
          id={id}
          value={customer?.customerNumber}
          onChange={({ target }) => setChosen(target.value)}
        >
          {customers.map(({ customerNumber, name }) => (
            <option key={customerNumber} value={customerNumber}>
              {customerNumber}, {name}
            </option>
          ))}
        </select>
      </div>
      {customer && <Holdings customer={customer} actor={actor} />}
      {customer && (
        <Consents
          key={`consents of ${customer.customerNumber}`}
          consents={consents.filter(({ customerNumber }) => customerNumber === customer.customerNumber)}
          actor={actor}
        />
      )}
    </PanelSection>
  )
}

interface HoldingsProps {
  customer: TestCustomerAccounts
  actor: DataControlActor
}

function Holdings({ customer: { customerNumber, accounts, cards }, actor }: HoldingsProps) {
  return (
    <>
      <h3 className="data-heading">Accounts</h3>
      {accounts.length === 0 && <p>No accounts.</p>}
      <ul className="data-list" aria-label="Accounts">
        {accounts.map((account) => (
          <li key={account.accountNumber} ref={toSectionHeading}>
            <AccountForm customerNumber={customerNumber} account={account} actor={actor} />
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <>
          <h3 className="data-heading">Cards</h3>
          <ul className="data-list" aria-label="Cards">
            {cards.map((card) => (
              <li key={card.cardId} ref={toSectionHeading}>
                <Card customerNumber={customerNumber} card={card} actor={actor} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const statusTones = { ACTIVE: 'success', BLOCKED: 'error', LOST: 'error', USED: undefined, CLOSED: undefined } as const

interface CardProps {
  customerNumber: string
  card: AccountCard
  actor: DataControlActor
}

function Card({ customerNumber, card: { cardId, kind, cardNumber, name, status }, actor }: CardProps) {
  const canChange = kind !== 'VIRTUAL' && (status === 'ACTIVE' || status === 'BLOCKED')
  const next = status === 'ACTIVE' ? 'BLOCKED' : 'ACTIVE'
  const action = status === 'ACTIVE' ? 'Block' : 'Unblock'
  return (
    <>
      <div className="data-item">
        <strong>
          {startOf(name, 'name')}{' '}
          <span className="sandbox-badge" data-tone={statusTones[status]}>
            {capitalizedStatus(status)}
          </span>
        </strong>
        <span>
          {cardId}, {cardNumber}
        </span>
      </div>
      {canChange && (
        <Button
          variant="outline"
          aria-label={`${action} ${cardId}`}
          onClick={() =>
            actor.send({ type: 'control.request', control: { kind: 'card', customerNumber, cardId, status: next } })
          }
        >
          {action}
        </Button>
      )}
      {canChange && (
        <ControlOutcome actor={actor} of={(control) => control.kind === 'card' && control.cardId === cardId} />
      )}
    </>
  )
}
