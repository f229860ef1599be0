import { emit, setup } from 'xstate'
import { passwordNotices } from '../../rules/password/passwordNotices.ts'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import {
  clearProblem,
  type ErrorNotice,
  emitFailure,
  emitProblem,
  type Failure,
  isOutcomeStillUnknown,
  markOutcomeUnknown,
  ofProblem,
  setProblem,
  withProblem,
} from '../failure.ts'
import { unprovided } from '../port.ts'

/**
 * A new password by emailed key (000 sections 2 and 4): a failure is reported and clears both fields. The key works once, so
 * a refusal after an attempt whose outcome is not known may mean that the password was changed.
 */
export const resetMachine = setup({
  types: {} as {
    context: { key: string; problem: Problem | null; outcomeUnknown: boolean }
    input: { key: string }
    events: { type: 'reset.submit'; password: Secret<string> }
    emitted: ErrorNotice | Failure | { type: 'form.cleared' } | { type: 'password.reset' } | { type: 'link.opened' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    changePassword: unprovided<void, { key: string; password: Secret<string> }>('changePassword'),
  },
  guards: { isOutcomeStillUnknown },
  actions: {
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    markOutcomeUnknown: markOutcomeUnknown(),
    emitProblem: emitProblem(passwordNotices.notReset),
    emitFailure: emitFailure(),
    /** It opens in a tab that knows nothing of the one that asked for the email. */
    emitLinkOpened: emit({ type: 'link.opened' as const }),
    emitReset: emit({ type: 'password.reset' as const }),
    clearForm: emit({ type: 'form.cleared' as const }),
  },
}).createMachine({
  id: 'reset',
  context: ({ input }) => ({ key: input.key, problem: null, outcomeUnknown: false }),
  entry: 'emitLinkOpened',
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        outcomeUnknown: { tags: 'failed', entry: 'markOutcomeUnknown' },
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
            guard: ofProblem('isOutcomeStillUnknown'),
            target: 'form.outcomeUnknown',
            actions: [...withProblem('setProblem'), 'clearForm', ...withProblem('emitFailure')],
          },
          {
            target: 'form.failed',
            actions: [...withProblem('setProblem'), 'clearForm', ...withProblem('emitProblem')],
          },
        ],
      },
    },
    updated: { type: 'final' },
  },
})
