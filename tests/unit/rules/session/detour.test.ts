import { expect, test } from 'vitest'
import { detourHref, originOf } from '../../../../src/rules/session/detour.ts'
import { returnPath } from '../../../../src/rules/session/returnPath.ts'

const place = '/docs/api/account-information/account-list#listAccounts'
const from = `from=${encodeURIComponent(place)}`

test('a detour carries where it leads back to, before the fragment and beside what the address has already', () => {
  expect(detourHref('/login', place)).toBe(`/login?${from}`)
  expect(detourHref('/dashboard?page=newapplication', place)).toBe(`/dashboard?page=newapplication&${from}`)
  expect(detourHref('/docs/error-codes#invalid-ip', place)).toBe(`/docs/error-codes?${from}#invalid-ip`)
  expect(originOf(new URL(detourHref('/login', place), 'http://portal').searchParams)).toBe(place)
})

test('it survives the sign-in in between', () => {
  const form = detourHref('/dashboard?page=editapplication&appId=1', place)
  const signedIn = returnPath(new URL(detourHref('/login', form), 'http://portal').searchParams.get('from'))
  expect(signedIn).toBe(form)
  expect(originOf(new URL(signedIn ?? '', 'http://portal').searchParams)).toBe(place)
})

test.each([
  ['/sandbox/requests?call=1', '/sandbox/requests?call=1'],
  ['/dashboard?page=firstCall', '/dashboard?page=firstCall'],
  ['/docs', '/docs'],
  ['/docs/api/../authorization', '/docs/authorization'],
  ['/dashboard', undefined],
  ['/dashboard?page=nothing', undefined],
  ['/nowhere', undefined],
  ['//evil.test', undefined],
  ['/docs/..//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['https://evil.test/docs', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [`/docs/${'a'.repeat(2000)}`, undefined],
])('a page that was reached from %j leads back to %j', (origin, expected) => {
  expect(originOf(new URLSearchParams({ from: origin }))).toBe(expected)
  if (expected === undefined) expect(detourHref('/login', origin)).toBe('/login')
})
