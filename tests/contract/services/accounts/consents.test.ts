import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, missing, openBank, publicCaller, success } from '../bank.ts'

const list = 'consents/consent-list'
const read = 'consents/consent'
const withdraw = 'consents/consent-withdrawal'

const path = { consentId: 'CS260302000001' }

test('the ready-made consents are those of the examples', async () => {
  const { call } = await openBank()
  expect(await call(list, publicCaller)).toEqual(success(answerOf(list, 'usual')))
  expect(await call(list, publicCaller, { query: { customerNumber: '2' } })).toEqual(success(answerOf(list, 'empty')))
  for (const [consentId, example] of [
    ['CS260302000001', 'usual'],
    ['CS260222000001', 'withdrawn'],
    ['CS251211000001', 'expired'],
  ] as const)
    expect(await call(read, publicCaller, { path: { consentId } })).toEqual(success(answerOf(read, example)))
})

test('the list is filtered, sorted and cut into pages', async () => {
  const { call } = await openBank()
  const query = { status: 'VALID', sort: 'receivedAt,asc', size: 1, page: 2 }
  expect(await call(list, publicCaller, { query })).toEqual(
    success({
      consents: [answerOf(read, 'usual')],
      page: { number: 2, size: 1, totalElements: 2, totalPages: 2 },
    }),
  )
})

test('a consent that is withdrawn stays so, also when it is withdrawn again', async () => {
  const { call, clock } = await openBank()
  const withdrawn = success(answerOf(withdraw, 'usual'))
  expect(await call(withdraw, publicCaller, { path })).toEqual(withdrawn)
  clock.pass(3_600_000)
  expect(await call(withdraw, publicCaller, { path })).toEqual(withdrawn)
  expect(await call(read, publicCaller, { path })).toEqual(withdrawn)
  const ended = { path: { consentId: 'CS251211000001' } }
  expect(await call(withdraw, publicCaller, ended)).toEqual(success(answerOf(read, 'expired')))
})

test('a consent of another application cannot be seen or withdrawn', async () => {
  const bank = await openBank()
  bank.change('consents/CS260302000001', { applicationId: 'application-000001' })
  for (const service of [read, withdraw]) expect(await bank.call(service, publicCaller, { path })).toEqual(missing)
  expect(await bank.call(list, publicCaller, { query: { customerNumber: '1' } })).toMatchObject({
    data: { consents: [] },
  })
  expect(await bank.call(withdraw, { ...publicCaller, application: 1 }, { path })).toEqual(
    success(answerOf(withdraw, 'usual')),
  )
})

test.each([read, withdraw])('%s refuses an ID of another form', async (service) => {
  const { call } = await openBank()
  expect(await call(service, publicCaller, { path: { consentId: 'CS1' } })).toEqual(
    failure(400, '-1', 'consentId: Expected CS and twelve digits'),
  )
})

test('a ready-made consent expires after its days, by the bank’s clock', async () => {
  const { call, control } = await openBank()
  const until = Date.parse('2026-05-31T09:41:02+03:00')
  const now = Date.parse('2026-03-14T10:32:07+03:00')
  await control('POST', '/clock', { advance: until - now - 1000 })
  expect(await call(read, publicCaller, { path })).toMatchObject({ data: { status: 'VALID' } })
  await control('POST', '/clock', { advance: 1000 })
  expect(await call(read, publicCaller, { path })).toMatchObject({
    data: { status: 'EXPIRED', statusReason: 'DURATION_ENDED', changedAt: '2026-05-31T09:41:02+03:00' },
  })
})
