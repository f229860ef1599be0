import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** A new password by e-mailed key (000 sections 2 and 4): a failure is told and clears both fields. */
export const resetMachine = setup({
  types: {} as {
    context: { key: string; problem: Problem | null }
    input: { key: string }
    events: { type: 'reset.submit'; password: Handle<string> }
    emitted:
      | { type: 'notice'; variant: 'error'; message: string }
      | { type: 'form.cleared' }
      | { type: 'password.reset' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    changePassword: unprovided<void, { key: string; password: Handle<string> }>('changePassword'),
  },
  actions: {
    emitReset: emit({ type: 'password.reset' as const }),
    clearForm: emit({ type: 'form.cleared' as const }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    tellProblem: emit(({ context }) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: context.problem?.message ?? '',
    })),
  },
}).createMachine({
  id: 'reset',
  context: ({ input }) => ({ key: input.key, problem: null }),
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'untried',
      states: {
        untried: {},
        failed: { tags: 'failed' },
      },
      on: { 'reset.submit': { target: 'changing', actions: 'forgetProblem' } },
    },
    changing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context, event }) => ({ key: context.key, password: event.password }),
        onDone: { target: 'updated', actions: 'emitReset' },
        onError: {
          target: 'form.failed',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            'clearForm',
            'tellProblem',
          ],
        },
      },
    },
    updated: { type: 'final' },
  },
})
