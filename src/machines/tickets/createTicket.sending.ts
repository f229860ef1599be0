import { ofProblem, withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { createTicketSetup, formOf, searchOf } from './createTicket.setup.ts'

/** What is being sent stays in sight: the history follows, so that the next Back leads to the step before. */
const staysAtReview = { 'step.restore': { actions: 'emitReviewKept' } } as const

/** A new ticket may look like an older one, so their numbers are read first; a list that fails holds up nothing. */
export const listing = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: {
    id: 'listTicketNumbers',
    src: 'listTicketNumbers',
    onDone: { target: 'submitting', actions: withOutput('setKnownNumbers') },
    onError: 'submitting',
  },
  on: { 'ticket.cancel': 'review.cancelled', ...staysAtReview },
})

export const submitting = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  invoke: [
    {
      id: 'createTicket',
      src: 'createTicket',
      input: ({ context }) => formOf(context),
      onDone: { target: 'submitted', actions: withOutput('setNumber') },
      onError: [
        { guard: ofProblem('isOutcomeUnknown'), target: 'checking', actions: 'markUnconfirmed' },
        { target: 'review.failed', actions: withProblem('setProblem', 'emitFailure') },
      ],
    },
    { id: 'watchUpload', src: 'watchUpload' },
  ],
  exit: 'clearProgress',
  on: {
    ...staysAtReview,
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
  on: staysAtReview,
  invoke: {
    id: 'findTicket',
    src: 'findTicket',
    input: ({ context }) => searchOf(context),
    onDone: [
      { guard: ofOutput('isConfirmed'), target: 'submitted', actions: withOutput('setNumber') },
      { guard: ofOutput('isFound'), target: 'review.found', actions: [...withOutput('setNumber'), 'markConfirmed'] },
      { target: 'review.notFound' },
    ],
    onError: 'review.unknown',
  },
})

/** Before it is sent again. What was found then may differ from what stands in the form, which is kept. */
export const rechecking = createTicketSetup.createStateConfig({
  tags: ['busy', 'mutating'],
  on: staysAtReview,
  invoke: {
    id: 'findTicket',
    src: 'findTicket',
    input: ({ context }) => searchOf(context),
    onDone: [
      {
        guard: ofOutput('isFound'),
        target: 'review.found',
        actions: [...withOutput('setNumber'), 'markConfirmed', 'clearKnownNumbers'],
      },
      { target: 'submitting' },
    ],
    onError: 'review.unknown',
  },
})
