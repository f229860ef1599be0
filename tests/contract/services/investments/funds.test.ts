import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const list = 'funds/fund-list'
const prices = 'funds/fund-prices'
const order = 'funds/fund-order'
const ali = customer('4')

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  ['usual', {}],
  ['lowRisk', { maximumRiskLevel: 3 }],
  ['empty', { type: 'BOND', currency: 'EUR' }],
])('the list answers its example %s', async (example, query) => {
  expect(await bank.call(list, ali, { query })).toEqual(success(answerOf(list, example)))
})

test.each([
  ['PPF', 'usual', { from: '2026-03-01', to: '2026-03-14' }],
  ['PPF', 'empty', { from: '2026-03-07', to: '2026-03-08' }],
  ['PEF', 'oneDay', { from: '2026-03-13', to: '2026-03-13' }],
])('the prices of %s answer their example %s', async (fundCode, example, query) => {
  expect(await bank.call(prices, ali, { path: { fundCode }, query })).toEqual(success(answerOf(prices, example)))
})

test('without a range the prices are those of the last 30 days, and the change follows the day before', async () => {
  const path = { fundCode: 'PAF' }
  const { data } = (await bank.call(prices, ali, { path, query: { size: 100 } })) as {
    data: { prices: { date: string; price: string; change: string }[] }
  }
  expect([data.prices[0]?.date, data.prices.at(-1)?.date]).toEqual(['2026-02-12', '2026-03-13'])
  for (const [index, { price, change }] of data.prices.entries()) {
    const before = data.prices[index - 1]
    if (before)
      expect(((Number(price) / Number(before.price) - 1) * 100).toFixed(2).replace('-0.00', '0.00')).toBe(change)
  }
})

test('the longest range of prices is 366 days', async () => {
  const query = { from: '2025-03-13', to: '2026-03-14' }
  expect((await bank.call(prices, ali, { path: { fundCode: 'PPF' }, query })).status).toBe(200)
})

test.each([
  ['PPF', { from: '2026-03-10', to: '2026-03-09' }, failure(400, '-1', 'to: Expected a day not before from')],
  ['PPF', { from: '2025-01-01', to: '2026-03-01' }, failure(400, '-1', 'to: Expected at most 366 days after from')],
  ['PPF', { to: '2026-03-15' }, failure(400, '-1', 'to: Expected a day not after today')],
  ['PPF', { from: '2026-03-15' }, failure(400, '-1', 'from: Expected a day not after today')],
  ['PPF', { size: 0 }, failure(400, '-1', 'size: Expected a number from 1 to 100')],
  ['ppf', {}, failure(400, '-1', 'fundCode: Expected three capital letters')],
  ['XYZ', {}, missing],
])('the prices of %s with %j are refused', async (fundCode, query, answer) => {
  expect(await bank.call(prices, ali, { path: { fundCode }, query })).toEqual(answer)
})

test.each([
  ['PPF', 'usual'],
  ['PEF', 'sale'],
])('an order of %s answers the example %s', async (fundCode, example) => {
  const { call } = await openBank()
  const expected = answerOf(order, example) as { referenceNumber: string }
  expect(await call(order, ali, { path: { fundCode }, body: requestOf(order, example) })).toEqual(
    success({ ...expected, referenceNumber: expect.stringMatching(/^20260314\d{6}$/) }),
  )
})

const holding = (answer: unknown, code: string) =>
  (answer as { data: { holdings: { code: string }[] } }).data.holdings.find((each) => each.code === code)

test('a purchase is settled at the price of its day, and what is left is free again', async () => {
  const { call, control, balanceOf } = await openBank()
  const before = balanceOf('1010000041')
  await call(order, ali, { path: { fundCode: 'PPF' }, body: requestOf(order, 'usual') })
  const path = { accountId: 'IN1000000041' }
  expect(holding(await call('investment-accounts/portfolio', ali, { path }), 'PPF')).toMatchObject({
    quantity: '25000',
  })
  await control('POST', '/clock', { set: '2026-03-16T15:30:00.000Z' })
  expect(holding(await call('investment-accounts/portfolio', ali, { path }), 'PPF')).toMatchObject({
    quantity: '27921',
  })
  const dayBefore = { path, query: { date: '2026-03-15' } }
  expect(holding(await call('investment-accounts/portfolio', ali, dayBefore), 'PPF')).toMatchObject({
    quantity: '25000',
  })
  const loanInstalment = 659_391
  expect(before - balanceOf('1010000041')).toBe(999_814 + loanInstalment)
})

test('a sale is blocked at once and leaves with its settlement', async () => {
  const { call, control } = await openBank()
  await call(order, ali, { path: { fundCode: 'PEF' }, body: requestOf(order, 'sale') })
  const path = { accountId: 'IN1000000041' }
  const position = async () => holding(await call('investment-accounts/portfolio', ali, { path }), 'PEF')
  expect(await position()).toMatchObject({ quantity: '4200', blockedQuantity: '2000' })
  await control('POST', '/clock', { set: '2026-03-18T15:30:00.000Z' })
  expect(await position()).toMatchObject({ quantity: '3200', blockedQuantity: '1000' })
  await control('POST', '/clock', { set: '2026-03-19T15:30:00.000Z' })
  expect(await position()).toMatchObject({ quantity: '2200', blockedQuantity: '0' })
  const dayBefore = { path, query: { date: '2026-03-18' } }
  expect(holding(await call('investment-accounts/portfolio', ali, dayBefore), 'PEF')).toMatchObject({
    quantity: '3200',
    blockedQuantity: '1000',
  })
})

test.each([
  ['13:29:59.999', '2026-03-13', '2026-03-16'],
  ['13:30:00.000', '2026-03-16', '2026-03-17'],
])('an order at %s on a Friday counts for %s', async (time, valuationDate, settlementDate) => {
  const { call } = await openBank({ at: Date.parse(`2026-03-13T${time}+03:00`) })
  const answer = await call(order, ali, { path: { fundCode: 'PRF' }, body: requestOf(order, 'usual') })
  expect(answer).toMatchObject({ data: { valuationDate, settlementDate } })
})

const buy = (amount: string, currency = 'TRY') => ({
  accountId: 'IN1000000041',
  side: 'BUY',
  amount: { amount, currency },
})
const sell = (quantity: number) => ({ accountId: 'IN1000000041', side: 'SELL', quantity })
const wrongSide = failure(400, '-1', 'side: Expected BUY with an amount or SELL with a quantity')

test.each([
  ['PEF', { ...sell(10), side: 'BUY' }, wrongSide],
  ['PEF', { ...buy('100.00'), side: 'SELL' }, wrongSide],
  ['PEF', { accountId: 'IN1000000041', side: 'BUY' }, failure(400, '-1', 'body: Expected amount or quantity')],
  ['PEF', buy('9000000.00'), failure(400, '200101', 'Insufficient balance')],
  ['PEF', buy('18.20'), failure(400, '-1', 'amount: Expected at least the price of one unit')],
  ['PEF', buy('100.00', 'EUR'), failure(400, '-1', 'amount.currency: Expected TRY')],
  ['PEF', sell(3201), failure(400, '202401', 'Insufficient quantity')],
  ['PBF', sell(1), failure(400, '202401', 'Insufficient quantity')],
  ['PDF', buy('100.00', 'USD'), failure(400, '202402', 'Fund is closed')],
  ['ppf', buy('100.00'), failure(400, '-1', 'fundCode: Expected three capital letters')],
  ['XYZ', buy('100.00'), missing],
  ['PEF', { ...buy('100.00'), accountId: 'IN1000000051' }, missing],
  ['PEF', { ...buy('100.00'), context: undefined }, failure(400, '-1', 'context: Required')],
])('an order of %s that is %j is refused', async (fundCode, body, answer) => {
  expect(await bank.call(order, ali, { path: { fundCode }, body })).toEqual(answer)
})

test('a consent without the cash account shows no investment account and buys nothing', async () => {
  const narrow = customer('4', { accounts: ['1010000042'] })
  expect(await bank.call(order, narrow, { path: { fundCode: 'PEF' }, body: buy('100.00') })).toEqual(missing)
  expect(await bank.call('investment-accounts/portfolio', narrow, { path: { accountId: 'IN1000000041' } })).toEqual(
    missing,
  )
  expect(await bank.call('investment-accounts/investment-account-list', narrow)).toEqual(
    success({ accounts: [], page: { number: 1, size: 20, totalElements: 0, totalPages: 0 } }),
  )
})

test('a customer buys no fund above the risk profile', async () => {
  const body = { ...buy('100.00'), accountId: 'IN1000000051' }
  expect(await bank.call(order, customer('5'), { path: { fundCode: 'PAF' }, body })).toEqual(
    failure(400, '202403', 'Fund is above the risk profile'),
  )
})
