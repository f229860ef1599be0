import type { BrowserContext } from '@playwright/test'
import { tokenCookieName } from '../../../src/app/session/token/tokenCookie.ts'
import { decodeToken, encodeToken, type StoredToken } from '../../../src/rules/session/session.ts'
import { builds } from './runner.ts'

async function readToken(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === tokenCookieName)
  const token = cookie && decodeToken(cookie.value)
  if (!token) throw new Error('Nobody is signed in')
  return { cookie, token }
}

/** The browser keeps the token as the portal would have written it (src/app/session/token/tokenCookie.ts). */
export async function keepToken(context: BrowserContext, token: StoredToken): Promise<void> {
  const value = encodeToken(token)
  if (!value) throw new Error('The token cannot be written')
  const expires = Date.now() / 1000 + token.expires_in
  await context.addCookies([{ name: tokenCookieName, value, url: builds.sandbox, expires, sameSite: 'Strict' }])
}

/** The token that the browser keeps. */
export const tokenOf = async (context: BrowserContext): Promise<StoredToken> => (await readToken(context)).token

/** The browser keeps a changed token from now on, of which no page is notified; answers the token as it was. */
export async function changeToken(
  context: BrowserContext,
  change: (token: StoredToken) => StoredToken,
): Promise<StoredToken> {
  const { cookie, token } = await readToken(context)
  const value = encodeToken(change(token))
  if (!value) throw new Error('The changed token cannot be written')
  await context.addCookies([{ ...cookie, value }])
  return token
}
