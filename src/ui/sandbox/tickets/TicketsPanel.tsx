import { Button } from '@radix-ui/themes/components/button'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { TicketStatusChange, WaitingTicket } from '../../../rules/sandbox/tickets.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { EmptyState } from '../../kit/states/States.tsx'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'

export function TicketsPanel({ actor }: { actor: PanelActor<readonly WaitingTicket[], TicketStatusChange> }) {
  return (
    <PanelView
      actor={actor}
      name="tickets"
      intro="An admin replies after half an hour by the bank’s clock. Here you can reply at once."
    >
      {(tickets, change) => (
        <>
          <ChangeStatus<TicketStatusChange>
            of={({ action, ticketNumber }) => action === 'close' && `${ticketNumber} closed`}
          />
          <OpenTickets tickets={tickets} change={change} />
        </>
      )}
    </PanelView>
  )
}

interface Props {
  tickets: readonly WaitingTicket[]
  change: (change: TicketStatusChange) => void
}

function OpenTickets({ tickets, change }: Props) {
  if (tickets.length === 0) return <EmptyState title="No open tickets" />
  return (
    <ul className="row-list">
      {tickets.map(({ ticketNumber, userEmail, subject, replies }) => (
        <li key={ticketNumber} ref={toSectionHeading}>
          <div>
            <strong>{startOf(subject, 'name')}</strong>
            <span className="row-note">
              {ticketNumber}, {userEmail}, {`${replies} ${replies === 1 ? 'reply' : 'replies'}`}
            </span>
          </div>
          <div className="actions">
            <Button
              variant="soft"
              aria-label={`Reply to ${ticketNumber}`}
              onClick={() => change({ ticketNumber, action: 'answer' })}
            >
              Reply
            </Button>
            <Button
              variant="outline"
              aria-label={`Close ${ticketNumber}`}
              onClick={() => change({ ticketNumber, action: 'close' })}
            >
              Close
            </Button>
          </div>
          <ChangeStatus<TicketStatusChange>
            of={(done) => done.ticketNumber === ticketNumber && done.action === 'answer' && 'Reply sent'}
          />
        </li>
      ))}
    </ul>
  )
}
