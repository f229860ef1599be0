import { assign, emit, setup } from 'xstate'
import { callLimits } from '../../rules/calls/callLimits.ts'
import { type Problem, problems } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { type AuthState, sessionProblems } from '../../rules/session/session.ts'
import { isRefused } from '../../rules/session/sessionEndingProblems.ts'
import { sessionLimits } from '../../rules/session/sessionLimits.ts'
import { clearProblem, ofProblem, setProblem, withProblem } from '../failure.ts'
import { ofOutput, unprovided, withOutput } from '../port.ts'

const failed = { target: '#authorizedCall.failed', actions: withProblem('setProblem') } as const
const noToken = {
  guard: ofProblem('isEnded'),
  target: '#authorizedCall.preparing.noToken',
} as const

/**
 * One authenticated call (000 sections 4, 7): with a stale token it asks for a refresh and goes ahead, with a critical
 * one it waits; refused with 401 or 403 it is sent once more after a refresh. `refreshToken` settles with the refresh
 * that the session runs, whoever asked for it. A call that finds no token of its person makes the session look, and
 * ends as `ended` only once the session has reported it: the end is reported in one place.
 */
export const authorizedCallMachine = setup({
  types: {} as {
    context: { answer: Secret<unknown> | null; problem: Problem | null }
    emitted: { type: 'refresh.requested' }
    tags: 'busy'
  },
  actors: {
    check: unprovided<AuthState>('check'),
    checkAgain: unprovided<AuthState>('checkAgain'),
    refreshToken: unprovided<void>('refreshToken'),
    send: unprovided<Secret<unknown>>('send'),
  },
  guards: {
    isSignedOut: (_, authState: AuthState) => authState.kind === 'signedOut',
    isStale: (_, authState: AuthState) => authState.kind === 'signedIn' && authState.lifetime === 'stale',
    mustWait: (_, authState: AuthState) =>
      authState.kind === 'signedIn' && authState.lifetime === 'critical' && authState.refreshing,
    mustRefresh: (_, authState: AuthState) =>
      authState.kind === 'signedIn' && authState.lifetime === 'critical' && authState.refreshable,
    isEnded: (_, problem: Problem) => problem.kind === 'ended',
    isRefused: (_, problem: Problem) => isRefused(problem),
  },
  actions: {
    setAnswer: assign({ answer: (_, answer: Secret<unknown>) => answer }),
    setProblem: setProblem(),
    setTimeoutProblem: assign({ problem: problems.timeout }),
    setEndedProblem: assign({ problem: sessionProblems.ended }),
    clearProblem: clearProblem(),
    requestRefresh: emit({ type: 'refresh.requested' }),
  },
  delays: { refreshWait: sessionLimits.refreshWait, callTimeout: callLimits.timeout },
}).createMachine({
  id: 'authorizedCall',
  context: { answer: null, problem: null },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      initial: 'checking',
      after: { callTimeout: { target: 'failed', actions: 'setTimeoutProblem' } },
      states: {
        checking: {
          invoke: {
            id: 'check',
            src: 'check',
            onDone: [
              { guard: ofOutput('isSignedOut'), target: 'noToken' },
              { guard: ofOutput('mustWait'), target: 'waiting' },
              { guard: ofOutput('mustRefresh'), target: 'refreshing' },
              { guard: ofOutput('isStale'), target: '#authorizedCall.sending', actions: 'requestRefresh' },
              { target: '#authorizedCall.sending' },
            ],
            onError: failed,
          },
        },
        noToken: {
          invoke: {
            id: 'checkAgain',
            src: 'checkAgain',
            onDone: [
              { guard: ofOutput('isSignedOut'), target: '#authorizedCall.failed', actions: 'setEndedProblem' },
              { target: 'checking' },
            ],
            onError: failed,
          },
        },
        waiting: { after: { refreshWait: 'checking' } },
        refreshing: {
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            onDone: 'checking',
            onError: failed,
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'done', actions: withOutput('setAnswer') },
        onError: [
          noToken,
          { guard: ofProblem('isRefused'), target: 'requestingRefresh', actions: withProblem('setProblem') },
          failed,
        ],
      },
    },
    requestingRefresh: {
      tags: 'busy',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: 'resending',
        onError: [{ guard: ofProblem('isEnded'), target: 'failed', actions: 'setEndedProblem' }, { target: 'failed' }],
      },
      after: { callTimeout: 'failed' },
    },
    resending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'done', actions: withOutput('setAnswer') },
        onError: [noToken, failed],
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
})
