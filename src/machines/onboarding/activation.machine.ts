import { emit, setup } from 'xstate'
import { activationNotices, isActiveAlready } from '../../rules/onboarding/activationNotices.ts'
import type { Problem } from '../../rules/problem.ts'
import { clearProblem, isOutcomeUnknown, markOutcomeUnknown, ofProblem, setProblem, withProblem } from '../failure.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided } from '../port.ts'

/**
 * Account activation (000 section 2): the emailed key is confirmed as soon as the page is entered. A key works once, so
 * a refusal after an attempt whose outcome is not known, and a 409 at any time, may mean that the account is active.
 * What the server could not answer now can be sent again (RFC 9110 section 15.6, RFC 6585 section 4).
 * Leaving does not abort the call; its notices are for who has left and no longer sees the page.
 */
const activation = setup({
  types: {} as {
    context: { key: string; problem: Problem | null; outcomeUnknown: boolean }
    input: { key: string }
    events: { type: 'activation.retry' }
    emitted: Notice<'success' | 'warning' | 'error'> | { type: 'link.opened' }
    tags: 'busy' | 'failed' | 'mutating'
  },
  actors: {
    activate: unprovided<void, { key: string }>('activate'),
  },
  guards: {
    isOutcomeUnknown,
    isPossiblyActive: ({ context }, problem: Problem) =>
      problem.kind === 'answer' && (context.outcomeUnknown || isActiveAlready(problem)),
    isTransient: ({ context: { problem } }) =>
      problem?.kind === 'answer' && (problem.status === 429 || problem.status >= 500),
  },
  actions: {
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    markOutcomeUnknown: markOutcomeUnknown(),
    /** It opens in a tab that knows nothing of the one that asked for the email. */
    emitLinkOpened: emit({ type: 'link.opened' as const }),
    emitActivated: emit(notice('success', activationNotices.activated)),
    emitFailed: emit((_, problem: Problem) => notice('error', activationNotices.activationFailed + problem.message)),
    emitPossiblyActive: emit((_, problem: Problem) =>
      notice('warning', isActiveAlready(problem) ? activationNotices.leftActive : activationNotices.possiblyActive),
    ),
  },
})

const retryTransient = { guard: 'isTransient', target: 'activating', actions: 'clearProblem' } as const

export const activationMachine = activation.createMachine({
  id: 'activation',
  context: ({ input }) => ({ key: input.key, problem: null, outcomeUnknown: false }),
  entry: 'emitLinkOpened',
  initial: 'activating',
  states: {
    activating: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'activated', actions: 'emitActivated' },
        onError: [
          {
            guard: ofProblem('isOutcomeUnknown'),
            target: 'outcomeUnknown',
            actions: [...withProblem('setProblem'), 'markOutcomeUnknown', ...withProblem('emitFailed')],
          },
          {
            guard: ofProblem('isPossiblyActive'),
            target: 'possiblyActive',
            actions: withProblem('setProblem', 'emitPossiblyActive'),
          },
          { target: 'failed', actions: withProblem('setProblem', 'emitFailed') },
        ],
      },
    },
    activated: { type: 'final' },
    failed: { tags: 'failed', on: { 'activation.retry': retryTransient } },
    possiblyActive: { tags: 'failed', on: { 'activation.retry': retryTransient } },
    outcomeUnknown: {
      tags: 'failed',
      on: { 'activation.retry': { target: 'activating', actions: 'clearProblem' } },
    },
  },
})
