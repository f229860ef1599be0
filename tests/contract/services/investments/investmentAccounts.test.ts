import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, success, type TestBank } from '../bank.ts'

const list = 'investment-accounts/investment-account-list'
const portfolio = 'investment-accounts/portfolio'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  ['4', 'usual'],
  ['2', 'empty'],
  ['5', 'withoutHoldings'],
])('customer %s gets the list of the example %s', async (number, example) => {
  expect(await bank.call(list, customer(number))).toEqual(success(answerOf(list, example)))
})

test('a page after the last is empty, and a page has at most 100 entries', async () => {
  expect(await bank.call(list, customer('4'), { query: { page: 2 } })).toEqual(
    success({ accounts: [], page: { number: 2, size: 20, totalElements: 1, totalPages: 1 } }),
  )
  expect(await bank.call(list, customer('4'), { query: { size: 101 } })).toEqual(
    failure(400, '-1', 'size: Expected a number from 1 to 100'),
  )
})

test.each([
  ['4', 'IN1000000041', 'usual', {}],
  ['4', 'IN1000000041', 'usual', { date: '2026-03-14' }],
  ['4', 'IN1000000041', 'pastDay', { date: '2026-02-27' }],
  ['4', 'IN1000000041', 'pastDay', { date: '2026-03-01' }],
  ['5', 'IN1000000051', 'empty', {}],
])('customer %s gets the portfolio %s of the example %s with %j', async (number, accountId, example, query) => {
  expect(await bank.call(portfolio, customer(number), { path: { accountId }, query })).toEqual(
    success(answerOf(portfolio, example)),
  )
})

test('a time deposit is held from its first day on', async () => {
  const codesOn = async (date: string) => {
    const path = { accountId: 'IN1000000041' }
    const answer = (await bank.call(portfolio, customer('4'), { path, query: { date } })) as {
      data: { holdings: { code: string }[] }
    }
    return answer.data.holdings.map(({ code }) => code)
  }
  expect(await codesOn('2026-02-01')).not.toContain('TD20260202')
  expect(await codesOn('2026-02-02')).toContain('TD20260202')
})

test.each([
  ['IN1000000041', { date: '2026-03-15' }, failure(400, '-1', 'date: Expected a day not after today')],
  ['IN1000000041', { date: '2021-03-13' }, failure(400, '-1', 'date: Expected a day of the last five years')],
  ['IN1', {}, failure(400, '-1', 'accountId: Expected IN and ten digits')],
  ['IN1000000051', {}, missing],
  ['IN9999999999', {}, missing],
])('the portfolio %s with %j is refused', async (accountId, query, answer) => {
  expect(await bank.call(portfolio, customer('4'), { path: { accountId }, query })).toEqual(answer)
})

test('the oldest portfolio is that of five years ago', async () => {
  const input = { path: { accountId: 'IN1000000041' }, query: { date: '2021-03-14' } }
  expect((await bank.call(portfolio, customer('4'), input)).status).toBe(200)
})

test.each([2036, 2076, 2126])('the prices and portfolios of %i are amounts', async (year) => {
  const { call, clock, change } = await openBank()
  await call(list, customer('4'))
  const later = Date.parse(`${year}-03-01T10:00:00+03:00`)
  change('accessTokens/token-0', { expiresAt: later + 60_000 })
  clock.pass(later - clock.now())
  const answers = [
    await call(list, customer('4')),
    await call(portfolio, customer('4'), { path: { accountId: 'IN1000000041' } }),
    await call('funds/fund-list', customer('4')),
    await call('funds/fund-prices', customer('4'), { path: { fundCode: 'PAF' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
