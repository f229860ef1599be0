import type { ReactNode } from 'react'
import { errorTypeName } from '../../rules/tickets/errorStages.ts'
import type { Ticket } from '../../rules/tickets/tickets.ts'
import { shownDate } from '../../rules/tickets/ticketTable.ts'
import { Attachment } from './Attachment.tsx'
import { TicketStatus } from './TicketStatus.tsx'
import { TicketText } from './TicketText.tsx'
import { ticketTexts as texts } from './ticketTexts.ts'

interface Props {
  ticket: Ticket
  /** Left out where a form shows it. */
  withDescription: boolean
}

export function TicketFields({ ticket, withDescription }: Props) {
  return (
    <dl className="ticket-fields">
      <Field name={texts.ticketNumber}>
        <TicketText>{ticket.ticketNumber}</TicketText>
      </Field>
      <Field name={texts.status}>
        <TicketStatus status={ticket.status} />
      </Field>
      <Field name={texts.creationDate}>
        <time dateTime={ticket.creationDate}>{shownDate(ticket.creationDate)}</time>
      </Field>
      <Field name={texts.errorType}>{errorTypeName(ticket.errorType)}</Field>
      <Field name={texts.subject} room="line">
        <TicketText>{ticket.subject}</TicketText>
      </Field>
      <Field name={texts.apiName} room="half">
        <TicketText>{ticket.apiName}</TicketText>
      </Field>
      <Field name={texts.endpointAddress} room="half">
        <TicketText>{ticket.endpointAddress}</TicketText>
      </Field>
      <Field name={texts.errorCode} room="half">
        <TicketText>{ticket.errorCode}</TicketText>
      </Field>
      <Field name={texts.email} room="half">
        <TicketText>{ticket.userEmail}</TicketText>
      </Field>
      <Field name={texts.attachment} room="half">
        <Attachment ticket={ticket} />
      </Field>
      {withDescription && (
        <Field name={texts.description} room="line">
          <TicketText>{ticket.description}</TicketText>
        </Field>
      )}
    </dl>
  )
}

interface FieldProps {
  name: string
  /** A field of a line of four; alone it takes one. */
  room?: 'half' | 'line'
  children: ReactNode
}

export function Field({ name, room, children }: FieldProps) {
  return (
    <div data-room={room}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
