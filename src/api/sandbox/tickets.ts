import { array } from 'superstruct'
import { type TicketStatusChange, type WaitingTicket, waitingTicket } from '../../rules/sandbox/tickets.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

const tickets = array(waitingTicket)

/** Every developer's tickets that are not closed, newest first. */
export const readOpenTickets = (fetch: Fetch, signal: AbortSignal): Promise<WaitingTicket[]> =>
  readControl(fetch, '/tickets', tickets, signal)

export const changeTicket = (fetch: Fetch, { ticketNumber, action }: TicketStatusChange, signal: AbortSignal) =>
  changeControl(fetch, 'POST', `/tickets/${encodeURIComponent(ticketNumber)}/${action}`, {}, signal)
