import { type Infer, integer, object, string } from 'superstruct'

/** A ticket on the desk of the bank's own people; `replies` counts them. */
export const waitingTicket = object({
  ticketNumber: string(),
  userEmail: string(),
  subject: string(),
  replies: integer(),
})
export type WaitingTicket = Infer<typeof waitingTicket>

export interface TicketStatusChange {
  ticketNumber: string
  action: 'answer' | 'close'
}
