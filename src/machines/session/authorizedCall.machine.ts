import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { limits } from '../../rules/limits.ts'
import { isRefused, type Problem, problems, toProblem } from '../../rules/problem.ts'
import { type Outlook, sessionProblems } from '../../rules/session.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

/**
 * One authenticated call (000 sections 4, 7): with a stale token it asks for a refresh and goes ahead, with a critical
 * one it waits; refused with 401 or 403 it is sent once more after a refresh. `refreshToken` settles with the refresh
 * that the session runs, whoever asked for it. A call that finds no token of its person makes the session look, and
 * ends as `ended` only once the session has told so: the end has one teller.
 */
export const authorizedCallMachine = setup({
  types: {} as {
    context: { answer: Handle<unknown> | null; problem: Problem | null }
    emitted: { type: 'refreshWanted' }
    tags: 'busy'
  },
  actors: {
    look: unprovided<Outlook>('look'),
    lookAgain: unprovided<Outlook>('lookAgain'),
    refreshToken: unprovided<void>('refreshToken'),
    send: unprovided<Handle<unknown>>('send'),
  },
  guards: {
    isSignedOut: (_, outlook: Outlook) => outlook.kind === 'signedOut',
    isStale: (_, outlook: Outlook) => outlook.kind === 'signedIn' && outlook.lifetime === 'stale',
    mustWait: (_, outlook: Outlook) =>
      outlook.kind === 'signedIn' && outlook.lifetime === 'critical' && outlook.refreshing,
    mustRefresh: (_, outlook: Outlook) =>
      outlook.kind === 'signedIn' && outlook.lifetime === 'critical' && outlook.refreshable,
    isEnded: (_, { error }: Failure) => toProblem(error).kind === 'ended',
    isRefused: (_, { error }: Failure) => isRefused(toProblem(error)),
  },
  actions: {
    keepAnswer: assign({ answer: (_, { answer }: { answer: Handle<unknown> }) => answer }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    keepTimeout: assign({ problem: problems.timeout }),
    keepEnded: assign({ problem: sessionProblems.ended }),
    forgetProblem: assign({ problem: null }),
    wantRefresh: emit({ type: 'refreshWanted' }),
  },
  delays: { refreshWait: limits.refreshWait, callTimeout: limits.callTimeout },
}).createMachine({
  id: 'authorizedCall',
  context: { answer: null, problem: null },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      initial: 'checking',
      after: { callTimeout: { target: 'failed', actions: 'keepTimeout' } },
      states: {
        checking: {
          invoke: {
            id: 'look',
            src: 'look',
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: 'missing',
              },
              { guard: { type: 'mustWait', params: ({ event }) => event.output }, target: 'waiting' },
              { guard: { type: 'mustRefresh', params: ({ event }) => event.output }, target: 'refreshing' },
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: '#authorizedCall.sending',
                actions: 'wantRefresh',
              },
              { target: '#authorizedCall.sending' },
            ],
            onError: {
              target: '#authorizedCall.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        missing: {
          invoke: {
            id: 'lookAgain',
            src: 'lookAgain',
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#authorizedCall.failed',
                actions: 'keepEnded',
              },
              { target: 'checking' },
            ],
            onError: {
              target: '#authorizedCall.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        waiting: { after: { refreshWait: 'checking' } },
        refreshing: {
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            onDone: 'checking',
            onError: {
              target: '#authorizedCall.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'done', actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => ({ error: event.error }) },
            target: 'preparing.missing',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refreshWanted',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refreshWanted: {
      tags: 'busy',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: 'resending',
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: 'keepEnded',
          },
          { target: 'failed' },
        ],
      },
      after: { callTimeout: 'failed' },
    },
    resending: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'done', actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => ({ error: event.error }) },
            target: 'preparing.missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
})
