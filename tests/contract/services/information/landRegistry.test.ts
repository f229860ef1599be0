import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, publicCaller, requestOf, success, type TestBank } from '../bank.ts'

const deeds = 'land-registry/title-deed-inquiry'
const parcel = 'land-registry/parcel-inquiry'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  [deeds, 'usual', 'usual'],
  [deeds, 'province', 'usual'],
  [deeds, 'withoutProperty', 'empty'],
  [parcel, 'usual', 'usual'],
  [parcel, 'field', 'field'],
])('%s answers its request %s', async (service, request, answer) => {
  expect(await bank.call(service, publicCaller, { body: requestOf(service, request) })).toEqual(
    success(answerOf(service, answer)),
  )
})

test('deeds are filtered by province and paged', async () => {
  const body = requestOf(deeds, 'usual')
  const elsewhere = await bank.call(deeds, publicCaller, { body: { ...body, province: 'Ankara' } })
  expect(elsewhere).toEqual(success(answerOf(deeds, 'empty')))
  const second = await bank.call(deeds, publicCaller, {
    body: { ...body, province: 'izmir' },
    query: { page: 2, size: 1 },
  })
  const { deeds: all } = answerOf(deeds, 'usual') as { deeds: unknown[] }
  expect(second).toEqual(
    success({ deeds: all.slice(1), page: { number: 2, size: 1, totalElements: 2, totalPages: 2 } }),
  )
})

const noConsent = failure(400, '203001', 'Consent is not valid')
test.each([
  ['another owner', { identityNumber: '10000000214' }, noConsent],
  ['a consent that has ended', { consentId: 'CN202601150007' }, noConsent],
  ['no such consent', { consentId: 'CN209901010001' }, noConsent],
  ['no context', { context: undefined }, failure(400, '-1', 'context: Required')],
])('an inquiry with %s is refused', async (_case, changes, answer) => {
  const body = { ...requestOf(deeds, 'usual'), ...changes }
  expect(await bank.call(deeds, publicCaller, { body })).toEqual(answer)
})

test('there is no parcel with another number or in another neighbourhood', async () => {
  const body = requestOf(parcel, 'usual')
  expect(await bank.call(parcel, publicCaller, { body: { ...body, parcelNumber: '1204/8' } })).toEqual(missing)
  expect(await bank.call(parcel, publicCaller, { body: { ...body, neighbourhood: 'Kültür' } })).toEqual(missing)
})

const closed = failure(400, '203002', 'The registry is closed')
test.each([
  ['06:59:59', closed],
  ['07:00:00', success(answerOf(parcel, 'usual'))],
  ['21:59:59', success(answerOf(parcel, 'usual'))],
  ['22:00:00', closed],
])('at %s TAKBIS answers as its hours say', async (time, answer) => {
  const { call } = await openBank({ at: Date.parse(`2026-03-14T${time}+03:00`) })
  expect(await call(parcel, publicCaller, { body: requestOf(parcel, 'usual') })).toEqual(answer)
  const inquiry = await call(deeds, publicCaller, { body: requestOf(deeds, 'usual') })
  expect(inquiry.status).toBe(answer.status)
})

test('a token of a customer does not ask the registry', async () => {
  const body = requestOf(parcel, 'usual')
  expect(await bank.call(parcel, customer('1'), { body })).toEqual(failure(403, '-1', 'Insufficient scope'))
})
