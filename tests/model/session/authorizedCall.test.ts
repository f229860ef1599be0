import { authorizedCallMachine } from '../../../src/machines/session/authorizedCall.machine.ts'
import { conceal } from '../../../src/rules/handle.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type Lifetime, type Outlook, sessionProblems } from '../../../src/rules/session.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

const answered = (status: number): Problem => ({ kind: 'answer', status, message: `said ${status}`, described: true })
const outlook = (lifetime: Lifetime, { refreshing = false, refreshable = true } = {}): Outlook => ({
  kind: 'signedIn',
  lifetime,
  refreshing,
  refreshable,
})

const answer = conceal<unknown>('the answer')
const wanted = { emits: [{ type: 'refreshWanted' as const }] }
const silent = { emits: [] }

modelTest({
  machine: authorizedCallMachine,
  calls: {
    look: [
      resolve<Outlook, void>('fresh', outlook('fresh')),
      resolve<Outlook, void>('stale', outlook('stale')),
      resolve<Outlook, void>('stale, refresh running', outlook('stale', { refreshing: true })),
      resolve<Outlook, void>('critical', outlook('critical')),
      resolve<Outlook, void>('critical, refresh running', outlook('critical', { refreshing: true })),
      resolve<Outlook, void>('critical, no refresh token', outlook('critical', { refreshable: false })),
      resolve<Outlook, void>('signed out', { kind: 'signedOut' }),
      reject('broken', { kind: 'unknown', message: 'no cookie jar' }),
    ],
    lookAgain: [
      resolve<Outlook, void>('still signed in', outlook('fresh')),
      resolve<Outlook, void>('signed out', { kind: 'signedOut' }),
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
      refreshWanted: { tags: ['busy'] },
      resending: { tags: ['busy'], context: { problem: null } },
      done: { withoutTags: ['busy'], context: { problem: null, answer } },
      failed: { withoutTags: ['busy'] },
    },
    steps: {
      start: { to: 'preparing.checking' },
      'look: fresh': { to: 'sending', ...silent },
      'look: stale': { to: 'sending', ...wanted },
      'look: stale, refresh running': { to: 'sending', ...wanted },
      'look: critical': { to: 'preparing.refreshing', ...silent },
      'look: critical, refresh running': { to: 'preparing.waiting', ...silent },
      'look: critical, no refresh token': { to: 'sending', ...silent },
      'look: signed out': { to: 'preparing.missing', ...silent },
      'lookAgain: still signed in': { to: 'preparing.checking' },
      'lookAgain: signed out': { to: 'failed', context: { problem: sessionProblems.ended } },
      'lookAgain: broken': { to: 'failed', context: { problem: { kind: 'unknown', message: 'no session' } } },
      'sending / send: no token': { to: 'preparing.missing', context: { problem: null } },
      'resending / send: no token': { to: 'preparing.missing', context: { problem: null } },
      'look: broken': { to: 'failed', context: { problem: { kind: 'unknown', message: 'no cookie jar' } } },
      'preparing.waiting / after refreshWait (preparing.waiting)': { to: 'preparing.checking' },
      'preparing.refreshing / refreshToken: refreshed': { to: 'preparing.checking' },
      'preparing.refreshing / refreshToken: failed': { to: 'failed', context: { problem: problems.network } },
      'preparing.refreshing / refreshToken: ended': { to: 'failed', context: { problem: sessionProblems.ended } },
      'after callTimeout (preparing)': { to: 'failed', context: { problem: problems.timeout } },
      'send: answered': { to: 'done', context: { problem: null, answer } },
      'sending / send: 401': { to: 'refreshWanted', context: { problem: answered(401) } },
      'sending / send: 403': { to: 'refreshWanted', context: { problem: answered(403) } },
      'sending / send: 400': { to: 'failed', context: { problem: answered(400) } },
      'sending / send: 500': { to: 'failed', context: { problem: answered(500) } },
      'sending / send: timeout': { to: 'failed', context: { problem: problems.timeout } },
      'refreshWanted / refreshToken: refreshed': { to: 'resending' },
      'refreshWanted / refreshToken: failed': { to: 'failed' },
      'refreshWanted / refreshToken: ended': { to: 'failed', context: { problem: sessionProblems.ended } },
      'after callTimeout (refreshWanted)': { to: 'failed' },
      'resending / send: 401': { to: 'failed', context: { problem: answered(401) } },
      'resending / send: 403': { to: 'failed', context: { problem: answered(403) } },
      'resending / send: 500': { to: 'failed', context: { problem: answered(500) } },
    },
  },
  journeys: {
    'waits for a running refresh until its time limit': [
      'look: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'look: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'look: critical, refresh running',
      'after refreshWait (preparing.waiting)',
      'look: critical, refresh running',
      'after callTimeout (preparing)',
    ],
  },
})
