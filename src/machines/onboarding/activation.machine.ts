import { assign, setup } from 'xstate'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** Account activation (000 section 2): the e-mailed key is confirmed as soon as the page is entered. */
export const activationMachine = setup({
  types: {} as {
    context: { key: string; problem: Problem | null }
    input: { key: string }
    events: { type: 'activation.retry' }
    tags: 'busy' | 'failed'
  },
  actors: {
    activate: unprovided<void, { key: string }>('activate'),
  },
  guards: {
    unanswered: ({ context }) => context.problem?.kind === 'network' || context.problem?.kind === 'timeout',
  },
  actions: {
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({ key: input.key, problem: null }),
  initial: 'activating',
  states: {
    activating: {
      tags: 'busy',
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'activated',
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    activated: { type: 'final' },
    failed: {
      tags: 'failed',
      on: { 'activation.retry': { guard: 'unanswered', target: 'activating', actions: 'forgetProblem' } },
    },
  },
})
