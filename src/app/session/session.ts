import { type Actor, type SnapshotFrom, waitFor } from 'xstate'
import type { PortalClient } from '../../api/client/client.ts'
import type { NoticeVariant } from '../../machines/notice.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import type { SignInAttempt } from '../../machines/session/session.setup.ts'
import type { Address } from '../../rules/routes/address.ts'
import { seal } from '../../rules/security/secret.ts'
import {
  authorizationOf,
  greetingName,
  lifetimeState,
  readResultOf,
  sessionProblems,
} from '../../rules/session/session.ts'
import { sessionNotices } from '../../rules/session/sessionNotices.ts'
import { sessionActors } from '../actors/session/session.ts'
import { takeInterrupted } from '../actors/session/takeInterrupted.ts'
import { type Environment, expiryClock, startActor, type WithSource } from '../actors/shared/startActor.ts'
import { type AuthorizedCall, createAuthorizedCall } from './authorizedCall.ts'
import { bindToOwner, type OwnerBound } from './bindToOwner.ts'
import { type SessionBrowser, sessionBrowser } from './browser/sessionBrowser.ts'
import { discardDrafts } from './drafts/formDraft.ts'
import type { TokenProvider } from './startAuthorizedCall.ts'

/** A short message that passes; views show it top centre. It names the chart that sent it. */
export interface Notice extends WithSource {
  variant: NoticeVariant
  message: string
  about?: string | undefined
  /** Not shown: the session itself reports that it has ended. */
  ended?: true
}

export type SessionStatus = 'restoring' | 'signedOut' | 'signedIn'

export type SessionActor = Actor<typeof sessionMachine>

export interface Session {
  actor: SessionActor
  /** Calls of one person: they are sent with that person's token or not at all. */
  callFor(username: string | null): AuthorizedCall
  /** Calls and notices of a screen that was entered for one person. */
  forOwner(username: string | null): OwnerBound<Notice>
  browser: SessionBrowser
  status(): SessionStatus
  /** The username of who is signed in. */
  owner(): string | null
  /** Not while it is still to be seen what the cookie says. */
  isSettled(): boolean
  /** The cookie is the truth: when it says something else than the chart, the chart looks. */
  check(): void
  /** What a greeting says, or an empty string. */
  name(): string
  subscribe(listener: () => void): () => void
  /** Settles with the attempt; the charts and the header follow on their own. Rejects with a Problem. */
  signIn(attempt: SignInAttempt): Promise<void>
}

/** What the session is given of the page it belongs to. */
export interface SessionDependencies {
  client: PortalClient
  environment: Environment
  notify(notice: Notice): void
  navigate(to: Address, options?: { replace?: boolean }): void
}

/**
 * The session of the page. It stays `restoring` until the page is hydrated (`environment.whenHydrated`). Emits of
 * `actor` beyond notices and navigation: `session.changed` reports that somebody signed in (a username), somebody else
 * did, or nobody is signed in (null), here or in another tab.
 */
export function createSession(
  dependencies: SessionDependencies,
  browser: SessionBrowser = sessionBrowser(dependencies.environment),
): Session {
  const { environment } = dependencies
  const clock = expiryClock(environment)
  const tokenOf = (username: string | null) => {
    const token = browser.cookie.read()
    return token?.username === username ? token : undefined
  }
  const tokenProviderOf = (username: string | null): TokenProvider => {
    const tokens: TokenProvider = {
      check() {
        const reading = readResultOf(tokenOf(username), clock.now())
        if (ownerOf(actor) !== username || reading.kind !== 'present') return { kind: 'signedOut' }
        return {
          kind: 'signedIn',
          lifetime: lifetimeState(reading.tokenStatus),
          refreshing: actor.getSnapshot().matches({ signedIn: { refresh: 'refreshing' } }),
          refreshable: reading.tokenStatus.refreshable,
        }
      },
      async checkAgain(signal) {
        actor.send({ type: 'session.check' })
        await waitFor(actor, (snapshot) => !isChecking(snapshot), { signal })
        return tokens.check()
      },
      authorization() {
        const token = tokenOf(username)
        return token && readResultOf(token, clock.now()).kind === 'present' ? authorizationOf(token) : undefined
      },
      requestRefresh() {
        if (needsRefresh()) actor.send({ type: 'session.refresh' })
      },
      async refreshed(used, signal) {
        if (used === undefined ? !needsRefresh() : tokens.authorization() !== used) return
        await refreshOf(actor, used, signal)
      },
    }
    /** Asked again at the last moment: another tab may have refreshed since the call looked. */
    const needsRefresh = () => {
      const authState = tokens.check()
      return authState.kind === 'signedIn' && authState.lifetime !== 'fresh'
    }
    return tokens
  }
  const callFor = (username: string | null) =>
    createAuthorizedCall(dependencies.client, environment, tokenProviderOf(username))
  const actors = sessionActors({
    environment,
    client: dependencies.client,
    browser,
    callFor,
  })
  const actor: SessionActor = startActor(
    __SANDBOX__ ? { ...environment, clock } : environment,
    sessionMachine.provide({ actors }),
    {
      on: {
        notice: dependencies.notify,
        navigate: ({ to, replace }) => dependencies.navigate(to, { replace }),
      },
    },
  )
  const isSettled = () => {
    const snapshot = actor.getSnapshot()
    return !snapshot.matches('restoring') && !isChecking(snapshot)
  }
  let reportedTo: string | null | undefined
  let lastOwner: string | null = null
  actor.subscribe((snapshot) => {
    // Whoever signs in or out here knows it.
    if (snapshot.matches('signingIn') || snapshot.matches('signingOut')) lastOwner = null
    const owner = ownerOf(actor)
    if (!isSettled() || owner === reportedTo) return
    reportedTo = owner
    if (owner) {
      if (lastOwner && owner !== lastOwner)
        dependencies.notify({ variant: 'info', message: sessionNotices.signedInElsewhere(owner), source: 'session' })
      lastOwner = owner
    }
    // Also while nobody is signed in: the time of a draft may end while its tab shows something else.
    discardDrafts(owner, () => sessionStorage, environment.clock)
    browser.draft.load()
    for (const report of takeInterrupted(owner, environment.clock))
      dependencies.notify({ variant: 'warning', ...report })
  })
  /** Where the browser does not let us see the cookies, nobody else can be found there. */
  const cookieOwner = () => {
    try {
      const token = browser.cookie.read()
      return token && readResultOf(token, clock.now()).kind === 'present' ? token.username : null
    } catch {
      return ownerOf(actor)
    }
  }
  return {
    actor,
    callFor,
    forOwner: (username) =>
      bindToOwner(username, { owner: () => ownerOf(actor), callFor, notify: dependencies.notify }),
    browser,
    status() {
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('restoring')) return 'restoring'
      return snapshot.matches('signedIn') ? 'signedIn' : 'signedOut'
    },
    owner: () => ownerOf(actor),
    isSettled,
    check() {
      const snapshot = actor.getSnapshot()
      const resting = snapshot.matches('signedIn') || snapshot.matches({ signedOut: 'idle' })
      if (resting && !isChecking(snapshot) && cookieOwner() !== ownerOf(actor)) actor.send({ type: 'session.check' })
    },
    /** Empty until the first name has come, or failed to: the username before it would be a flash in the header. */
    name() {
      const snapshot = actor.getSnapshot()
      const { tokenStatus, profile } = snapshot.context
      const isUnknown = !profile && snapshot.matches({ signedIn: { profile: 'loading' } })
      return tokenStatus && !isUnknown ? greetingName(tokenStatus.username, profile ?? undefined) : ''
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    signIn: (attempt) => signInOf(actor, attempt),
  }
}

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

const isChecking = (snapshot: SessionSnapshot) =>
  snapshot.matches({ signedIn: { tokenCheck: 'checking' } }) || snapshot.matches({ signedOut: 'checking' })

function ownerOf(actor: SessionActor): string | null {
  const snapshot = actor.getSnapshot()
  return snapshot.matches('signedIn') ? (snapshot.context.tokenStatus?.username ?? null) : null
}

/** Asks for a refresh, or joins the one that runs. */
function refreshOf(actor: SessionActor, refused: string | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions = [
      actor.on('token.refreshed', () => settle(resolve)),
      actor.on('refresh.failed', ({ problem }) => settle(() => reject(problem))),
      actor.on('session.changed', () => settle(() => reject(sessionProblems.ended))),
    ]
    const settle = (then: () => void) => {
      signal.removeEventListener('abort', stop)
      for (const subscription of subscriptions) subscription.unsubscribe()
      then()
    }
    const stop = () => settle(() => reject(signal.reason))
    signal.addEventListener('abort', stop)
    actor.send({ type: 'session.refresh', ...(refused !== undefined && { refused: seal(refused) }) })
    const refreshing = actor.getSnapshot().matches({ signedIn: { refresh: 'refreshing' } })
    const { refreshFailure } = actor.getSnapshot().context
    const problem = ownerOf(actor) === null ? sessionProblems.ended : (refreshFailure ?? sessionProblems.notReady)
    if (!refreshing) settle(() => reject(problem))
  })
}

function signInOf(actor: SessionActor, attempt: SignInAttempt): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions = [
      actor.on('session.changed', () => settle(resolve)),
      actor.on('signIn.failed', ({ problem }) => settle(() => reject(problem))),
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
