import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, openBank, publicCaller, success } from '../bank.ts'

const calculator = 'rates-and-calculators/loan-calculator'
const loan = (type: string, amount: string, instalmentCount: number) => ({ type, amount, instalmentCount })

test.each([
  ['usual', loan('PERSONAL', '50000.00', 6)],
  ['business', loan('BUSINESS', '200000.00', 3)],
  ['withoutTaxes', loan('MORTGAGE', '900000.00', 12)],
])('the loan calculator answers its example %s', async (example, query) => {
  const { call } = await openBank()
  expect(await call(calculator, publicCaller, { query })).toEqual(success(answerOf(calculator, example)))
})

test.each([
  [loan('PERSONAL', '50000.00', 13), '3.79'],
  [loan('VEHICLE', '50000.00', 48), '3.19'],
])('the loan calculator knows the rate of %j', async (query, monthlyInterestRate) => {
  const { call } = await openBank()
  expect(await call(calculator, publicCaller, { query })).toMatchObject({ data: { monthlyInterestRate } })
})

const tooMany = ['202701', 'Too many instalments'] as const
test.each([
  [loan('PERSONAL', '125000.00', 37), ...tooMany],
  [loan('PERSONAL', '125000.01', 25), ...tooMany],
  [loan('PERSONAL', '250000.01', 13), ...tooMany],
  [loan('VEHICLE', '50000.00', 49), ...tooMany],
  [loan('BUSINESS', '50000.00', 49), ...tooMany],
  [loan('MORTGAGE', '10000000.01', 12), '-1', 'amount: Expected an amount from 1000.00 to 10000000.00'],
  [loan('MORTGAGE', '999.99', 12), '-1', 'amount: Expected an amount from 1000.00 to 10000000.00'],
  [{ amount: '50000.00', instalmentCount: 6 }, '-1', 'type: Required'],
])('the loan calculator refuses %j', async (query, detailCode, message) => {
  const { call } = await openBank()
  expect(await call(calculator, publicCaller, { query })).toEqual(failure(400, detailCode, message))
})

test.each([
  loan('PERSONAL', '125000.00', 36),
  loan('PERSONAL', '250000.00', 24),
  loan('PERSONAL', '250000.01', 12),
  loan('MORTGAGE', '10000000.00', 120),
])('the loan calculator takes %j', async (query) => {
  const { call } = await openBank()
  expect(await call(calculator, publicCaller, { query })).toMatchObject({
    status: 200,
    data: { instalmentCount: query.instalmentCount },
  })
})

const deposits = 'rates-and-calculators/deposit-rates'

test('a deposit that grows to more digits than an amount has is not calculated', async () => {
  const { call } = await openBank()
  const query = { amount: '9999999999999.99', term: 365 }
  expect(await call(deposits, publicCaller, { query })).toEqual(failure(400, '-1', 'amount: Expected a smaller amount'))
  expect(await call(deposits, publicCaller, { query: { ...query, amount: '7000000000000.00' } })).toMatchObject({
    data: { calculation: { maturityAmount: { amount: '9439500000000.00', currency: 'TRY' } } },
  })
})
