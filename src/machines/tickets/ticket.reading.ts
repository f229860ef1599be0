import { withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { ticketSetup } from './ticket.setup.ts'

/** The bank has what was sent: its own copy is shown, and nothing is sent. */
const isThere = [
  {
    guard: ofOutput('isDescriptionApplied'),
    target: 'routing',
    actions: [...withOutput('setTicket'), 'markOutcomeKnown', 'emitSaved'],
  },
  {
    guard: ofOutput('isReplyApplied'),
    target: 'routing',
    actions: [...withOutput('setTicket'), 'markOutcomeKnown', 'clearForm', 'emitReplyFound'],
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
      { guard: ofOutput('canReply'), target: 'replying', actions: withOutput('setTicket') },
      { guard: ofOutput('canSave'), target: 'saving', actions: withOutput('setTicket') },
      { target: 'routing', actions: [...withOutput('setTicket'), 'emitNotSent', 'requestTickets'] },
    ],
    onError: { target: 'unavailable', actions: withProblem('setProblem', 'emitFailure') },
  },
})

/** After a change without an answer: the ticket shows whether the bank has it. */
export const checking = ticketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'getTicket',
    src: 'getTicket',
    input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
    onDone: [...isThere, { target: 'routing', actions: [...withOutput('setTicket'), 'emitUnknown'] }],
    onError: { target: 'unavailable', actions: [...withProblem('setProblem'), 'emitUnknown'] },
  },
})
