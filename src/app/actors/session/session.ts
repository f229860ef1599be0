import { fromPromise } from 'xstate'
import type { PortalClient } from '../../../api/client/client.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { SignInAttempt } from '../../../machines/session/session.setup.ts'
import { toProblem } from '../../../rules/problem.ts'
import { type Secret, seal, unwrap } from '../../../rules/security/secret.ts'
import {
  authorizationOf,
  lifetimeState,
  readResultOf,
  type StoredToken,
  sessionProblems,
  type TokenReadResult,
  type TokenStatus,
  tokenOf,
} from '../../../rules/session/session.ts'
import { endsSession } from '../../../rules/session/sessionEndingProblems.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { AuthorizedCall } from '../../session/authorizedCall.ts'
import type { SessionBrowser } from '../../session/browser/sessionBrowser.ts'
import { readerByBankClock } from '../../session/token/readerByBankClock.ts'
import { cookieSpread } from '../../session/token/tokenCookie.ts'
import { fromListener } from '../shared/fromListener.ts'
import { type Environment, expiryClock } from '../shared/startActor.ts'

interface Dependencies {
  environment: Pick<Environment, 'clock' | 'bankClock'>
  client: PortalClient
  browser: SessionBrowser
  callFor(username: string): AuthorizedCall
}

/** The calls come after the first paint: a page shows before it talks to the bank. */
const calls = () => loadCode(() => import('../../../api/account/session.ts'))

export function sessionActors({ environment, client, browser, callFor }: Dependencies) {
  const { clock } = environment
  const bankClock = __SANDBOX__ ? environment.bankClock : undefined
  const { cookie, tabs, profileTabs } = browser
  const { now } = expiryClock(environment)
  let lastSeen: StoredToken | undefined

  const read = () => {
    const token = cookie.read()
    if (token) lastSeen = token
    return token
  }
  const spread = () => new Promise<void>((resolve) => clock.setTimeout(resolve, cookieSpread))
  const needsRefresh = (token: StoredToken, refused: string | undefined) => {
    const reading = readResultOf(token, now())
    if (reading.kind !== 'present' || authorizationOf(token) === refused) return true
    return lifetimeState(reading.tokenStatus) !== 'fresh'
  }
  const isStill = (token: StoredToken) => cookie.read()?.access_token === token.access_token
  const store = (token: StoredToken) => {
    cookie.write(token)
    lastSeen = token
    tabs.broadcast()
  }

  /** The browser removes the cookie when its time is over: then the one seen last shows why it is gone. */
  const readToken = (): TokenReadResult => {
    const at = now()
    const reading = readResultOf(read(), at)
    if (reading.kind === 'expired') cookie.remove()
    const ranOut = reading.kind === 'absent' && readResultOf(lastSeen, at).kind === 'expired'
    return ranOut ? { kind: 'expired' } : reading
  }

  const requestToken = async (
    { form, recaptchaResponse }: SignInAttempt,
    signal: AbortSignal,
  ): Promise<TokenStatus> => {
    const credentials = unwrap(form)
    const { signIn } = await calls()
    const answer = await signIn(client.scoped({ signal }), { ...credentials, recaptchaResponse })
    if (__SANDBOX__) await bankClock?.sync(signal)
    signal.throwIfAborted()
    store(tokenOf(answer, now(), { username: credentials.username }))
    const reading = await currentToken(signal)
    if (reading.kind !== 'present') throw sessionProblems.cookieRefused
    return reading.tokenStatus
  }

  /**
   * Another tab may have been first: between the wish for a refresh and this reading, while this tab waits for the
   * lock, and before a failure counts. A token that the bank refuses is removed under the lock, so that the next in turn
   * does not send it again.
   */
  const refreshUnderLock = async (signal: AbortSignal, refused?: string): Promise<void> => {
    const wanted = read()
    if (!wanted?.refresh_token || !needsRefresh(wanted, refused)) return
    const refreshToken = wanted.refresh_token
    const renew = async (refuse: (error: unknown) => void) => {
      if (!isStill(wanted)) return
      const pause = browser.backoff.load()
      if (pause) throw pause
      const { refresh } = await calls()
      const answer = await refresh(client.scoped({ signal }), { refreshToken }).catch(async (error: unknown) => {
        const problem = toProblem(error)
        browser.backoff.save(problem)
        await spread()
        if (!isStill(wanted)) return
        if (!endsSession(problem) || signal.aborted) throw error
        cookie.remove()
        // At once, before this tab sees a cookie that is gone; the lock stays until the next tab sees it too.
        refuse(error)
        await spread()
      })
      if (!answer || signal.aborted || !isStill(wanted)) return
      store(tokenOf(answer, now(), wanted))
      await spread()
    }
    await new Promise<void>((resolve, reject) => {
      browser.lock.hold(signal, () => renew(reject)).then(resolve, reject)
    })
  }

  const currentToken =
    __SANDBOX__ && bankClock
      ? readerByBankClock({ clock, bankClock, cookie, readToken, renew: refreshUnderLock })
      : async () => readToken()

  /** Removes the token of `username` alone: somebody else may have signed in elsewhere and not been noticed yet. */
  const removeToken = (username: string): Secret<string> | null => {
    const isTheirs = (token: StoredToken | undefined) => token?.username === username
    const before = lastSeen
    const kept = read()
    const token = [kept, before].find(isTheirs)
    if (kept && !isTheirs(kept)) return token ? seal(authorizationOf(token)) : null
    lastSeen = undefined
    cookie.remove()
    tabs.broadcast()
    return token ? seal(authorizationOf(token)) : null
  }

  return {
    readToken: fromPromise(({ signal }) => currentToken(signal)),
    requestToken: fromPromise(({ input, signal }) => requestToken(input, signal)),
    refresh: fromPromise(({ input, signal }) => refreshUnderLock(signal, input && unwrap(input))),
    loadProfile: fromPromise(({ input: { username }, signal }) => callFor(username)('getUser', undefined, { signal })),
    removeToken: fromPromise(async ({ input }) => removeToken(input.username)),
    logout: fromPromise(async ({ input }) => {
      if (!input.authorization) return
      const authorization = unwrap(input.authorization)
      try {
        const [{ logout }, isOurs] = await Promise.all([calls(), browser.logoutClaim.take(authorization)])
        if (isOurs) await logout(client.scoped({ authorization, signal: new AbortController().signal }))
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
        console.warn(`Logout: ${toProblem(error).message}`)
        throw error
      }
    }),
    watchTabs: fromListener(({ sendBack }) => {
      const notify = () => sendBack({ type: 'tabs.changed' })
      const stops = [
        tabs.subscribe(() => {
          notify()
          void spread().then(notify)
        }),
        profileTabs.subscribe(() => sendBack({ type: 'profile.reload' })),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    watchClock: fromListener(({ sendBack }) => browser.watchClock(() => sendBack({ type: 'clock.moved' }))),
    watchInteractions: fromListener(({ sendBack }) =>
      browser.watchInteractions(() => sendBack({ type: 'user.interacted' })),
    ),
    watchLocation: fromListener(({ sendBack }) =>
      browser.watchLocation((place) => sendBack({ type: 'location.changed', location: place })),
    ),
  } satisfies ActorsOf<typeof sessionMachine>
}
