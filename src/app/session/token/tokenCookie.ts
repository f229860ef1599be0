import {
  decodeToken,
  encodeToken,
  type StoredToken,
  sessionProblems,
  storageProblem,
} from '../../../rules/session/session.ts'
import { type CookieAccess, setCookie } from './setCookie.ts'

export const tokenCookieName = 'portico.token'

/**
 * A tab that asks right after another has written may still be answered from before (Chromium spreads the news of a
 * cookie between its processes after the write). In milliseconds; the news takes fewer than ten.
 */
export const cookieSpread = 100

/** The home of the token (000 section 4). Its presence defines the signed-in state. */
export interface TokenCookie {
  /**
   * The token, whatever its expireDate; what cannot be read is removed, and so are further cookies of the name, which
   * other paths may have.
   *
   * @throws Problem when the browser does not let us see the cookies.
   */
  read(): StoredToken | undefined
  /** @throws Problem when the token cannot be used, or the browser does not keep it. */
  write(token: StoredToken): void
  remove(): void
}

/** Each bank of a sandbox gives tokens of its own, which no other is sent; the name is null for the bank without one. */
export const tokenCookieNameOf = (bank: string | null): string =>
  bank === null ? tokenCookieName : `${tokenCookieName}.${bank}`

interface CookieDependencies extends CookieAccess {
  /** The cookie's; `portico.token` when left out. */
  name?: string
  /** Every path of ours that a cookie may be bound to. */
  paths: () => readonly string[]
  /** How many seconds the browser keeps a token that is valid for `expiresIn`; as long as that when left out. */
  lifetime?(expiresIn: number): number
}

export function tokenCookie({
  name = tokenCookieName,
  jar,
  secure,
  paths,
  lifetime = Math.ceil,
}: CookieDependencies): TokenCookie {
  const guarded = <Result>(use: () => Result): Result => {
    try {
      return use()
    } catch {
      throw sessionProblems.cookiesBlocked
    }
  }
  const set = (value: string, maxAge: number, path?: string) =>
    guarded(() => setCookie({ jar, secure }, { name, value, maxAge, ...(path !== undefined && { path }) }))
  /** The browser puts the cookie of `/`, which is ours, after those of longer paths (RFC 6265 section 5.4). */
  const values = () => {
    const prefix = `${name}=`
    const pairs = guarded(() => jar().cookie).split('; ')
    return pairs.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length))
  }
  const removeOthers = () => {
    for (const path of paths()) if (path !== '/') set('', 0, path)
  }
  const remove = () => {
    set('', 0)
    removeOthers()
    // Writing is asynchronous in Chromium, reading is not and waits for it: without this, another tab that is notified at
    // once can still see the cookie and stay signed in.
    values()
  }
  const keep = (token: StoredToken, encoded: string) => {
    set(encoded, lifetime(token.expires_in))
    if (values().length > 1) removeOthers()
    if (!values().includes(encoded)) throw sessionProblems.cookieRefused
  }
  return {
    read() {
      const found = values()
      if (found.length === 0) return undefined
      const value = found.filter((each) => decodeToken(each)).at(-1)
      const token = value === undefined ? undefined : decodeToken(value)
      if (!token || value === undefined) remove()
      else if (found.length > 1) {
        removeOthers()
        if (values().join() !== value) keep(token, value)
      }
      return token
    },
    write(token) {
      const problem = storageProblem(token)
      if (problem) throw problem
      keep(token, encodeToken(token) ?? '')
    },
    remove,
  }
}
