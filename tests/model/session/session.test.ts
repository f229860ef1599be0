import { expect } from 'vitest'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { conceal } from '../../../src/rules/handle.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { lifetimeState, type Profile, type Reading, type Standing } from '../../../src/rules/session.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

const answered = (status: number): Problem => ({ kind: 'answer', status, message: `said ${status}`, described: true })

const later: Problem = { ...answered(503), retryAfter: 30_000 } as Problem

const standing = (remaining: number, more: Partial<Standing> = {}): Standing => ({
  username: 'ada@example.com',
  remaining,
  lifetime: 599_000,
  refreshable: true,
  ...more,
})
const present = (remaining: number, more: Partial<Standing> = {}): Reading => ({
  kind: 'present',
  standing: standing(remaining, more),
})

const ada: Profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905321234567',
  countryCode: 'TR',
}
const grace: Profile = { ...ada, firstName: 'Grace', lastName: 'Hopper', eMailAddress: 'grace@example.com' }
const authorization = conceal('Bearer secret-access-token')
const form = conceal({ username: 'ada@example.com', password: 'Engine-1843' })

const expectOwnProfile = ({ standing, profile }: { standing: Standing | null; profile: Profile | null }) =>
  expect([undefined, standing?.username]).toContain(profile?.eMailAddress)

const signedOut = { type: 'sessionChanged' as const, username: null }
modelTest({
  machine: sessionMachine,
  events: {
    'session.signIn': [{ form, recaptchaResponse: 'solution' }],
    'session.signOut': [{}],
    'session.signInAgain': [{}],
    'session.end': [{}],
    'session.look': [{}],
    'session.refresh': [{}],
    'dialog.dismiss': [{}],
    'profile.reload': [{}],
  },
  calls: {
    readSession: [
      resolve<Reading, void>('fresh', present(599_000)),
      resolve<Reading, void>('stale', present(179_999)),
      resolve<Reading, void>('critical', present(59_999)),
      resolve<Reading, void>('critical, no refresh token', present(59_999, { refreshable: false })),
      resolve<Reading, void>('someone else', present(599_000, { username: 'grace@example.com' })),
      resolve<Reading, void>('expired', { kind: 'expired' }),
      resolve<Reading, void>('absent', { kind: 'absent' }),
      reject('broken', { kind: 'unknown', message: 'no cookie jar' }),
    ],
    exchange: [
      resolve('signed in', standing(599_000)),
      resolve('someone else signed in', standing(599_000, { username: grace.eMailAddress })),
      reject('refused', answered(401)),
    ],
    refresh: [
      resolve('refreshed'),
      reject('400', answered(400)),
      reject('403', answered(403)),
      reject('500', answered(500)),
      reject('503, Retry-After', later),
    ],
    loadProfile: [
      resolve('theirs', ({ username }: { username: string }) => (username === ada.eMailAddress ? ada : grace)),
      reject('broken', problems.network),
    ],
    removeToken: [resolve('removed', authorization), reject('broken', { kind: 'unknown', message: 'no cookie jar' })],
    logout: [resolve('answered'), reject('broken', answered(500))],
  },
  listeners: {
    watchTabs: { 'tabs.changed': [{}] },
    watchClock: { 'clock.moved': [{}] },
    watchUserActions: { 'user.acted': [{}] },
    watchPlace: {
      'place.changed': [{ place: '/dashboard?page=profile' }],
    },
  },
  // The regions do not know each other: the others rest when a refresh has failed.
  possible: (step, _, state) => {
    if (step.startsWith('refresh: 5')) return state.includes('watch.resting') && state.includes('profile.loaded')
    const failed = state.includes('refresh.failed') || state.includes('refresh.waiting')
    return !failed || !['profile.reload', 'dialog.dismiss', 'readSession: critical, no refresh token'].includes(step)
  },
  relevantContext: ({ standing, profile }) => [
    standing && [lifetimeState(standing), standing.refreshable],
    profile && profile.eMailAddress === standing?.username,
  ],
  expectations: {
    states: {
      restoring: { context: { standing: null, profile: null }, cannot: ['session.signIn', 'session.signOut'] },
      signedOut: { context: { standing: null, profile: null, authorization: null }, cannot: ['session.signOut'] },
      signingIn: {
        tags: ['busy'],
        context: { standing: null, profile: null, problem: null },
        cannot: ['session.signIn', 'session.signOut'],
      },
      signingOut: { tags: ['busy'], cannot: ['session.signOut', 'session.refresh'] },
      signedIn: { check: ({ context }) => expectOwnProfile(context) },
      'signedIn.lifetime.fresh': { can: ['session.signOut'], cannot: ['dialog.dismiss'] },
      'signedIn.refresh.failed': { cannot: ['session.refresh'] },
      'signedIn.refresh.waiting': { cannot: ['session.refresh'] },
      'signedIn.lifetime.critical.offering': { can: ['dialog.dismiss', 'session.signInAgain'] },
    },
    steps: {
      start: { to: 'restoring' },
      'restoring / readSession: absent': { to: 'signedOut.resting', emits: [] },
      'restoring / readSession: expired': { to: 'signedOut.resting', emits: [] },
      'restoring / readSession: broken': { to: 'signedOut.resting', emits: [] },
      'exchange: signed in': { emits: [{ type: 'sessionChanged', username: 'ada@example.com' }] },
      'exchange: refused': {
        to: 'signedOut.looking',
        emits: [{ type: 'signInFailed', problem: answered(401) }],
      },
      'session.signOut': {
        to: 'signingOut.removing',
        emits: [
          { type: 'navigate', to: '/' },
          { type: 'notice', variant: 'success', message: 'Logout successfully' },
          signedOut,
        ],
      },
      'signingOut.removing / removeToken: removed': { to: 'signingOut.calling', emits: [] },
      'logout: answered': { to: 'signedOut.looking', emits: [] },
      'logout: broken': { to: 'signedOut.looking', emits: [] },
      'loadProfile: theirs': { emits: [] },
      'session.end': { to: 'signingOut.removing', emits: [signedOut] },
      'loadProfile: broken': {
        emits: [{ type: 'notice', variant: 'error', message: 'Network Error' }],
      },
      'refresh: refreshed': { context: { problem: null }, emits: [{ type: 'refreshed' }] },
      'refresh: 500': {
        context: { refreshFailure: answered(500) },
        emits: [{ type: 'refreshFailed', problem: answered(500) }],
      },
      'refresh: 503, Retry-After': {
        context: { refreshFailure: later },
        emits: [{ type: 'refreshFailed', problem: later }],
      },
      'watchUserActions > user.acted': { context: { refreshFailure: null } },
      'signedIn.lifetime.stale / readSession: critical': { context: { problem: null } },
      'signedIn.lifetime.critical / readSession: fresh': { context: { problem: null } },
      'refresh: 400': { to: 'ending' },
      'refresh: 403': { to: 'ending' },
    },
  },
  journeys: {
    'runs out on a protected page': [
      'readSession: fresh',
      'watchPlace > place.changed',
      'loadProfile: theirs',
      'watchClock > clock.moved',
      'readSession: expired',
      'removeToken: removed',
      'logout: answered',
      'readSession: absent',
    ],
    'ends in another tab while a protected page is open': [
      'readSession: fresh',
      'watchPlace > place.changed',
      'watchTabs > tabs.changed',
      'readSession: absent',
    ],
    'someone else signs in while the logout call hangs, and getuser fails': [
      'readSession: fresh',
      'loadProfile: theirs',
      'session.signOut',
      'removeToken: removed',
      'session.signIn',
      'exchange: someone else signed in',
      'loadProfile: broken',
    ],
    'the dialog opens without the error of a background refresh': [
      'readSession: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchTabs > tabs.changed',
      'readSession: critical',
    ],
    'another tab refreshes after a refresh that failed under the dialog': [
      'readSession: critical',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchTabs > tabs.changed',
      'readSession: fresh',
    ],
    'a refresh that failed is forgotten by one that works': [
      'readSession: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchUserActions > user.acted',
      'session.refresh',
      'refresh: refreshed',
    ],
    'a refresh that failed is attempted once per user action': [
      'readSession: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'session.refresh',
      'watchUserActions > user.acted',
      'session.refresh',
    ],
    'no refresh is attempted before Retry-After is over': [
      'readSession: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 503, Retry-After',
      'session.refresh',
      'after retryAfter (signedIn.refresh.waiting)',
      'session.refresh',
    ],
    'a refused refresh ends the session once': [
      'readSession: stale',
      'watchPlace > place.changed',
      'session.refresh',
      'refresh: 400',
      'removeToken: removed',
    ],
  },
})
