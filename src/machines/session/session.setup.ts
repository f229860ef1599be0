import { assign, emit, enqueueActions, raise, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { endsSession, type Problem, toProblem } from '../../rules/problem.ts'
import { isProtected, signInRoute } from '../../rules/protectedRoutes.ts'
import {
  lifetimeState,
  nextLook,
  type Profile,
  type Reading,
  type Standing,
  sessionTexts,
} from '../../rules/session.ts'
import type { Credentials } from '../../rules/signIn.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

export interface SignInAttempt {
  form: Handle<Credentials>
  recaptchaResponse: string
}

interface Failure {
  error: unknown
}

const retryAfterOf = (problem: Problem) => (problem.kind === 'answer' ? problem.retryAfter : undefined)

interface SessionContext {
  standing: Standing | null
  profile: Profile | null
  problem: Problem | null
  /** Why the last refresh failed, for the calls that would have needed it. */
  refreshFailure: Problem | null
  place: string
  authorization: Handle<string> | null
}

/** Whom a call of the session acts for, as its port's input. */
export const ownerOf = ({ context }: { context: SessionContext }) => ({ username: context.standing?.username ?? '' })

/** The session's table of contents; `authorization` conceals the Authorization header that a logout is to carry. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext
    events:
      | ({ type: 'session.signIn' } & SignInAttempt)
      | { type: 'session.signOut' }
      | { type: 'session.signInAgain' }
      | { type: 'session.end' }
      | { type: 'session.refresh' }
      | { type: 'session.look' }
      | { type: 'dialog.dismiss' }
      | { type: 'profile.reload' }
      | { type: 'clock.moved' }
      | { type: 'tabs.changed' }
      | { type: 'user.acted' }
      | { type: 'place.changed'; place: string }
    emitted:
      | { type: 'notice'; variant: 'success' | 'warning' | 'error' | 'info'; message: string }
      | { type: 'navigate'; to: string }
      | { type: 'sessionChanged'; username: string | null }
      | { type: 'signInFailed'; problem: Problem }
      | { type: 'refreshed' }
      | { type: 'refreshFailed'; problem: Problem }
    tags: 'busy'
  },
  actors: {
    readSession: unprovided<Reading>('readSession'),
    exchange: unprovided<Standing, SignInAttempt>('exchange'),
    refresh: unprovided<void>('refresh'),
    loadProfile: unprovided<Profile, { username: string }>('loadProfile'),
    removeToken: unprovided<Handle<string> | null, { username: string }>('removeToken'),
    logout: unprovided<void, { authorization: Handle<string> | null }>('logout'),
    watchTabs: unprovidedCallback<{ type: 'tabs.changed' }>('watchTabs'),
    watchClock: unprovidedCallback<{ type: 'clock.moved' }>('watchClock'),
    watchPlace: unprovidedCallback<{ type: 'place.changed'; place: string }>('watchPlace'),
    watchUserActions: unprovidedCallback<{ type: 'user.acted' }>('watchUserActions'),
  },
  guards: {
    isPresent: (_, reading: Reading) => reading.kind === 'present',
    isExpired: (_, reading: Reading) => reading.kind === 'expired',
    isAbsent: (_, reading: Reading) => reading.kind === 'absent',
    isSomeoneElse: ({ context }, reading: Reading) =>
      reading.kind === 'present' && reading.standing.username !== context.standing?.username,
    isFresh: ({ context }) => context.standing !== null && lifetimeState(context.standing) === 'fresh',
    isStale: ({ context }) => context.standing !== null && lifetimeState(context.standing) === 'stale',
    isCritical: ({ context }) => context.standing !== null && lifetimeState(context.standing) === 'critical',
    isRefreshable: ({ context }) => context.standing?.refreshable === true,
    isRefused: (_, { error }: Failure) => endsSession(toProblem(error)),
    asksToWait: (_, { error }: Failure) => retryAfterOf(toProblem(error)) !== undefined,
  },
  actions: {
    keepReading: assign({
      standing: ({ context }, reading: Reading) => (reading.kind === 'present' ? reading.standing : context.standing),
    }),
    keepStanding: assign({ standing: (_, standing: Standing) => standing }),
    keepProfile: assign({ profile: (_, profile: Profile) => profile }),
    keepPlace: assign({
      place: ({ context, event }) => (event.type === 'place.changed' ? event.place : context.place),
    }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    setRefreshFailure: assign({ refreshFailure: (_, { error }: Failure) => toProblem(error) }),
    clearRefreshFailure: assign({ refreshFailure: null }),
    keepAuthorization: assign({ authorization: (_, authorization: Handle<string> | null) => authorization }),
    forgetProblem: assign({ problem: null }),
    forgetProfile: assign({ profile: null }),
    forgetEverything: assign({
      standing: null,
      profile: null,
      problem: null,
      refreshFailure: null,
      place: '',
      authorization: null,
    }),
    lookAgain: raise({ type: 'session.look' }),
    tellSignedIn: emit(({ context }) => ({ type: 'sessionChanged', username: context.standing?.username ?? null })),
    tellSignedOut: emit({ type: 'sessionChanged', username: null }),
    tellSignInFailed: emit((_, { error }: Failure) => ({ type: 'signInFailed' as const, problem: toProblem(error) })),
    tellRefreshed: emit({ type: 'refreshed' }),
    tellRefreshFailed: emit((_, { error }: Failure) => ({ type: 'refreshFailed' as const, problem: toProblem(error) })),
    tellProfileFailed: emit((_, { error }: Failure) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: toProblem(error).message,
    })),
    tellLogout: emit({ type: 'notice', variant: 'success', message: sessionTexts.signedOut }),
    goHome: emit({ type: 'navigate', to: '/' }),
    goToSignIn: emit(({ context }) => ({ type: 'navigate' as const, to: signInRoute(context.place) })),
    tellEnded: emit({ type: 'notice', variant: 'warning', message: sessionTexts.expired }),
    leaveProtected: enqueueActions(({ context, enqueue }, { message }: { message: string }) => {
      if (!isProtected(context.place)) return
      enqueue.emit({ type: 'navigate', to: signInRoute(context.place) })
      enqueue.emit({ type: 'notice', variant: 'warning', message })
    }),
  },
  delays: {
    nextLook: ({ context }) => (context.standing ? nextLook(context.standing) : 0),
    retryAfter: ({ context }) => (context.refreshFailure && retryAfterOf(context.refreshFailure)) ?? 0,
  },
})
