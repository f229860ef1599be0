import { expect, test } from 'vitest'
import { addedApplication, emptyRecord, type GuideApplication } from '../../../../src/rules/firstCall/firstCall.ts'
import { seal } from '../../../../src/rules/security/secret.ts'

const application = (id: string, changes: Partial<GuideApplication> = {}): GuideApplication => ({
  id,
  name: id,
  clientId: `client-${id}`,
  clientSecret: seal('secret'),
  hasApi: true,
  addresses: 0,
  ...changes,
})
const found = (applications: readonly GuideApplication[], changes = {}) =>
  addedApplication({ product: null, applications }, { ...emptyRecord, ...changes })?.id

const limited = { addresses: 1 }
test.each([
  ['the newest', [application('a'), application('b')], 'b'],
  ['the newest that anybody may call', [application('a'), application('b'), application('c', limited)], 'b'],
  ['the newest where all are limited', [application('a', limited), application('b', limited)], 'b'],
  ['one with the API', [application('a'), application('b', { hasApi: false })], 'a'],
  ['one with a secret', [application('a'), application('b', { clientSecret: null })], 'a'],
  ['none', [application('a', { hasApi: false })], undefined],
])('while nothing is chosen the guide takes %s', (_, applications, expected) => {
  expect(found(applications)).toBe(expected)
})

test('what was chosen is not replaced', () => {
  expect(found([application('a'), application('b')], { applicationId: 'a' })).toBeUndefined()
})

test('of those that were added meanwhile one is taken, and of several none', () => {
  const applications = [application('a'), application('b')]
  expect(found(applications, { known: ['a'] })).toBe('b')
  expect(found(applications, { known: [] })).toBeUndefined()
})
