import { decodeToken, encodeToken, type StoredToken, sessionProblems } from '../../rules/session.ts'

export const tokenCookieName = 'portico.token'

/** The part of a document that holds cookies. */
export interface CookieJar {
  cookie: string
}

/** The home of the token (000 section 4). Its presence defines the signed-in state. */
export interface TokenCookie {
  /** The token, whatever its expireDate; what cannot be read is removed. */
  read(): StoredToken | undefined
  /** @throws Problem when the browser does not keep it. */
  write(token: StoredToken): void
  remove(): void
}

export function tokenCookie(jar: () => CookieJar, secure: () => boolean): TokenCookie {
  const set = (value: string, maxAge: number) => {
    const attributes = ['Path=/', 'SameSite=Strict', `Max-Age=${maxAge}`, ...(secure() ? ['Secure'] : [])]
    jar().cookie = [`${tokenCookieName}=${value}`, ...attributes].join('; ')
  }
  const value = () => {
    const prefix = `${tokenCookieName}=`
    const pair = jar()
      .cookie.split('; ')
      .find((each) => each.startsWith(prefix))
    return pair?.slice(prefix.length)
  }
  const remove = () => {
    set('', 0)
    // Writing is asynchronous in Chromium, reading is not and waits for it: without this, another tab that is told at
    // once can still see the cookie and stay signed in.
    value()
  }
  return {
    read() {
      const stored = value()
      if (stored === undefined) return undefined
      const token = decodeToken(stored)
      if (token === undefined) remove()
      return token
    },
    write(token) {
      const encoded = encodeToken(token)
      if (encoded === undefined) throw sessionProblems.cookieRefused
      set(encoded, Math.ceil(token.expires_in))
      if (value() !== encoded) throw sessionProblems.cookieRefused
    },
    remove,
  }
}
