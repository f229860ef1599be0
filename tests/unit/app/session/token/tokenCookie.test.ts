import { beforeEach, expect, test } from 'vitest'
import { cookiePaths } from '../../../../../src/app/session/token/cookiePaths.ts'
import { tokenCookie, tokenCookieNameOf } from '../../../../../src/app/session/token/tokenCookie.ts'
import { encodeToken, type StoredToken } from '../../../../../src/rules/session/session.ts'

const token: StoredToken = {
  token_type: 'Bearer',
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 599.2,
  expireDate: 1_700_000_599_200,
  username: 'ada@example.com',
}

interface Cookie {
  name: string
  path: string
  value: string
}

let kept: Cookie[]
let written: string[]
let refuses: boolean
let place: string

const isUnder = (path: string) => place === path || place.startsWith(path.endsWith('/') ? path : `${path}/`)

/** A document that keeps cookies as a browser does (RFC 6265): of those whose path matches, longer paths first. */
const jar = {
  get cookie() {
    return kept
      .filter(({ path }) => isUnder(path))
      .sort((left, right) => right.path.length - left.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  },
  set cookie(line: string) {
    written.push(line)
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((each) => each.startsWith('Path='))?.slice(5) ?? ''
    if (!attributes.includes('Max-Age=0') && refuses) return
    kept = kept.filter((other) => other.name !== name || other.path !== path)
    if (!attributes.includes('Max-Age=0')) kept.push({ name, path, value })
  },
}

const theme: Cookie = { name: 'theme', path: '/', value: 'dark' }
const put = (value: string | undefined, path = '/', name = 'portico.token') =>
  void kept.push({ name, path, value: value ?? '' })

beforeEach(() => {
  kept = [theme]
  written = []
  refuses = false
  place = '/profile'
})

const open = (secure = false) => tokenCookie({ jar: () => jar, secure: () => secure, paths: () => cookiePaths(place) })

test('a token is written for its lifetime in whole seconds, same site only, and read again', () => {
  open().write(token)
  expect(written).toEqual([`portico.token=${encodeToken(token)}; Path=/; SameSite=Strict; Max-Age=600`])
  expect(open().read()).toEqual(token)
})

test('on https the cookie is secure', () => {
  open(true).write(token)
  expect(written[0]).toMatch(/; Max-Age=600; Secure$/)
})

test('without the cookie nobody is signed in, whatever others are there', () => {
  expect(open().read()).toBeUndefined()
  expect(written).toEqual([])
})

test('the tokens of two banks are two cookies, and each bank sees its own alone', () => {
  const cookies: string[] = []
  const jar = {
    get cookie() {
      return cookies.join('; ')
    },
    set cookie(written: string) {
      cookies.push(written.split(';')[0] ?? '')
    },
  }
  const cookieOf = (bank: string | null) =>
    tokenCookie({ name: tokenCookieNameOf(bank), jar: () => jar, secure: () => false, paths: () => ['/'] })
  cookieOf('team-a').write(token)
  expect(cookies).toEqual([`portico.token.team-a=${encodeToken(token)}`])
  expect([cookieOf('team-a').read(), cookieOf('team').read(), cookieOf(null).read()]).toEqual([
    token,
    undefined,
    undefined,
  ])
})

test.each(['xportico.token', 'portico.tokenx', 'portico'])('the name counts as a whole: %s is not ours', (name) => {
  put(encodeToken(token), '/', name)
  expect(open().read()).toBeUndefined()
  expect(written).toEqual([])
  open().write({ ...token, access_token: 'ours' })
  expect(open().read()).toEqual({ ...token, access_token: 'ours' })
})

test.each([
  ['not ours', 'something'],
  ['no JSON', encodeURIComponent('{"access_token":')],
  ['another shape', encodeURIComponent('{"access_token":1}')],
  ['spelt in another way', encodeURIComponent(JSON.stringify({ ...token, extra: 1 }))],
  ['too long', `${encodeToken({ ...token, username: 'a'.repeat(3000) })}${'a'.repeat(4000)}`],
])('a cookie that is %s is removed, so that nothing loops over it', (_, value) => {
  put(value)
  expect(open().read()).toBeUndefined()
  expect(kept).toEqual([theme])
  written = []
  expect(open().read()).toBeUndefined()
  expect(written).toEqual([])
})

test('a browser that does not keep the cookie is a problem, not a silent sign-out', () => {
  refuses = true
  expect(() => open().write(token)).toThrow(
    expect.objectContaining({
      kind: 'unknown',
      message: 'Your browser didn’t store the sign-in cookie. Allow cookies for this site.',
    }),
  )
})

const blocked = expect.objectContaining({
  kind: 'unknown',
  message: 'Your browser blocks cookies. Allow cookies for this site.',
})
const refuse = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError')
}

test('document.cookie that throws is reported in a clear sentence, not as a raw exception', () => {
  const sandboxed = Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }) as typeof jar
  const cookie = tokenCookie({ jar: () => sandboxed, secure: () => false, paths: () => ['/'] })
  expect(() => cookie.read()).toThrow(blocked)
  expect(() => cookie.write(token)).toThrow(blocked)
  expect(() => cookie.remove()).toThrow(blocked)
})

test.each([
  ['too large', { access_token: 'a'.repeat(5000) }, 'returned a token that is too large for a cookie'],
  ['not ASCII', { access_token: 'Anahtar-ş' }, 'returned an invalid token'],
  ['empty', { access_token: '' }, 'returned an invalid token'],
  ['with line breaks', { access_token: 'a\r\nb' }, 'returned an invalid token'],
  ['of an empty type', { token_type: '' }, 'returned a token of a type that the portal can’t use'],
])('a token that is %s is the server’s fault, not that of the browser’s cookies', (_, change, says) => {
  expect(() => open().write({ ...token, ...change })).toThrow(
    expect.objectContaining({
      kind: 'malformed',
      message: `The server ${says}. Try again later.`,
    }),
  )
  expect(written).toEqual([])
})

test('removing leaves the others', () => {
  open().write(token)
  open().remove()
  expect(kept).toEqual([theme])
})

const ours: Cookie = { name: 'portico.token', path: '/', value: encodeToken(token) ?? '' }
const older = encodeToken({ ...token, access_token: 'older' })

test.each(['/dashboard', '/dashboard/', '/Dashboard', '/docs', '/docs/api/account-information'])(
  'of two cookies of our name, one with path %s, the good one is read and kept and the rubbish removed',
  (path) => {
    place = `${path.replace(/\/$/, '')}/`
    put('rubbish', path)
    kept.push(ours)
    expect(open().read()).toEqual(token)
    expect(kept).toEqual([theme, ours])
  },
)

test('the good one of two cookies may be the one with the longer path: it is moved to where all pages see it', () => {
  place = '/dashboard'
  put('rubbish')
  put(ours.value, '/dashboard')
  expect(open().read()).toEqual(token)
  expect(kept).toEqual([theme, ours])
})

test('of two good cookies that of all pages counts, so that no page differs from another', () => {
  place = '/dashboard'
  put(older, '/dashboard')
  kept.push(ours)
  expect(open().read()).toEqual(token)
  expect(kept).toEqual([theme, ours])
})

test('signing in is possible where a second cookie of our name is', () => {
  place = '/dashboard'
  put('rubbish', '/dashboard')
  open().write(token)
  expect(kept).toEqual([theme, ours])
  expect(open().read()).toEqual(token)
})

test('signing out on one page leaves no cookie of our name for another', () => {
  put(older, '/dashboard')
  put(older, '/docs')
  kept.push(ours)
  place = '/'
  open().remove()
  expect(kept).toEqual([theme])
})

test('a single good cookie is read without a write', () => {
  kept.push(ours)
  expect(open().read()).toEqual(token)
  expect(written).toEqual([])
})
