import { ticketSetup } from './ticket.setup.ts'

/** Before a change is sent: the ticket may have changed, or have it already. */
export const comparing = ticketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'getTicket',
    src: 'getTicket',
    input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
    onDone: [
      {
        guard: { type: 'isDescriptionApplied', params: ({ event }) => event.output },
        target: 'routing',
        actions: [{ type: 'setTicket', params: ({ event }) => event.output }, 'markOutcomeKnown', 'emitSaved'],
      },
      {
        guard: { type: 'isReplyApplied', params: ({ event }) => event.output },
        target: 'routing',
        actions: [
          { type: 'setTicket', params: ({ event }) => event.output },
          'markOutcomeKnown',
          'clearForm',
          'emitReplyFound',
        ],
      },
      {
        guard: { type: 'canReply', params: ({ event }) => event.output },
        target: 'replying',
        actions: { type: 'setTicket', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'canSave', params: ({ event }) => event.output },
        target: 'saving',
        actions: { type: 'setTicket', params: ({ event }) => event.output },
      },
      {
        target: 'routing',
        actions: [{ type: 'setTicket', params: ({ event }) => event.output }, 'emitNotSent', 'requestTickets'],
      },
    ],
    onError: {
      target: 'unavailable',
      actions: [
        { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
})

/** After a change without an answer: the ticket tells whether the bank has it. */
export const checking = ticketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'getTicket',
    src: 'getTicket',
    input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
    onDone: [
      {
        guard: { type: 'isDescriptionApplied', params: ({ event }) => event.output },
        target: 'routing',
        actions: [{ type: 'setTicket', params: ({ event }) => event.output }, 'markOutcomeKnown', 'emitSaved'],
      },
      {
        guard: { type: 'isReplyApplied', params: ({ event }) => event.output },
        target: 'routing',
        actions: [
          { type: 'setTicket', params: ({ event }) => event.output },
          'markOutcomeKnown',
          'clearForm',
          'emitReplyFound',
        ],
      },
      {
        target: 'routing',
        actions: [{ type: 'setTicket', params: ({ event }) => event.output }, 'emitUnknown'],
      },
    ],
    onError: {
      target: 'unavailable',
      actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'emitUnknown'],
    },
  },
})
