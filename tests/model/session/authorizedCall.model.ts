import { authorizedCallMachine } from '../../../src/machines/session/authorizedCall.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type AuthState, type Lifetime, sessionProblems } from '../../../src/rules/session/session.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const answered = (status: number): Problem => ({ kind: 'answer', status, message: `said ${status}`, described: true })
const authState = (lifetime: Lifetime, { refreshing = false, refreshable = true } = {}): AuthState => ({
  kind: 'signedIn',
  lifetime,
  refreshing,
  refreshable,
})

const answer = seal<unknown>('the answer')
const wanted = { emits: [{ type: 'refresh.requested' as const }] }
const silent = { emits: [] }

export const authorizedCallModel: ModelSpec<typeof authorizedCallMachine> = {
  machine: authorizedCallMachine,
  calls: {
    check: [
      resolve<AuthState, void>('fresh', authState('fresh')),
      resolve<AuthState, void>('stale', authState('stale')),
      resolve<AuthState, void>('stale, refresh running', authState('stale', { refreshing: true })),
      resolve<AuthState, void>('critical', authState('critical')),
      resolve<AuthState, void>('critical, refresh running', authState('critical', { refreshing: true })),
      resolve<AuthState, void>('critical, no refresh token', authState('critical', { refreshable: false })),
      resolve<AuthState, void>('signed out', { kind: 'signedOut' }),
      reject('broken', { kind: 'unknown', message: 'no cookie jar' }),
    ],
    checkAgain: [
      resolve<AuthState, void>('still signed in', authState('fresh')),
      resolve<AuthState, void>('signed out', { kind: 'signedOut' }),
      reject('broken', { kind: 'unknown', message: 'no session' }),
    ],
    refreshToken: [resolve('refreshed'), reject('failed', problems.network), reject('ended', sessionProblems.ended)],
    send: [
      resolve('answered', answer),
      reject('401', answered(401)),
      reject('403', answered(403)),
      reject('400', answered(400)),
      reject('500', answered(500)),
      reject('timeout', problems.timeout),
      reject('no token', sessionProblems.ended),
    ],
  },
  expectations: {
    states: {
      preparing: { tags: ['busy'], context: { problem: null } },
      sending: { tags: ['busy'], context: { problem: null } },
      requestingRefresh: { tags: ['busy'] },
      resending: { tags: ['busy'], context: { problem: null } },
      done: { withoutTags: ['busy'], context: { problem: null, answer } },
      failed: { withoutTags: ['busy'] },
    },
    steps: {
      start: { to: 'preparing.checking' },
      'check: fresh': { to: 'sending', ...silent },
      'check: stale': { to: 'sending', ...wanted },
      'check: stale, refresh running': { to: 'sending', ...wanted },
      'check: critical': { to: 'preparing.refreshing', ...silent },
      'check: critical, refresh running': { to: 'preparing.waiting', ...silent },
      'check: critical, no refresh token': { to: 'sending', ...silent },
      'check: signed out': { to: 'preparing.noToken', ...silent },
      'checkAgain: still signed in': { to: 'preparing.checking' },
      'checkAgain: signed out': { to: 'failed', context: { problem: sessionProblems.ended } },
      'checkAgain: broken': { to: 'failed', context: { problem: { kind: 'unknown', message: 'no session' } } },
      'sending / send: no token': { to: 'preparing.noToken', context: { problem: null } },
      'resending / send: no token': { to: 'preparing.noToken', context: { problem: null } },
      'check: broken': { to: 'failed', context: { problem: { kind: 'unknown', message: 'no cookie jar' } } },
      'preparing.waiting / after refreshWait (preparing.waiting)': { to: 'preparing.checking' },
      'preparing.refreshing / refreshToken: refreshed': { to: 'preparing.checking' },
      'preparing.refreshing / refreshToken: failed': { to: 'failed', context: { problem: problems.network } },
      'preparing.refreshing / refreshToken: ended': { to: 'failed', context: { problem: sessionProblems.ended } },
      'after callTimeout (preparing)': { to: 'failed', context: { problem: problems.timeout } },
      'send: answered': { to: 'done', context: { problem: null, answer } },
      'sending / send: 401': { to: 'requestingRefresh', context: { problem: answered(401) } },
      'sending / send: 403': { to: 'requestingRefresh', context: { problem: answered(403) } },
      'sending / send: 400': { to: 'failed', context: { problem: answered(400) } },
      'sending / send: 500': { to: 'failed', context: { problem: answered(500) } },
      'sending / send: timeout': { to: 'failed', context: { problem: problems.timeout } },
      'requestingRefresh / refreshToken: refreshed': { to: 'resending' },
      'requestingRefresh / refreshToken: failed': { to: 'failed' },
      'requestingRefresh / refreshToken: ended': { to: 'failed', context: { problem: sessionProblems.ended } },
      'after callTimeout (requestingRefresh)': { to: 'failed' },
      'resending / send: 401': { to: 'failed', context: { problem: answered(401) } },
      'resending / send: 403': { to: 'failed', context: { problem: answered(403) } },
      'resending / send: 500': { to: 'failed', context: { problem: answered(500) } },
    },
  },
  journeys: {
    'waits for a running refresh until its time limit': [
      'check: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'check: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'check: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'check: critical, refresh running',
      'after callTimeout (preparing)',
    ],
  },
}
