import { assign, emit, setup } from 'xstate'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import { lifecycleOf, type Ticket, type TicketChange } from '../../rules/tickets.ts'
import { ticketTexts } from '../../rules/ticketTexts.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

const moved = (problem: Problem) => problem.kind === 'answer' && problem.status === 409

/**
 * Ticket Details (001 section 4): without a reply the description can change, with one the developer replies, and a
 * closed ticket takes neither. A change that was not answered, or that the bank refuses because the ticket has moved
 * on, leads to reading the ticket again; the ticket known so far stays meanwhile.
 */
export const ticketMachine = setup({
  types: {} as {
    input: { ticketNumber: string }
    context: {
      ticketNumber: string
      ticket: Ticket | null
      /** The text that was sent last. */
      sent: string
      problem: Problem | null
      isOutcomeUnknown: boolean
    }
    events:
      | { type: 'ticket.reload' }
      | { type: 'description.save'; description: string }
      | { type: 'reply.send'; description: string }
    emitted:
      | { type: 'notice'; variant: 'success'; message: string }
      | { type: 'form.cleared'; description: string }
      | { type: 'tickets.wanted' }
      | { type: 'failure'; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    getTicket: unprovided<Ticket, { ticketNumber: string }>('getTicket'),
    updateTicket: unprovided<void, TicketChange>('updateTicket'),
    createReply: unprovided<void, TicketChange>('createReply'),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
    hasMoved: (_, { error }: Failure) => moved(toProblem(error)),
    isClosed: (_, ticket: Ticket) => lifecycleOf(ticket) === 'closed',
    isAnswered: (_, ticket: Ticket) => lifecycleOf(ticket) === 'answered',
  },
  actions: {
    keepTicket: assign({ ticket: (_, ticket: Ticket) => ticket }),
    keepSent: assign({ sent: (_, { description }: { description: string }) => description }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    startAnew: assign({ problem: null, isOutcomeUnknown: false }),
    keepDoubt: assign({ isOutcomeUnknown: true }),
    tellFailure: emit((_, { error }: Failure) => ({ type: 'failure' as const, problem: toProblem(error) })),
    wantTickets: emit({ type: 'tickets.wanted' as const }),
    clearForm: emit(({ context }) => ({ type: 'form.cleared' as const, description: context.sent })),
    tellSaved: emit({ type: 'notice' as const, variant: 'success' as const, message: ticketTexts.saved }),
    tellReplied: emit({ type: 'notice' as const, variant: 'success' as const, message: ticketTexts.replied }),
  },
}).createMachine({
  id: 'ticket',
  context: ({ input }) => ({
    ticketNumber: input.ticketNumber,
    ticket: null,
    sent: '',
    problem: null,
    isOutcomeUnknown: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getTicket',
        src: 'getTicket',
        input: ({ context }) => ({ ticketNumber: context.ticketNumber }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'keepTicket', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'keepTicket', params: ({ event }) => event.output },
          },
          { target: 'unanswered', actions: { type: 'keepTicket', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unavailable',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    unavailable: { tags: 'failed', on: { 'ticket.reload': { target: 'loading', actions: 'forgetProblem' } } },
    unanswered: {
      tags: 'editable',
      initial: 'resting',
      states: { resting: {}, failed: { tags: 'failed' } },
      on: {
        'ticket.reload': { target: 'loading', actions: 'startAnew' },
        'description.save': {
          target: 'saving',
          actions: ['startAnew', { type: 'keepSent', params: ({ event }) => event }],
        },
      },
    },
    saving: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'updateTicket',
        src: 'updateTicket',
        input: ({ context: { ticketNumber, sent } }) => ({ ticketNumber, description: sent }),
        onDone: { target: 'loading', actions: 'tellSaved' },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: [
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              'keepDoubt',
              'wantTickets',
            ],
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              'wantTickets',
            ],
          },
          {
            target: 'unanswered.failed',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    answered: {
      tags: 'editable',
      initial: 'resting',
      states: { resting: {}, failed: { tags: 'failed' } },
      on: {
        'ticket.reload': { target: 'loading', actions: 'startAnew' },
        'reply.send': {
          target: 'replying',
          actions: ['startAnew', { type: 'keepSent', params: ({ event }) => event }],
        },
      },
    },
    replying: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'createReply',
        src: 'createReply',
        input: ({ context: { ticketNumber, sent } }) => ({ ticketNumber, description: sent }),
        onDone: { target: 'loading', actions: ['clearForm', 'tellReplied'] },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: [
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              'keepDoubt',
              'wantTickets',
            ],
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              'wantTickets',
            ],
          },
          {
            target: 'answered.failed',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    closed: { on: { 'ticket.reload': { target: 'loading', actions: 'startAnew' } } },
  },
})
