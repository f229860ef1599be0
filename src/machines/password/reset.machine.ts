import { emit, setup } from 'xstate'
import type { Secret } from '../../rules/secret.ts'
import { type FormProblem, type ProblemEmit, problemActions, problemGuards } from '../formProblem.ts'
import { unprovided } from '../port.ts'

type ResetEvent = { type: 'reset.submit'; password: Secret<string> }

/** A new password by e-mailed key (000 sections 2 and 4): a failure is told and clears both fields. */
export const resetMachine = setup({
  types: {} as {
    context: FormProblem & { key: string }
    input: { key: string }
    events: ResetEvent
    emitted: ProblemEmit | { type: 'form.cleared' } | { type: 'password.reset' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    changePassword: unprovided<void, { key: string; password: Secret<string> }>('changePassword'),
  },
  guards: problemGuards,
  actions: {
    ...problemActions<FormProblem & { key: string }, ResetEvent>(),
    emitReset: emit({ type: 'password.reset' as const }),
    clearForm: emit({ type: 'form.cleared' as const }),
  },
}).createMachine({
  id: 'reset',
  context: ({ input }) => ({ key: input.key, problem: null }),
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        outcomeUnknown: { tags: 'failed' },
      },
      on: { 'reset.submit': { target: 'changing', actions: 'clearProblem' } },
    },
    changing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context, event }) => ({ key: context.key, password: event.password }),
        onDone: { target: 'updated', actions: 'emitReset' },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'form.outcomeUnknown',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
              'clearForm',
              { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'form.failed',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
              'clearForm',
              { type: 'emitProblem', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    updated: { type: 'final' },
  },
})
