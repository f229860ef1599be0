import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import type { NewTicket, TicketApi } from '../../rules/tickets.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

/**
 * Create a Ticket (001 section 2): three steps, then the number. What is typed and the file stay in the view; the
 * handle keeps the file's megabytes out of snapshots. After a call without an answer the list is read, to tell whether
 * the ticket is there.
 */
export const createTicketMachine = setup({
  types: {} as {
    context: {
      apis: readonly TicketApi[]
      sent: Handle<NewTicket> | null
      problem: Problem | null
      /** The new ticket; after a call without an answer, the one that the list seems to have. */
      ticketNumber: string | null
    }
    events:
      | { type: 'apis.retry' }
      | { type: 'step.next' }
      | { type: 'step.back' }
      | { type: 'ticket.submit'; form: Handle<NewTicket> }
      | { type: 'ticket.another' }
    emitted:
      | { type: 'form.cleared' }
      | { type: 'ticket.created'; ticketNumber: string }
      | { type: 'failure'; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** The APIs of the developer's applications, offered as names to choose from. */
    listApis: unprovided<readonly TicketApi[]>('listApis'),
    createTicket: unprovided<string, Handle<NewTicket>>('createTicket'),
    /** The number of the newest ticket with the same subject; null when there is none. */
    findTicket: unprovided<string | null, Handle<NewTicket>>('findTicket'),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
  },
  actions: {
    keepApis: assign({ apis: (_, apis: readonly TicketApi[]) => apis }),
    keepSent: assign({
      sent: ({ context, event }) => (event.type === 'ticket.submit' ? event.form : context.sent),
      problem: null,
      ticketNumber: null,
    }),
    forgetSent: assign({ sent: null }),
    keepNumber: assign({ ticketNumber: (_, ticketNumber: string | null) => ticketNumber }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    startAnew: assign({ problem: null, ticketNumber: null }),
    clearForm: emit({ type: 'form.cleared' as const }),
    tellCreated: emit((_, ticketNumber: string) => ({ type: 'ticket.created' as const, ticketNumber })),
    tellFailure: emit((_, { error }: Failure) => ({ type: 'failure' as const, problem: toProblem(error) })),
  },
}).createMachine({
  id: 'createTicket',
  context: { apis: [], sent: null, problem: null, ticketNumber: null },
  type: 'parallel',
  states: {
    apis: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'listApis',
            src: 'listApis',
            onDone: { target: 'known', actions: { type: 'keepApis', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        known: {},
        failed: { on: { 'apis.retry': 'loading' } },
      },
    },
    wizard: {
      initial: 'stage',
      states: {
        stage: { tags: 'editable', on: { 'step.next': 'details' } },
        details: { tags: 'editable', on: { 'step.next': 'review', 'step.back': 'stage' } },
        review: {
          initial: 'untried',
          states: {
            untried: {},
            failed: { tags: 'failed' },
            found: { tags: 'failed' },
            notFound: { tags: 'failed' },
            unknown: { tags: 'failed' },
          },
          on: { 'step.back': 'details', 'ticket.submit': { target: 'submitting', actions: 'keepSent' } },
        },
        submitting: {
          tags: ['busy', 'mutating'],
          invoke: {
            id: 'createTicket',
            src: 'createTicket',
            input: ({ context }) => sentOf(context),
            onDone: {
              target: 'submitted',
              actions: [
                { type: 'keepNumber', params: ({ event }) => event.output },
                'forgetSent',
                'clearForm',
                { type: 'tellCreated', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
                target: 'checking',
                actions: [
                  { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                target: 'review.failed',
                actions: [
                  { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
                  'forgetSent',
                ],
              },
            ],
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'findTicket',
            src: 'findTicket',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'review.found',
                actions: [{ type: 'keepNumber', params: ({ event }) => event.output }, 'forgetSent'],
              },
              { target: 'review.notFound', actions: 'forgetSent' },
            ],
            onError: { target: 'review.unknown', actions: 'forgetSent' },
          },
        },
        submitted: { on: { 'ticket.another': { target: 'stage', actions: 'startAnew' } } },
      },
    },
  },
})

function sentOf({ sent }: { sent: Handle<NewTicket> | null }): Handle<NewTicket> {
  if (!sent) throw new Error('Nothing was sent')
  return sent
}
