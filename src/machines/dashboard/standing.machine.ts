import { assign, setup } from 'xstate'
import type { ReportApplication } from '../../rules/analytics.ts'
import type { LastTicket } from '../../rules/dashboard.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

/** Where the developer stands: applications and their calls of the last 24 hours, beside them the last ticket. */
export const standingMachine = setup({
  types: {} as {
    context: {
      applications: readonly ReportApplication[]
      ticket: LastTicket | null
      /** Null when there are too many to add up. */
      calls: number | null
      workProblem: Problem | null
      ticketProblem: Problem | null
    }
    events: { type: 'work.reload' } | { type: 'ticket.reload' }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadApplications: unprovided<readonly ReportApplication[]>('loadApplications'),
    countCalls: unprovided<number | null, { applications: readonly ReportApplication[] }>('countCalls'),
    loadLastTicket: unprovided<LastTicket | null>('loadLastTicket'),
  },
  actions: {
    keepApplications: assign({ applications: (_, applications: readonly ReportApplication[]) => applications }),
    keepCalls: assign({ calls: (_, { calls }: { calls: number | null }) => calls }),
    keepTicket: assign({ ticket: (_, { ticket }: { ticket: LastTicket | null }) => ticket }),
    keepWorkProblem: assign({ workProblem: (_, { error }: Failure) => toProblem(error) }),
    keepTicketProblem: assign({ ticketProblem: (_, { error }: Failure) => toProblem(error) }),
  },
}).createMachine({
  id: 'standing',
  type: 'parallel',
  context: { applications: [], ticket: null, calls: null, workProblem: null, ticketProblem: null },
  states: {
    work: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadApplications',
            src: 'loadApplications',
            onDone: {
              target: 'counting',
              actions: { type: 'keepApplications', params: ({ event }) => event.output },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepWorkProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        counting: {
          tags: 'busy',
          invoke: {
            id: 'countCalls',
            src: 'countCalls',
            input: ({ context }) => ({ applications: context.applications }),
            onDone: {
              target: 'known',
              actions: { type: 'keepCalls', params: ({ event }) => ({ calls: event.output }) },
            },
            onError: {
              target: 'uncounted',
              actions: { type: 'keepWorkProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        known: {},
        unavailable: { tags: 'failed', on: { 'work.reload': 'loading' } },
        uncounted: { tags: 'failed', on: { 'work.reload': 'counting' } },
      },
    },
    ticket: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadLastTicket',
            src: 'loadLastTicket',
            onDone: {
              target: 'known',
              actions: { type: 'keepTicket', params: ({ event }) => ({ ticket: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepTicketProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        known: {},
        unavailable: { tags: 'failed', on: { 'ticket.reload': 'loading' } },
      },
    },
  },
})
