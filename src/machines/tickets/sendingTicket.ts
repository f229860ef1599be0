import { problemOf, withProblem } from '../failure.ts'
import { createTicketSetup, formOf, searchOf } from './createTicket.setup.ts'

/** A new ticket may look like an older one, so their numbers are read first; a list that fails holds up nothing. */
export const listing = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'listTicketNumbers',
    src: 'listTicketNumbers',
    onDone: { target: 'submitting', actions: { type: 'setKnownNumbers', params: ({ event }) => event.output } },
    onError: 'submitting',
  },
  on: { 'ticket.cancel': 'review.cancelled' },
})

export const submitting = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: [
    {
      id: 'createTicket',
      src: 'createTicket',
      input: ({ context }) => formOf(context),
      onDone: { target: 'submitted', actions: { type: 'setNumber', params: ({ event }) => event.output } },
      onError: [
        {
          guard: { type: 'isOutcomeUnknown', params: problemOf },
          target: 'checking',
          actions: 'markUnconfirmed',
        },
        {
          target: 'review.failed',
          actions: withProblem('setProblem', 'emitFailure'),
        },
      ],
    },
    { id: 'watchUpload', src: 'watchUpload' },
  ],
  exit: 'clearProgress',
  on: {
    'upload.progress': { actions: { type: 'setProgress', params: ({ event }) => event.percent } },
    'ticket.cancel': [
      { guard: 'isUploading', target: 'review.cancelled' },
      { target: 'checking', actions: 'markUnconfirmed' },
    ],
  },
})

/** After a call without an answer: whether the ticket is listed. */
export const checking = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'findTicket',
    src: 'findTicket',
    input: ({ context }) => searchOf(context),
    onDone: [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: 'submitted',
        actions: { type: 'setNumber', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'review.found',
        actions: [{ type: 'setNumber', params: ({ event }) => event.output }, 'markConfirmed'],
      },
      { target: 'review.notFound' },
    ],
    onError: 'review.unknown',
  },
})

/** Before it is sent again. What was found then may differ from what stands in the form, which is kept. */
export const rechecking = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'findTicket',
    src: 'findTicket',
    input: ({ context }) => searchOf(context),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'review.found',
        actions: [{ type: 'setNumber', params: ({ event }) => event.output }, 'markConfirmed', 'clearKnownNumbers'],
      },
      { target: 'submitting' },
    ],
    onError: 'review.unknown',
  },
})
