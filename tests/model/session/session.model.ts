import { expect } from 'vitest'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import {
  lifetimeState,
  type Profile,
  type TokenReadResult,
  type TokenStatus,
} from '../../../src/rules/session/session.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const answered = (status: number): Problem => ({ kind: 'answer', status, message: `said ${status}`, described: true })

const later: Problem = { ...answered(503), retryAfter: 30_000 } as Problem

const clockReason = 'The clock moved past the end.'

const tokenStatus = (remaining: number, more: Partial<TokenStatus> = {}): TokenStatus => ({
  username: 'ada@example.com',
  remaining,
  lifetime: 599_000,
  refreshable: true,
  ...more,
})
const present = (remaining: number, more: Partial<TokenStatus> = {}): TokenReadResult => ({
  kind: 'present',
  tokenStatus: tokenStatus(remaining, more),
})

const ada: Profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905321234567',
  countryCode: 'TR',
}
const grace: Profile = { ...ada, firstName: 'Grace', lastName: 'Hopper', eMailAddress: 'grace@example.com' }
const authorization = seal('Bearer secret-access-token')
const form = seal({ username: 'ada@example.com', password: 'Engine-1843' })

const expectOwnProfile = ({ tokenStatus, profile }: { tokenStatus: TokenStatus | null; profile: Profile | null }) =>
  expect([undefined, tokenStatus?.username]).toContain(profile?.eMailAddress)

const signedOut = { type: 'session.changed' as const, username: null }
export const sessionModel: ModelSpec<typeof sessionMachine> = {
  machine: sessionMachine,
  events: {
    'session.signIn': [{ form, recaptchaResponse: 'solution' }],
    'session.signOut': [{}],
    'session.signInAgain': [{}],
    'session.end': [{}],
    'session.check': [{}],
    'session.refresh': [{}],
    'dialog.dismiss': [{}],
    'profile.reload': [{}],
  },
  calls: {
    readToken: [
      resolve<TokenReadResult, void>('fresh', present(599_000)),
      resolve<TokenReadResult, void>('stale', present(179_999)),
      resolve<TokenReadResult, void>('critical', present(59_999)),
      resolve<TokenReadResult, void>('critical, no refresh token', present(59_999, { refreshable: false })),
      resolve<TokenReadResult, void>('someone else', present(599_000, { username: 'grace@example.com' })),
      resolve<TokenReadResult, void>('expired', { kind: 'expired' }),
      resolve<TokenReadResult, void>('ended by the clock', { kind: 'expired', reason: clockReason }),
      resolve<TokenReadResult, void>('absent', { kind: 'absent' }),
      reject('broken', { kind: 'unknown', message: 'no cookie jar' }),
    ],
    requestToken: [
      resolve('signed in', tokenStatus(599_000)),
      resolve('someone else signed in', tokenStatus(599_000, { username: grace.eMailAddress })),
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
    watchInteractions: { 'user.interacted': [{}] },
    watchLocation: {
      'location.changed': {
        profile: { location: '/dashboard?page=profile' },
        workbench: { location: '/sandbox/data' },
      },
    },
  },
  // The regions do not know each other: the others rest when a refresh has failed.
  goldenParts: { fresh: 'readToken: fresh' },
  possible: (step, _, state) => {
    if (step === 'readToken: ended by the clock')
      return state.includes('profile.loaded') && state.includes('refresh.idle')
    if (step.startsWith('refresh: 5')) return state.includes('tokenCheck.idle') && state.includes('profile.loaded')
    const failed = state.includes('refresh.failed') || state.includes('refresh.waiting')
    return !failed || !['profile.reload', 'dialog.dismiss', 'readToken: critical, no refresh token'].includes(step)
  },
  relevantContext: ({ tokenStatus, profile }) => [
    tokenStatus && [lifetimeState(tokenStatus), tokenStatus.refreshable],
    profile && profile.eMailAddress === tokenStatus?.username,
  ],
  expectations: {
    states: {
      restoring: { context: { tokenStatus: null, profile: null }, cannot: ['session.signIn', 'session.signOut'] },
      signedOut: { context: { tokenStatus: null, profile: null, authorization: null }, cannot: ['session.signOut'] },
      signingIn: {
        tags: ['busy'],
        context: { tokenStatus: null, profile: null, problem: null },
        cannot: ['session.signIn', 'session.signOut'],
      },
      signingOut: { tags: ['busy'], cannot: ['session.signOut', 'session.refresh'] },
      signedIn: { check: ({ context }) => expectOwnProfile(context) },
      'signedIn.lifetime.fresh': { can: ['session.signOut'], cannot: ['dialog.dismiss'] },
      'signedIn.refresh.failed': { cannot: ['session.refresh'] },
      'signedIn.refresh.waiting': { cannot: ['session.refresh'] },
      'signedIn.lifetime.critical.prompting': { can: ['dialog.dismiss', 'session.signInAgain'] },
    },
    steps: {
      start: { to: 'restoring' },
      'restoring / readToken: absent': { to: 'signedOut.idle', emits: [] },
      'restoring / readToken: expired': { to: 'signedOut.idle', emits: [] },
      'restoring / readToken: broken': { to: 'signedOut.idle', emits: [] },
      'signedIn / readToken: ended by the clock': {
        to: 'signingOut.removingToken',
        emits: [{ type: 'notice', variant: 'warning', message: clockReason }, signedOut],
      },
      'requestToken: signed in': { emits: [{ type: 'session.changed', username: 'ada@example.com' }] },
      'requestToken: refused': {
        to: 'signedOut.checking',
        emits: [{ type: 'signIn.failed', problem: answered(401) }],
      },
      'session.signOut': {
        to: 'signingOut.removingToken',
        emits: [
          { type: 'navigate', to: '/', replace: false },
          { type: 'notice', variant: 'success', message: 'Logout successfully' },
          signedOut,
        ],
      },
      'signingOut.removingToken / removeToken: removed': { to: 'signingOut.revoking', emits: [] },
      'logout: answered': { to: 'signedOut.checking', emits: [] },
      'signingOut.revoking / watchTabs > tabs.changed': { to: 'signedOut.checking', emits: [] },
      'logout: broken': { to: 'signedOut.checking', emits: [] },
      'loadProfile: theirs': { emits: [] },
      'session.end': { to: 'signingOut.removingToken', emits: [signedOut] },
      'loadProfile: broken': {
        emits: [{ type: 'notice', variant: 'error', message: 'Network Error' }],
      },
      'refresh: refreshed': { context: { problem: null }, emits: [{ type: 'token.refreshed' }] },
      'refresh: 500': {
        context: { refreshFailure: answered(500) },
        emits: [{ type: 'refresh.failed', problem: answered(500) }],
      },
      'refresh: 503, Retry-After': {
        context: { refreshFailure: later },
        emits: [{ type: 'refresh.failed', problem: later }],
      },
      'watchInteractions > user.interacted': { context: { refreshFailure: null } },
      'signedIn.lifetime.stale / readToken: critical': { context: { problem: null } },
      'signedIn.lifetime.critical / readToken: fresh': { context: { problem: null } },
      'refresh: 400': { to: 'ending' },
      'refresh: 403': { to: 'ending' },
    },
  },
  journeys: {
    'runs out on a protected page': [
      'readToken: fresh',
      'watchLocation > location.changed(profile)',
      'loadProfile: theirs',
      'watchClock > clock.moved',
      'readToken: expired',
      'removeToken: removed',
      'logout: answered',
      'readToken: absent',
    ],
    'ends in another tab while a protected page is open': [
      'readToken: fresh',
      'watchLocation > location.changed(profile)',
      'watchTabs > tabs.changed',
      'readToken: absent',
    ],
    'someone else signs in while the logout call hangs, and getuser fails': [
      'readToken: fresh',
      'loadProfile: theirs',
      'session.signOut',
      'removeToken: removed',
      'session.signIn',
      'requestToken: someone else signed in',
      'loadProfile: broken',
    ],
    'another tab signs in while the logout call hangs': [
      'readToken: fresh',
      'loadProfile: theirs',
      'session.signOut',
      'removeToken: removed',
      'watchTabs > tabs.changed',
      'readToken: someone else',
    ],
    'the dialog opens without the error of a background refresh': [
      'readToken: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchTabs > tabs.changed',
      'readToken: critical',
    ],
    'another tab refreshes after a refresh that failed under the dialog': [
      'readToken: critical',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchTabs > tabs.changed',
      'readToken: fresh',
    ],
    'a refresh that failed is forgotten by one that works': [
      'readToken: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'watchInteractions > user.interacted',
      'session.refresh',
      'refresh: refreshed',
    ],
    'a refresh that failed is attempted once per user action': [
      'readToken: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 500',
      'session.refresh',
      'watchInteractions > user.interacted',
      'session.refresh',
    ],
    'no refresh is attempted before Retry-After is over': [
      'readToken: stale',
      'loadProfile: theirs',
      'session.refresh',
      'refresh: 503, Retry-After',
      'session.refresh',
      'after retryAfter (signedIn.refresh.waiting)',
      'session.refresh',
    ],
    'a refused refresh ends the session once': [
      'readToken: stale',
      'watchLocation > location.changed(profile)',
      'session.refresh',
      'refresh: 400',
      'removeToken: removed',
    ],
    'a refused refresh ends the session, and does not lead away from the workbench': [
      'readToken: stale',
      'watchLocation > location.changed(workbench)',
      'session.refresh',
      'refresh: 400',
      'removeToken: removed',
    ],
  },
}
