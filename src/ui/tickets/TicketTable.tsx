import type { MouseEvent } from 'react'
import { startOf } from '../../rules/text/serverText.ts'
import { errorTypeName } from '../../rules/tickets/errorStages.ts'
import type { TicketRow } from '../../rules/tickets/tickets.ts'
import { ticketHref } from '../../rules/tickets/ticketsLocation.ts'
import { inCell, shownDate } from '../../rules/tickets/ticketTable.ts'
import { hasModifier } from '../kit/keys/hasModifier.ts'
import { TicketStatus } from './TicketStatus.tsx'
import { ticketTexts as texts } from './ticketTexts.ts'

interface Props {
  tickets: readonly TicketRow[]
  open: (ticketNumber: string) => void
}

const columns = [texts.ticketNumber, texts.status, texts.creationDate, texts.errorType, texts.subject]

/** Five columns (001 section 2); a click anywhere in a row opens it, and its number is the link to it. */
export function TicketTable({ tickets, open }: Props) {
  return (
    <table className="ticket-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <TicketLine key={ticket.ticketNumber} ticket={ticket} open={open} />
        ))}
      </tbody>
    </table>
  )
}

function TicketLine({ ticket, open }: { ticket: TicketRow; open: Props['open'] }) {
  const choose = (event: MouseEvent<HTMLTableRowElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    event.currentTarget.querySelector('a')?.focus()
    open(ticket.ticketNumber)
  }
  return (
    <tr onClick={choose}>
      <th scope="row">
        <a className="ticket-link" href={ticketHref(ticket.ticketNumber)}>
          <bdi>{inCell(ticket.ticketNumber)}</bdi>
        </a>
      </th>
      <td data-column="status">
        <TicketStatus status={ticket.status} />
      </td>
      <td data-column="date">
        <time dateTime={ticket.creationDate}>{shownDate(ticket.creationDate)}</time>
      </td>
      <td data-column="type">{errorTypeName(ticket.errorType)}</td>
      <td data-column="subject">
        <bdi className="ticket-subject clamped">{startOf(ticket.subject, 'summary')}</bdi>
      </td>
    </tr>
  )
}
