import { assign, setup } from 'xstate'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

/**
 * Account activation (000 section 2): the e-mailed key is confirmed as soon as the page is entered. A key works once, so
 * a refusal after an attempt whose outcome is not known, and a 409 at any time, may mean that the account is active.
 */
export const activationMachine = setup({
  types: {} as {
    context: { key: string; problem: Problem | null; outcomeUnknown: boolean }
    input: { key: string }
    events: { type: 'activation.retry' }
    tags: 'busy' | 'failed'
  },
  actors: {
    activate: unprovided<void, { key: string }>('activate'),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
    mayBeActive: ({ context }, { error }: Failure) => {
      const problem = toProblem(error)
      return problem.kind === 'answer' && (context.outcomeUnknown || problem.status === 409)
    },
  },
  actions: {
    setProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    clearProblem: assign({ problem: null }),
    markOutcomeUnknown: assign({ outcomeUnknown: true }),
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({ key: input.key, problem: null, outcomeUnknown: false }),
  initial: 'activating',
  states: {
    activating: {
      tags: 'busy',
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'activated',
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unanswered',
            actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'markOutcomeUnknown'],
          },
          {
            guard: { type: 'mayBeActive', params: ({ event }) => ({ error: event.error }) },
            target: 'perhapsActive',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    activated: { type: 'final' },
    failed: { tags: 'failed' },
    perhapsActive: { tags: 'failed' },
    unanswered: {
      tags: 'failed',
      on: { 'activation.retry': { target: 'activating', actions: 'clearProblem' } },
    },
  },
})
