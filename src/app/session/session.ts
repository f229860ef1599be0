import type { Actor } from 'xstate'
import type { PortalClient } from '../../api/client.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import type { SignInAttempt } from '../../machines/session/session.setup.ts'
import { authorizationOf, greetingName, lifetimeState, readingOf, sessionProblems } from '../../rules/session.ts'
import { sessionActors } from '../actors/session.ts'
import { type Authorized, createAuthorized } from '../authorizedCall.ts'
import { type Environment, startActor } from '../startActor.ts'
import type { TokenKeeper } from '../startAuthorizedCall.ts'
import { type SessionBrowser, sessionBrowser } from './browser.ts'

export type SessionActor = Actor<typeof sessionMachine>

export interface Session {
  actor: SessionActor
  authorized: Authorized
  browser: SessionBrowser
  status(): 'restoring' | 'signedOut' | 'signedIn'
  /** What a greeting says, or an empty string. */
  name(): string
  subscribe(listener: () => void): () => void
  /** Settles with the attempt; the charts and the header follow on their own. Rejects with a Problem. */
  signIn(attempt: SignInAttempt): Promise<void>
}

/** What the session is given of the page it belongs to. */
export interface SessionMeans {
  client: PortalClient
  environment: Environment
  notify(notice: { variant: 'success' | 'warning' | 'error' | 'info'; message: string }): void
  navigate(to: string): void
}

/**
 * The session of the page. It stays `restoring` until the page is hydrated (`environment.whenHydrated`). Emits of
 * `actor` beyond notices and navigation: `sessionChanged` tells that somebody signed in (a username), somebody else
 * did, or nobody is signed in (null), here or in another tab.
 */
export function createSession(
  means: SessionMeans,
  browser: SessionBrowser = sessionBrowser(means.environment.clock),
): Session {
  const { environment } = means
  const { clock } = environment
  const authorization = () => {
    const token = browser.cookie.read()
    return token && readingOf(token, clock.now()).kind === 'present' ? authorizationOf(token) : undefined
  }
  let refused: string | undefined
  const keeper: TokenKeeper = {
    look() {
      const snapshot = actor.getSnapshot()
      const reading = readingOf(browser.cookie.read(), clock.now())
      if (!snapshot.matches('signedIn') || reading.kind !== 'present') return { kind: 'signedOut' }
      return {
        kind: 'signedIn',
        lifetime: lifetimeState(reading.standing),
        refreshing: snapshot.matches({ signedIn: { refresh: 'refreshing' } }),
        refreshable: reading.standing.refreshable,
      }
    },
    authorization,
    wantRefresh() {
      if (isDue()) actor.send({ type: 'session.refresh' })
    },
    async refreshed(used, signal) {
      if (used === undefined ? !isDue() : authorization() !== used) return
      refused = used
      await refreshOf(actor, signal)
    },
  }
  /** Asked again at the last moment: another tab may have refreshed since the call looked. */
  const isDue = () => {
    const outlook = keeper.look()
    return outlook.kind === 'signedIn' && outlook.lifetime !== 'fresh'
  }
  const authorized = createAuthorized(environment, keeper)
  const authorizedFor = () => authorized
  const actors = sessionActors({ clock, client: means.client, browser, authorizedFor, refused: () => refused })
  const actor: SessionActor = startActor(environment, sessionMachine.provide({ actors }), {
    on: {
      notice: ({ variant, message }) => means.notify({ variant, message }),
      navigate: ({ to }) => means.navigate(to),
    },
  })
  return {
    actor,
    authorized,
    browser,
    status() {
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('restoring')) return 'restoring'
      return snapshot.matches('signedIn') ? 'signedIn' : 'signedOut'
    },
    name() {
      const { standing, profile } = actor.getSnapshot().context
      return standing ? greetingName(standing.username, profile ?? undefined) : ''
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    signIn: (attempt) => signInOf(actor, attempt),
  }
}

/** Asks for a refresh, or joins the one that runs. */
function refreshOf(actor: SessionActor, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions = [
      actor.on('refreshed', () => settle(resolve)),
      actor.on('refreshFailed', ({ problem }) => settle(() => reject(problem))),
      actor.on('sessionChanged', () => settle(() => reject(sessionProblems.ended))),
    ]
    const settle = (then: () => void) => {
      signal.removeEventListener('abort', stop)
      for (const subscription of subscriptions) subscription.unsubscribe()
      then()
    }
    const stop = () => settle(() => reject(signal.reason))
    signal.addEventListener('abort', stop)
    actor.send({ type: 'session.refresh' })
    const refreshing = actor.getSnapshot().matches({ signedIn: { refresh: 'refreshing' } })
    if (!refreshing) settle(() => reject(actor.getSnapshot().context.refreshFailure ?? sessionProblems.ended))
  })
}

function signInOf(actor: SessionActor, attempt: SignInAttempt): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions = [
      actor.on('sessionChanged', () => settle(resolve)),
      actor.on('signInFailed', ({ problem }) => settle(() => reject(problem))),
    ]
    const settle = (then: () => void) => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      then()
    }
    actor.send({ type: 'session.signIn', ...attempt })
    const snapshot = actor.getSnapshot()
    if (snapshot.matches('signedIn')) settle(resolve)
    else if (!snapshot.matches('signingIn')) settle(() => reject(sessionProblems.notReady))
  })
}
