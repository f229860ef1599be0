import { expect, test } from 'vitest'
import { mailReturn } from '../../../../../src/app/session/drafts/mailReturn.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'
import { storageOf } from '../../storageOf.ts'

const stored = new Map<string, string>()
const clock = frozenClock()
const kept = mailReturn(() => storageOf(stored), clock)
const place = '/docs/api/account-information/account-list#listAccounts'

test('the place that an email was asked for from is there for an hour', () => {
  kept.save(place)
  clock.pass(3_599_999)
  expect(kept.load()).toBe(place)
  clock.pass(1)
  expect(kept.load()).toBe(null)
})

test.each([
  null,
  '/faq',
  'https://elsewhere.example/',
  '//elsewhere.example/docs/password-flow',
  '/dashboard/../..//x',
])('asked for from %s, an email leads to no place, nor to an earlier one', (from) => {
  kept.save(place)
  kept.save(from)
  expect(kept.load()).toBe(null)
})

test.each(['null', '"/docs/password-flow"', '{"from":1,"until":9e15}', '{', '{"from":"/docs/password-flow"}'])(
  'what others have stored, %s, is no place',
  (text) => {
    stored.set('portico.mailReturn', text)
    expect(kept.load()).toBe(null)
  },
)

test('a page without storage has none', () => {
  const refused = mailReturn(() => {
    throw new Error('The operation is insecure.')
  }, clock)
  refused.save(place)
  expect(refused.load()).toBe(null)
})
