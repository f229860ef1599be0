import type { Clock } from '../../../rules/time/clock.ts'
import type { BankClock } from '../../actors/sandbox/bankClock.ts'
import { type Environment, expiryClock } from '../../actors/shared/startActor.ts'
import { type SignInDraft, signInDraft } from '../drafts/signInDraft.ts'
import { cookiePaths } from '../token/cookiePaths.ts'
import { type LogoutClaim, logoutClaim } from '../token/logoutClaim.ts'
import type { RefreshLock } from '../token/refreshLock.ts'
import type { CookieAccess } from '../token/setCookie.ts'
import { type StoredRetryAfter, storedRetryAfter } from '../token/storedRetryAfter.ts'
import { type TokenCookie, tokenCookie, tokenCookieNameOf } from '../token/tokenCookie.ts'
import { browserTabs, type Tabs, tabsOf } from './browserTabs.ts'
import { watchClock } from './watchClock.ts'
import { watchInteractions } from './watchInteractions.ts'
import { watchLocation } from './watchLocation.ts'

/** It comes with the bank's client: nothing refreshes before that. */
const refreshLock = () => import('../token/refreshLock.ts')

/** A browser keeps a cookie no longer, in seconds; the clock of a sandbox can stand still or be set back. */
const longestCookie = 400 * 86_400

const watchBoth = (clock: Clock, bankClock: BankClock) => (listener: () => void) => {
  const stops = [watchClock(clock, listener), bankClock.watch(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What the session needs of the browser; nothing is touched before it is used, so a page can be pre-rendered. */
export interface SessionBrowser {
  cookie: TokenCookie
  lock: RefreshLock
  tabs: Tabs
  /** The other tabs, as to the profile of who is signed in. */
  profileTabs: Tabs
  /** The other tabs, and the other screens of this one, as to the applications of who is signed in. */
  applicationTabs: Tabs
  draft: SignInDraft
  backoff: StoredRetryAfter
  logoutClaim: LogoutClaim
  watchClock(listener: () => void): () => void
  watchLocation(listener: (location: string) => void): () => void
  watchInteractions(listener: () => void): () => void
}

export function sessionBrowser(environment: Pick<Environment, 'clock' | 'bankClock' | 'shownBank'>): SessionBrowser {
  const { clock } = environment
  const bankClock = __SANDBOX__ ? environment.bankClock : undefined
  const sessionClock = expiryClock(environment)
  const cookies: CookieAccess = { jar: () => document, secure: () => location.protocol === 'https:' }
  return {
    cookie: tokenCookie({
      ...cookies,
      paths: () => cookiePaths(location.pathname),
      ...(__SANDBOX__ && bankClock && { lifetime: () => longestCookie }),
      ...(__SANDBOX__ && { name: tokenCookieNameOf(environment.shownBank?.name ?? null) }),
    }),
    lock: { hold: async (signal, run) => (await refreshLock()).browserLock(cookies, clock).hold(signal, run) },
    tabs: browserTabs(),
    profileTabs: tabsOf('profile'),
    applicationTabs: tabsOf('applications'),
    backoff: storedRetryAfter(() => localStorage, sessionClock),
    logoutClaim: logoutClaim(() => localStorage, clock),
    draft: signInDraft(() => sessionStorage, sessionClock),
    watchClock: __SANDBOX__ && bankClock ? watchBoth(clock, bankClock) : (listener) => watchClock(clock, listener),
    watchLocation,
    watchInteractions,
  }
}
