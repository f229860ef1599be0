import { define, type Infer, object, optional, refine, string, validate } from 'superstruct'
import type { Problem } from '../problem.ts'
import { texts } from '../text/texts.ts'
import { sessionLimits } from './sessionLimits.ts'
import { sessionNotices } from './sessionNotices.ts'

/** The user profile (000 section 3), as getuser answers it. */
export interface Profile {
  firstName: string
  lastName: string
  eMailAddress: string
  phoneNumber: string
  countryCode: string
}

/** Milliseconds that a token lives: `expires_in` seconds, or 480 s when that is no positive number. */
export function lifetimeOf(expiresIn: unknown): number {
  if (typeof expiresIn !== 'number' || !Number.isFinite(expiresIn)) return sessionLimits.defaultLifetime
  const milliseconds = Math.round(expiresIn * 1000)
  return milliseconds > 0 ? Math.min(milliseconds, sessionLimits.longestLifetime) : sessionLimits.defaultLifetime
}

/** How a token stands: `remaining` and `lifetime` in milliseconds, `refreshable` when it came with a refresh token. */
export interface TokenStatus {
  username: string
  remaining: number
  lifetime: number
  refreshable: boolean
}

/** What the cookie says: a token in force, one that has run out, or none; `reason` is why, where time alone is not. */
export type TokenReadResult =
  | { kind: 'present'; tokenStatus: TokenStatus }
  | { kind: 'expired'; reason?: string }
  | { kind: 'absent' }

export type Lifetime = 'fresh' | 'stale' | 'critical'

/** What a call has to know before it is sent. */
export type AuthState =
  | { kind: 'signedIn'; lifetime: Lifetime; refreshing: boolean; refreshable: boolean }
  | { kind: 'signedOut' }

type Measured = Pick<TokenStatus, 'remaining' | 'lifetime'>

const threshold = (limit: number, lifetime: number) => Math.min(limit, lifetime / 2)

/** Both thresholds hold strictly under, and each is at most half of the token's lifetime. */
export function lifetimeState({ remaining, lifetime }: Measured): Lifetime {
  if (remaining < threshold(sessionLimits.critical, lifetime)) return 'critical'
  return remaining < threshold(sessionLimits.stale, lifetime) ? 'stale' : 'fresh'
}

/** Milliseconds until the status of a token has to be read again: at the next threshold, then every second. */
export function nextCheckDelay({ remaining, lifetime }: Measured): number {
  const state = lifetimeState({ remaining, lifetime })
  if (state === 'critical') return Math.min(1000, Math.max(0, remaining))
  const limit = state === 'fresh' ? sessionLimits.stale : sessionLimits.critical
  return Math.floor(remaining - threshold(limit, lifetime)) + 1
}

const headerPart = define<string>('header part', (value) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value))
/** The only type of token that the portal can send (RFC 6750; others are refused by RFC 6749 section 7.1). */
export const isBearer = (tokenType: string): boolean => /^bearer$/i.test(tokenType)
const bearer = refine(headerPart, 'bearer', isBearer)
const positive = define<number>('positive', (value) => Number.isFinite(value) && (value as number) > 0)
const date = define<number>('date', (value) => Number.isSafeInteger(value) && (value as number) > 0)

/** What the cookie holds (000 section 3): `expires_in` in seconds, `expireDate` in milliseconds since the epoch. */
const storedToken = object({
  token_type: bearer,
  access_token: headerPart,
  refresh_token: optional(headerPart),
  expires_in: positive,
  expireDate: date,
  username: string(),
})
export type StoredToken = Infer<typeof storedToken>

interface Answer {
  access_token: string
  token_type?: string | undefined
  refresh_token?: string | undefined
  expires_in?: unknown
}

/**
 * A token as it is to be stored at `now`; the refresh token of `previous` is kept when the answer brings none. An email
 * address in capitals is the same person's, whose drafts and screens are found by the username.
 */
export function tokenOf(
  answer: Answer,
  now: number,
  previous: Pick<StoredToken, 'username' | 'refresh_token'>,
): StoredToken {
  const lifetime = lifetimeOf(answer.expires_in)
  const refreshToken = answer.refresh_token ?? previous.refresh_token
  return {
    token_type: answer.token_type ?? 'Bearer',
    access_token: answer.access_token,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    expires_in: lifetime / 1000,
    expireDate: now + lifetime,
    username: previous.username.toLowerCase(),
  }
}

/** A clock set back must not make a token live longer than it was given. */
export function readResultOf(token: StoredToken | undefined, now: number): TokenReadResult {
  if (token === undefined) return { kind: 'absent' }
  const lifetime = token.expires_in * 1000
  const remaining = Math.min(token.expireDate - now, lifetime)
  if (remaining <= 0) return { kind: 'expired' }
  return {
    kind: 'present',
    tokenStatus: { username: token.username, remaining, lifetime, refreshable: token.refresh_token !== undefined },
  }
}

/** The whole value of the Authorization header (000 section 7). */
export const authorizationOf = ({ token_type, access_token }: StoredToken): string => `${token_type} ${access_token}`

/** Browsers keep 4096 bytes of name and value (RFC 6265 section 6.1). */
export const cookieValueLimit = 4000

const spell = ({ token_type, access_token, refresh_token, expires_in, expireDate, username }: StoredToken): string =>
  encodeURIComponent(JSON.stringify({ token_type, access_token, refresh_token, expires_in, expireDate, username }))

/** Why a token cannot be stored, which is the fault of who sent it: no header can carry it, or no browser keep it. */
export function storageProblem(token: StoredToken): Problem | undefined {
  if (!isBearer(token.token_type)) return sessionProblems.tokenTypeUnknown
  if (validate(token, storedToken)[0]) return sessionProblems.tokenUnusable
  return spell(token).length > cookieValueLimit ? sessionProblems.tokenTooLarge : undefined
}

/** The one spelling of a token in the cookie, or undefined when it cannot be stored. */
export const encodeToken = (token: StoredToken): string | undefined =>
  storageProblem(token) ? undefined : spell(token)

/** Undefined for whatever `encodeToken` would not have written. */
export function decodeToken(value: string): StoredToken | undefined {
  if (value.length > cookieValueLimit) return undefined
  try {
    const [failure, token] = validate(JSON.parse(decodeURIComponent(value)), storedToken)
    return failure || encodeToken(token) !== value ? undefined : token
  } catch {
    return undefined
  }
}

/** 'Hello,' is followed by the first name or, failing that, the username (000 section 2). */
export const greetingName = (username: string, profile: Pick<Profile, 'firstName'> | undefined): string =>
  profile?.firstName.trim() || username

export const sessionProblems = {
  ended: { kind: 'ended', message: sessionNotices.expired },
  cookieRefused: {
    kind: 'unknown',
    message: 'Your browser didn’t store the sign-in cookie. Allow cookies for this site.',
  },
  cookiesBlocked: { kind: 'unknown', message: 'Your browser blocks cookies. Allow cookies for this site.' },
  tokenUnusable: { kind: 'malformed', message: 'The server returned an invalid token. Try again later.' },
  tokenTypeUnknown: {
    kind: 'malformed',
    message: 'The server returned a token of a type that the portal can’t use. Try again later.',
  },
  tokenTooLarge: {
    kind: 'malformed',
    message: 'The server returned a token that is too large for a cookie. Try again later.',
  },
  notReady: { kind: 'unknown', message: texts.systemErrorTryLater },
} as const
