import { assign, setup } from 'xstate'
import type { ReportApplication } from '../../rules/analytics/analytics.ts'
import type { CallCount, LastTicket } from '../../rules/dashboard/dashboard.ts'
import type { Problem } from '../../rules/problem.ts'
import { setProblem, withProblem } from '../failure.ts'
import { unprovided, unprovidedCallback, withOutput } from '../port.ts'

/** Where the developer stands: applications and their calls of the last 24 hours, beside them the last ticket. */
export const overviewMachine = setup({
  types: {} as {
    context: {
      /** Null while they are not known. */
      applications: readonly ReportApplication[] | null
      ticket: LastTicket | null
      /** Null when there are too many to add up. */
      count: CallCount | null
      usageProblem: Problem | null
      ticketProblem: Problem | null
    }
    events: { type: 'usage.reload' } | { type: 'applications.changed' } | { type: 'ticket.reload' }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadApplications: unprovided<readonly ReportApplication[]>('loadApplications'),
    countCalls: unprovided<CallCount | null, { applications: readonly ReportApplication[] }>('countCalls'),
    loadLastTicket: unprovided<LastTicket | null>('loadLastTicket'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  actions: {
    setApplications: assign({ applications: (_, applications: readonly ReportApplication[]) => applications }),
    clearApplications: assign({ applications: null }),
    setCount: assign({ count: (_, count: CallCount | null) => count }),
    setTicket: assign({ ticket: (_, ticket: LastTicket | null) => ticket }),
    setUsageProblem: setProblem('usageProblem'),
    setTicketProblem: setProblem('ticketProblem'),
  },
}).createMachine({
  id: 'overview',
  type: 'parallel',
  context: { applications: null, ticket: null, count: null, usageProblem: null, ticketProblem: null },
  states: {
    usage: {
      initial: 'loading',
      invoke: { id: 'watchApplications', src: 'watchApplications' },
      on: { 'applications.changed': '.loading' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadApplications',
            src: 'loadApplications',
            onDone: { target: 'counting', actions: withOutput('setApplications') },
            onError: { target: 'unavailable', actions: ['clearApplications', ...withProblem('setUsageProblem')] },
          },
        },
        counting: {
          tags: 'busy',
          invoke: {
            id: 'countCalls',
            src: 'countCalls',
            input: ({ context }) => ({ applications: context.applications ?? [] }),
            onDone: { target: 'loaded', actions: withOutput('setCount') },
            onError: { target: 'countFailed', actions: withProblem('setUsageProblem') },
          },
        },
        loaded: {},
        unavailable: { tags: 'failed', on: { 'usage.reload': 'loading' } },
        countFailed: { tags: 'failed', on: { 'usage.reload': 'loading' } },
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
            onDone: { target: 'loaded', actions: withOutput('setTicket') },
            onError: { target: 'unavailable', actions: withProblem('setTicketProblem') },
          },
        },
        loaded: {},
        unavailable: { tags: 'failed', on: { 'ticket.reload': 'loading' } },
      },
    },
  },
})
