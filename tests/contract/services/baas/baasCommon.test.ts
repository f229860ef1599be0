import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, failure, openBank, success } from '../bank.ts'

const deniz = baasCustomer('4000000001')

test.each([
  ['bank-list', 'usual', {}],
  ['bank-list', 'empty', { bankCode: '00001' }],
  ['holiday-list', 'usual', { year: 2026, language: 'EN' }],
  ['holiday-list', 'empty', { year: 2040 }],
  ['reason-code-list', 'usual', { transferType: 'FAST', language: 'EN' }],
  ['reason-code-list', 'internal', { transferType: 'INTERNAL', language: 'EN' }],
])('%s answers its example %s', async (service, example, query) => {
  const { call } = await openBank()
  const name = `baas-common/${service}`
  expect(await call(name, deniz, { query })).toEqual(success(answerOf(name, example)))
})

test.each([
  [{ system: 'FAST' }, ['08888']],
  [{ system: 'EFT' }, ['07777', '08888']],
  [{ system: 'FAST', bankCode: '07777' }, []],
])('bank-list filters by %j', async (query, codes) => {
  const { call } = await openBank()
  const { data } = (await call('baas-common/bank-list', deniz, { query })) as {
    data: { banks: { bankCode: string }[] }
  }
  expect(data.banks.map(({ bankCode }) => bankCode)).toEqual(codes)
})

test('holiday-list and reason-code-list answer in Turkish and for the current year by default', async () => {
  const { call } = await openBank()
  const { data } = (await call('baas-common/holiday-list', deniz)) as { data: { year: number; holidays: unknown[] } }
  expect([data.year, data.holidays[1]]).toEqual([
    2026,
    { date: '2026-03-19', name: 'Ramazan Bayramı arifesi', halfDay: true },
  ])
  const reasons = await call('baas-common/reason-code-list', deniz, { query: { transferType: 'EFT' } })
  expect(reasons).toMatchObject({
    data: { reasonCodes: { length: 12, 1: { code: '01', description: 'Konut kirası' } } },
  })
})

test.each([
  ['bank-list', { bankCode: '0888' }, 'bankCode: Expected five digits'],
  ['bank-list', { system: 'SWIFT' }, 'system: Expected EFT or FAST'],
  ['holiday-list', { year: 1999 }, 'year: Expected a number from 2000 to 2100'],
  ['reason-code-list', {}, 'transferType: Required'],
  ['reason-code-list', { transferType: 'SWIFT' }, 'transferType: Expected INTERNAL, EFT or FAST'],
])('%s refuses %j', async (service, query, message) => {
  const { call } = await openBank()
  expect(await call(`baas-common/${service}`, deniz, { query })).toEqual(failure(400, '-1', message))
})

test('holiday-list answers no year that it does not take, also where the clock was moved to one', async () => {
  const { call } = await openBank({ at: Date.parse('2101-01-01T10:32:07+03:00') })
  const refused = failure(400, '-1', 'year: Expected a number from 2000 to 2100')
  expect(await call('baas-common/holiday-list', deniz)).toEqual(refused)
  expect(await call('baas-common/holiday-list', deniz, { query: { year: 2100 } })).toEqual(
    success({ year: 2100, holidays: [] }),
  )
})
