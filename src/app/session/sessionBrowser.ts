import type { Clock } from '../../rules/clock.ts'
import { browserTabs, type Tabs } from './browserTabs.ts'
import { cookiePaths } from './cookiePaths.ts'
import { type RefreshBackoff, refreshBackoff } from './refreshBackoff.ts'
import type { RefreshLock } from './refreshLock.ts'
import { type SignInDraft, signInDraft } from './signInDraft.ts'
import { type CookieAccess, type TokenCookie, tokenCookie } from './tokenCookie.ts'
import { watchClock } from './watchClock.ts'
import { watchInteractions } from './watchInteractions.ts'
import { watchLocation } from './watchLocation.ts'

/** It comes with the bank's client: nothing refreshes before that. */
const refreshLock = () => import('./refreshLock.ts')

/** What the session needs of the browser; nothing is touched before it is used, so a page can be pre-rendered. */
export interface SessionBrowser {
  cookie: TokenCookie
  lock: RefreshLock
  tabs: Tabs
  draft: SignInDraft
  backoff: RefreshBackoff
  watchClock(listener: () => void): () => void
  watchLocation(listener: (location: string) => void): () => void
  watchInteractions(listener: () => void): () => void
}

export function sessionBrowser(clock: Clock): SessionBrowser {
  const cookies: CookieAccess = { jar: () => document, secure: () => location.protocol === 'https:' }
  return {
    cookie: tokenCookie({ ...cookies, paths: () => cookiePaths(location.pathname) }),
    lock: { hold: async (signal, run) => (await refreshLock()).browserLock(cookies, clock).hold(signal, run) },
    tabs: browserTabs(),
    backoff: refreshBackoff(() => localStorage, clock),
    draft: signInDraft(() => sessionStorage, clock),
    watchClock: (listener) => watchClock(clock, listener),
    watchLocation,
    watchInteractions,
  }
}
