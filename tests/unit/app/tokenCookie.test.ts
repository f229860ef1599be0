import { beforeEach, expect, test } from 'vitest'
import { tokenCookie } from '../../../src/app/session/tokenCookie.ts'
import { encodeToken, type StoredToken } from '../../../src/rules/session.ts'

const token: StoredToken = {
  token_type: 'Bearer',
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 599.2,
  expireDate: 1_700_000_599_200,
  username: 'ada@example.com',
}

let kept: Map<string, string>
let written: string[]
let refuses: boolean

/** A document that keeps cookies as a browser does, as far as this port can tell. */
const jar = {
  get cookie() {
    return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  },
  set cookie(line: string) {
    written.push(line)
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (attributes.includes('Max-Age=0')) kept.delete(name)
    else if (!refuses) kept.set(name, value)
  },
}

beforeEach(() => {
  kept = new Map([['theme', 'dark']])
  written = []
  refuses = false
})

const open = (secure = false) =>
  tokenCookie(
    () => jar,
    () => secure,
  )

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

test.each(['xportico.token', 'portico.tokenx', 'portico'])('the name counts as a whole: %s is not ours', (name) => {
  kept.set(name, encodeToken(token) ?? '')
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
  kept.set('portico.token', value)
  expect(open().read()).toBeUndefined()
  expect([...kept]).toEqual([['theme', 'dark']])
  expect(open().read()).toBeUndefined()
  expect(written).toHaveLength(1)
})

test('a browser that does not keep the cookie is a problem, not a silent sign-out', () => {
  refuses = true
  expect(() => open().write(token)).toThrow(expect.objectContaining({ kind: 'unknown' }))
})

test('a token that no cookie can hold is refused before it is written', () => {
  expect(() => open().write({ ...token, username: 'a'.repeat(5000) })).toThrow(
    expect.objectContaining({ kind: 'unknown' }),
  )
  expect(written).toEqual([])
})

test('removing leaves the others', () => {
  open().write(token)
  open().remove()
  expect([...kept]).toEqual([['theme', 'dark']])
})
