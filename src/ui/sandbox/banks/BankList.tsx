import { Button } from '@radix-ui/themes/components/button'
import { type ReactNode, useRef } from 'react'
import type { BankInfo } from '../../../rules/sandbox/banks/banks.ts'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { counted } from '../../../rules/text/counted.ts'
import { ControlOutcome } from '../data/ControlOutcome.tsx'
import type { DataControlActor } from '../data/dataActors.ts'
import { useDone } from '../data/useDone.ts'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../workbench/times.ts'

interface Props {
  banks: readonly BankInfo[]
  /** Null for the default bank. */
  shown: string | null
  actor: DataControlActor
}

const isListed = ({ kind }: DataControl) => kind === 'deleteBank' || kind === 'openBank'

export function BankList({ banks, shown, actor }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDone(actor, ({ kind }) => {
    if (kind === 'deleteBank') heading.current?.focus()
  })
  return (
    <PanelSection title="Your banks" heading={heading}>
      <p>
        Opening a bank reloads the portal in every tab of this browser. You sign in to each bank separately; drafts and
        the session stay with their bank.
      </p>
      <ControlOutcome actor={actor} of={isListed} />
      <ul className="data-list" aria-label="Banks">
        <BankItem name={null} shown={shown} actor={actor}>
          You can’t delete it.
        </BankItem>
        {banks.map((bank) => (
          <BankItem key={bank.name} name={bank.name} shown={shown} actor={actor}>
            {factsOf(bank)}
          </BankItem>
        ))}
      </ul>
    </PanelSection>
  )
}

function factsOf({ createdAt, lastCallAt, rows, request: { seed, rateLimit } }: BankInfo): string {
  const facts = [
    `Created ${dateTime(createdAt)}`,
    lastCallAt === null ? 'not called yet' : `last call ${dateTime(lastCallAt)}`,
    counted(rows, 'row'),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(rateLimit === undefined ? [] : ['no rate limits']),
  ]
  return facts.join(', ')
}

interface ItemProps extends Pick<Props, 'shown' | 'actor'> {
  name: string | null
  children: ReactNode
}

function BankItem({ name, shown, actor, children }: ItemProps) {
  const title = name ?? 'Default bank'
  const isShown = name === shown
  return (
    <li ref={toSectionHeading}>
      <div className="data-item">
        <strong>{title}</strong>
        <span dir="auto">{children}</span>
      </div>
      <div className="row data-actions">
        {isShown ? (
          <span className="sandbox-badge" data-tone="success">
            Current
          </span>
        ) : (
          <Button
            variant="soft"
            aria-label={`Open ${title}`}
            onClick={() => actor.send({ type: 'control.request', control: { kind: 'openBank', name } })}
          >
            Open
          </Button>
        )}
        {name !== null && (
          <Button
            variant="outline"
            color="red"
            aria-label={`Delete ${title}`}
            onClick={() => actor.send({ type: 'control.request', control: { kind: 'deleteBank', name, isShown } })}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}
