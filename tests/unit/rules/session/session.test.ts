import { describe, expect, test } from 'vitest'
import {
  decodeToken,
  encodeToken,
  greetingName,
  lifetimeOf,
  lifetimeState,
  nextCheckDelay,
  readResultOf,
  type StoredToken,
  tokenOf,
} from '../../../../src/rules/session/session.ts'
import { signInFailure, signInMessage } from '../../../../src/rules/session/signInFailure.ts'

const token: StoredToken = {
  token_type: 'Bearer',
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 599,
  expireDate: 1_700_000_599_000,
  username: 'ada@example.com',
}

test.each([
  [599, 599_000],
  [1, 1000],
  [0.5, 500],
  [0, 480_000],
  [-1, 480_000],
  [null, 480_000],
  [undefined, 480_000],
  ['599', 480_000],
  [Number.NaN, 480_000],
  [Number.POSITIVE_INFINITY, 480_000],
])('expires_in %s gives %i ms', (expiresIn, lifetime) => {
  expect(lifetimeOf(expiresIn)).toBe(lifetime)
})

test.each([
  [599_000, 180_000, 'fresh'],
  [599_000, 179_999, 'stale'],
  [599_000, 60_000, 'stale'],
  [599_000, 59_999, 'critical'],
  [100_000, 50_000, 'fresh'],
  [100_000, 49_999, 'critical'],
  [200_000, 100_000, 'fresh'],
  [200_000, 99_999, 'stale'],
  [200_000, 60_000, 'stale'],
  [200_000, 59_999, 'critical'],
])('of %i ms, %i left is %s', (lifetime, remaining, state) => {
  expect(lifetimeState({ lifetime, remaining })).toBe(state)
})

test.each([
  [599_000, 599_000, 419_001],
  [599_000, 180_000, 1],
  [599_000, 179_999, 120_000],
  [599_000, 59_999, 1000],
  [599_000, 400, 400],
])('of %i ms, with %i left, the next look is after %i ms', (lifetime, remaining, wait) => {
  expect(nextCheckDelay({ lifetime, remaining })).toBe(wait)
  if (remaining > 60_000)
    expect(lifetimeState({ lifetime, remaining: remaining - wait })).not.toBe(lifetimeState({ lifetime, remaining }))
})

describe('the token cookie', () => {
  test('is read back as it was written, and only then', () => {
    const value = encodeToken(token) ?? ''
    expect(decodeToken(value)).toEqual(token)
    expect(decodeToken(`${value}%20`)).toBeUndefined()
    expect(decodeToken(value.replace('%7B', '{'))).toBeUndefined()
    expect(decodeToken('')).toBeUndefined()
    expect(decodeToken('%E0%A4%A')).toBeUndefined()
    expect(decodeToken(encodeURIComponent('{}'))).toBeUndefined()
  })

  test('holds at most what every browser keeps', () => {
    const size = (length: number) => encodeToken({ ...token, access_token: 'a'.repeat(length) })?.length
    const spare = 4000 - (encodeToken({ ...token, access_token: 'a' })?.length ?? 0)
    expect(size(1 + spare)).toBe(4000)
    expect(size(2 + spare)).toBeUndefined()
    expect(decodeToken('a'.repeat(4001))).toBeUndefined()
  })

  test('carries no header that could be split', () => {
    expect(encodeToken({ ...token, access_token: 'a\r\nb' })).toBeUndefined()
    expect(encodeToken({ ...token, access_token: '' })).toBeUndefined()
  })
})

test('the refresh token is kept when an answer brings none', () => {
  expect(tokenOf({ access_token: 'next', expires_in: 10 }, 1000, token)).toEqual({
    token_type: 'Bearer',
    access_token: 'next',
    refresh_token: 'refresh',
    expires_in: 10,
    expireDate: 11_000,
    username: 'ada@example.com',
  })
})

test('an address in other letters is the same person’s', () => {
  expect(tokenOf({ access_token: 'next' }, 0, { username: 'Ada@Example.com' }).username).toBe('ada@example.com')
})

test('a token stands until its own date, and a clock set back gives it no more than its lifetime', () => {
  const tokenStatus = { username: 'ada@example.com', lifetime: 599_000, refreshable: true }
  expect(readResultOf(undefined, 0)).toEqual({ kind: 'absent' })
  expect(readResultOf(token, token.expireDate)).toEqual({ kind: 'expired' })
  expect(readResultOf(token, token.expireDate - 1)).toEqual({
    kind: 'present',
    tokenStatus: { ...tokenStatus, remaining: 1 },
  })
  expect(readResultOf(token, 0)).toEqual({ kind: 'present', tokenStatus: { ...tokenStatus, remaining: 599_000 } })
})

const answered = (status: number, message: string) => ({ kind: 'answer', status, message, described: true }) as const

test.each([
  [
    answered(401, 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED'),
    'disabled',
    'USER DISABLED. PLEASE RENEW PASSWORD BY CLICK : FORGOT PASSWORD',
  ],
  [answered(401, 'Bad credentials'), 'refused', 'Bad credentials'],
  [answered(403, 'No'), 'serverError', 'System error occured, please try again later'],
  [answered(500, 'Down'), 'serverError', 'System error occured, please try again later'],
  [{ kind: 'network', message: 'Network Error' } as const, 'noResponse', 'Network Error'],
  [{ kind: 'timeout', message: 'Request Timeout' } as const, 'noResponse', 'Request Timeout'],
])('a sign-in that failed with %j is %s', (problem, failure, message) => {
  expect(signInFailure(problem)).toBe(failure)
  expect(signInMessage(problem)).toBe(message)
})

test('the greeting takes the first name or, failing that, the username', () => {
  expect(greetingName('ada@example.com', { firstName: 'Ada' })).toBe('Ada')
  expect(greetingName('ada@example.com', { firstName: ' ' })).toBe('ada@example.com')
  expect(greetingName('ada@example.com', undefined)).toBe('ada@example.com')
})
