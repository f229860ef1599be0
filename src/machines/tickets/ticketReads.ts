import type { DoneActorEvent } from 'xstate'
import type { Ticket } from '../../rules/tickets/tickets.ts'
import { problemOf, withProblem } from '../failure.ts'
import { ticketSetup } from './ticket.setup.ts'

const ticketOf = ({ event }: { event: DoneActorEvent<Ticket> }) => event.output

/** The bank has what was sent: its own copy is shown, and nothing is sent. */
const isThere = [
  {
    guard: { type: 'isDescriptionApplied', params: ticketOf },
    target: 'routing',
    actions: [{ type: 'setTicket', params: ticketOf }, 'markOutcomeKnown', 'emitSaved'],
  },
  {
    guard: { type: 'isReplyApplied', params: ticketOf },
    target: 'routing',
    actions: [{ type: 'setTicket', params: ticketOf }, 'markOutcomeKnown', 'clearForm', 'emitReplyFound'],
  },
] as const

/** Before a change is sent: the ticket may have changed, or have it already. */
export const comparing = ticketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'getTicket',
    src: 'getTicket',
    input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
    onDone: [
      ...isThere,
      {
        guard: { type: 'canReply', params: ticketOf },
        target: 'replying',
        actions: { type: 'setTicket', params: ticketOf },
      },
      {
        guard: { type: 'canSave', params: ticketOf },
        target: 'saving',
        actions: { type: 'setTicket', params: ticketOf },
      },
      {
        target: 'routing',
        actions: [{ type: 'setTicket', params: ticketOf }, 'emitNotSent', 'requestTickets'],
      },
    ],
    onError: {
      target: 'unavailable',
      actions: withProblem('setProblem', 'emitFailure'),
    },
  },
})

/** After a change without an answer: the ticket shows whether the bank has it. */
export const checking = ticketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'getTicket',
    src: 'getTicket',
    input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
    onDone: [
      ...isThere,
      {
        target: 'routing',
        actions: [{ type: 'setTicket', params: ticketOf }, 'emitUnknown'],
      },
    ],
    onError: {
      target: 'unavailable',
      actions: [{ type: 'setProblem', params: problemOf }, 'emitUnknown'],
    },
  },
})
