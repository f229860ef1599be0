import { ofProblem, withProblem } from '../failure.ts'
import { withOutput } from '../port.ts'
import { checking, comparing } from './ticket.reading.ts'
import { changeOf, ticketSetup } from './ticket.setup.ts'

/** A change that is not in the ticket, as far as is known; `failed` is where it can be sent again. */
const whenNotSent = <const Target extends string>(failed: Target) =>
  [
    { guard: ofProblem('isOutcomeUnknown'), target: 'checking', actions: ['markOutcomeUnknown', 'requestTickets'] },
    {
      guard: ofProblem('isConflict'),
      target: 'loading',
      actions: [...withProblem('setProblem', 'emitFailure'), 'requestTickets'],
    },
    { target: failed, actions: withProblem('setProblem', 'emitFailure') },
  ] as const

const reload = [
  { guard: 'isUnconfirmed', target: 'checking', actions: 'clearProblem' },
  { target: 'loading', actions: 'clearProblem' },
] as const

const setDescription = {
  type: 'setSubmission',
  params: ({ event: { description, base } }: { event: { description: string; base: string } }) => ({
    kind: 'description' as const,
    description,
    base,
  }),
} as const

const setReply = {
  type: 'setSubmission',
  params: ({ event: { description } }: { event: { description: string } }) => ({ kind: 'reply' as const, description }),
} as const

/**
 * Ticket Details (001 section 4): without a reply the description can change, with one the developer replies, and a
 * closed ticket takes neither. Before a description is saved, or a reply is sent again, the ticket is read: what
 * somebody else changed is not overwritten, and what the bank has is not sent twice. A change that was not answered, or
 * that the bank refuses because the ticket has moved on, leads to reading it again; the ticket known so far stays.
 */
export const ticketMachine = ticketSetup.createMachine({
  id: 'ticket',
  context: ({ input }) => ({
    ticketNumber: input.ticketNumber,
    ticket: null,
    submission: null,
    baseline: null,
    problem: null,
    outcomeUnknown: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getTicket',
        src: 'getTicket',
        input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
        onDone: { target: 'routing', actions: withOutput('setTicket') },
        onError: [
          { guard: ofProblem('isNotFound'), target: 'notFound', actions: withProblem('emitFailure') },
          { target: 'unavailable', actions: withProblem('setProblem', 'emitFailure') },
        ],
      },
    },
    routing: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isAnswered', target: 'answered' },
        { target: 'noReply' },
      ],
    },
    notFound: {},
    unavailable: {
      tags: 'failed',
      on: {
        'ticket.reload': reload,
        'description.save': { guard: 'isLoaded', target: 'comparing', actions: setDescription },
        'reply.send': { guard: 'isLoaded', target: 'comparing', actions: setReply },
      },
    },
    noReply: {
      tags: 'editable',
      initial: 'idle',
      states: { idle: {}, failed: { tags: 'failed' } },
      on: {
        'ticket.reload': reload,
        'description.save': { target: 'comparing', actions: setDescription },
      },
    },
    answered: {
      tags: 'editable',
      initial: 'idle',
      states: { idle: {}, failed: { tags: 'failed' } },
      on: {
        'ticket.reload': reload,
        'reply.send': [
          { guard: 'isUnconfirmed', target: 'comparing', actions: setReply },
          { target: 'replying', actions: setReply },
        ],
      },
    },
    closed: { on: { 'ticket.reload': reload } },
    comparing,
    saving: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'updateTicket',
        src: 'updateTicket',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'loading', actions: ['markOutcomeKnown', 'emitSaved'] },
        onError: whenNotSent('noReply.failed'),
      },
    },
    replying: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'createReply',
        src: 'createReply',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'loading', actions: ['markOutcomeKnown', 'clearForm', 'emitReplied'] },
        onError: whenNotSent('answered.failed'),
      },
    },
    checking,
  },
})
