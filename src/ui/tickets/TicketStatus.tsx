import { statusName } from '../../rules/tickets/ticketStatus.ts'

/** A status that the specification does not name is not shown. */
export function TicketStatus({ status }: { status: string }) {
  const name = statusName(status)
  if (name === undefined) return <span aria-hidden="true">–</span>
  return (
    <span className="ticket-status" data-status={status}>
      {name}
    </span>
  )
}
