import { assign, emit, enqueueActions, raise, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Address } from '../../rules/routes/address.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { isProtected } from '../../rules/session/isProtected.ts'
import { signInRoute, withReturnPath } from '../../rules/session/returnPath.ts'
import {
  lifetimeState,
  nextCheckDelay,
  type Profile,
  type TokenReadResult,
  type TokenStatus,
} from '../../rules/session/session.ts'
import { endsSession } from '../../rules/session/sessionEndingProblems.ts'
import { sessionNotices } from '../../rules/session/sessionNotices.ts'
import type { Credentials } from '../../rules/session/signInForm.ts'
import { clearProblem, emitProblem, setProblem } from '../failure.ts'
import { type Notice, type NoticeVariant, notice } from '../notice.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

export interface SignInAttempt {
  form: Secret<Credentials>
  recaptchaResponse: string
}

const retryAfterOf = (problem: Problem) => (problem.kind === 'answer' ? problem.retryAfter : undefined)

interface SessionContext {
  tokenStatus: TokenStatus | null
  profile: Profile | null
  problem: Problem | null
  /** Why the last refresh failed, for the calls that would have needed it. */
  refreshFailure: Problem | null
  location: string
  authorization: Secret<string> | null
}

/** A page that asks for a sign-in leaves no entry, which would lead back to the sign-in. */
const toSignIn = ({ location }: SessionContext) => ({
  type: 'navigate' as const,
  to: isProtected(location) ? signInRoute(location) : withReturnPath('/login', location),
  replace: isProtected(location),
})

/** Whom a call of the session acts for, as its port's input. */
export const userOf = ({ context }: { context: SessionContext }) => ({ username: context.tokenStatus?.username ?? '' })

/** The session's table of contents; `authorization` conceals the Authorization header that a logout is to carry. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext
    events:
      | ({ type: 'session.signIn' } & SignInAttempt)
      | { type: 'session.signOut' }
      | { type: 'session.signInAgain' }
      | { type: 'session.end' }
      /** `refused`: the Authorization header that the bank refused, whose token is refreshed though it looks fresh. */
      | { type: 'session.refresh'; refused?: Secret<string> }
      | { type: 'session.check' }
      | { type: 'dialog.dismiss' }
      | { type: 'profile.reload' }
      | { type: 'clock.moved' }
      | { type: 'tabs.changed' }
      | { type: 'user.interacted' }
      | { type: 'location.changed'; location: string }
    emitted:
      | Notice<NoticeVariant>
      | { type: 'navigate'; to: Address; replace: boolean }
      | { type: 'session.changed'; username: string | null }
      | { type: 'signIn.failed'; problem: Problem }
      | { type: 'token.refreshed' }
      | { type: 'refresh.failed'; problem: Problem }
    tags: 'busy'
  },
  actors: {
    readToken: unprovided<TokenReadResult>('readToken'),
    requestToken: unprovided<TokenStatus, SignInAttempt>('requestToken'),
    refresh: unprovided<void, Secret<string> | undefined>('refresh'),
    loadProfile: unprovided<Profile, { username: string }>('loadProfile'),
    removeToken: unprovided<Secret<string> | null, { username: string }>('removeToken'),
    logout: unprovided<void, { authorization: Secret<string> | null }>('logout'),
    watchTabs: unprovidedCallback<{ type: 'tabs.changed' } | { type: 'profile.reload' }>('watchTabs'),
    watchClock: unprovidedCallback<{ type: 'clock.moved' }>('watchClock'),
    watchLocation: unprovidedCallback<{ type: 'location.changed'; location: string }>('watchLocation'),
    watchInteractions: unprovidedCallback<{ type: 'user.interacted' }>('watchInteractions'),
  },
  guards: {
    isPresent: (_, result: TokenReadResult) => result.kind === 'present',
    isExpired: (_, result: TokenReadResult) => result.kind === 'expired',
    isAbsent: (_, result: TokenReadResult) => result.kind === 'absent',
    isDifferentUser: ({ context }, result: TokenReadResult) =>
      result.kind === 'present' && result.tokenStatus.username !== context.tokenStatus?.username,
    isFresh: ({ context }) => context.tokenStatus !== null && lifetimeState(context.tokenStatus) === 'fresh',
    isStale: ({ context }) => context.tokenStatus !== null && lifetimeState(context.tokenStatus) === 'stale',
    isCritical: ({ context }) => context.tokenStatus !== null && lifetimeState(context.tokenStatus) === 'critical',
    isRefreshable: ({ context }) => context.tokenStatus?.refreshable === true,
    isRefused: (_, problem: Problem) => endsSession(problem),
    hasRetryAfter: (_, problem: Problem) => retryAfterOf(problem) !== undefined,
  },
  actions: {
    setReadResult: assign({
      tokenStatus: ({ context }, result: TokenReadResult) =>
        result.kind === 'present' ? result.tokenStatus : context.tokenStatus,
    }),
    setTokenStatus: assign({ tokenStatus: (_, tokenStatus: TokenStatus) => tokenStatus }),
    setProfile: assign({ profile: (_, profile: Profile) => profile }),
    setLocation: assign({
      location: ({ context, event }) => (event.type === 'location.changed' ? event.location : context.location),
    }),
    setProblem: setProblem(),
    setRefreshFailure: setProblem('refreshFailure'),
    clearRefreshFailure: clearProblem('refreshFailure'),
    setAuthorization: assign({ authorization: (_, authorization: Secret<string> | null) => authorization }),
    clearProblem: clearProblem(),
    clearProfile: assign({ profile: null }),
    clearSession: assign({
      tokenStatus: null,
      profile: null,
      problem: null,
      refreshFailure: null,
      location: '',
      authorization: null,
    }),
    checkAgain: raise({ type: 'session.check' }),
    emitSignedIn: emit(({ context }) => ({ type: 'session.changed', username: context.tokenStatus?.username ?? null })),
    emitSignedOut: emit({ type: 'session.changed', username: null }),
    emitSignInFailed: emit((_, problem: Problem) => ({ type: 'signIn.failed' as const, problem })),
    emitRefreshed: emit({ type: 'token.refreshed' }),
    emitRefreshFailed: emit((_, problem: Problem) => ({ type: 'refresh.failed' as const, problem })),
    emitProfileFailed: emitProblem(),
    emitLogout: emit(notice('success', sessionNotices.signedOut)),
    navigateHome: emit({ type: 'navigate', to: '/', replace: false }),
    navigateToSignIn: emit(({ context }) => toSignIn(context)),
    /** The workbench of the sandbox needs no session. */
    leaveUnlessWorkbench: enqueueActions(({ context, enqueue }) => {
      if (!__SANDBOX__ || !/^\/sandbox\b/i.test(context.location)) enqueue.emit(toSignIn(context))
    }),
    emitEnded: emit(notice('warning', sessionNotices.expired)),
    /** What somebody caused shows on every page. */
    leaveProtectedRoute: enqueueActions(
      ({ context, enqueue }, { message, reason }: { message: string; reason?: string | undefined }) => {
        const leaves = isProtected(context.location)
        if (leaves) enqueue.emit({ type: 'navigate', to: signInRoute(context.location), replace: true })
        if (leaves || reason) enqueue.emit(notice('warning', reason ?? message))
      },
    ),
  },
  delays: {
    nextCheckDelay: ({ context }) => (context.tokenStatus ? nextCheckDelay(context.tokenStatus) : 0),
    retryAfter: ({ context }) => (context.refreshFailure && retryAfterOf(context.refreshFailure)) ?? 0,
  },
})
