import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, success } from '../bank.ts'

const list = 'credit-cards/credit-card-list'
const limits = 'credit-cards/credit-card-limits'
const statement = 'credit-cards/credit-card-statement'
const instalments = 'credit-cards/instalment-list'
const gold = { cardId: 'CC1000000001' }

test.each([
  ['usual', '1'],
  ['empty', '2'],
  ['blocked', '7'],
  ['corporate', '12'],
])('the card list answers its example %s', async (example, number) => {
  const { call } = await openBank()
  expect(await call(list, customer(number))).toEqual(success(answerOf(list, example)))
})

test.each([
  [limits, 'usual', '1', 'CC1000000001'],
  [limits, 'withoutDebt', '4', 'CC1000000041'],
  [limits, 'blocked', '7', 'CC1000000071'],
  [statement, 'usual', '1', 'CC1000000001'],
  [statement, 'empty', '4', 'CC1000000041'],
  [statement, 'interest', '7', 'CC1000000071'],
  [instalments, 'usual', '1', 'CC1000000001'],
  [instalments, 'empty', '4', 'CC1000000041'],
])('%s answers its example %s', async (service, example, number, cardId) => {
  const { call } = await openBank()
  expect(await call(service, customer(number), { path: { cardId } })).toEqual(success(answerOf(service, example)))
})

test.each([
  [5_000_000, '2036.12'],
  [5_000_001, '4072.24'],
])('of 10180.60 a card with a limit of %i kuruş is to be paid %s at least', async (limit, amount) => {
  const { call, change } = await openBank()
  change('creditCards/CC1000000001', { limit })
  expect(await call(statement, customer('1'), { path: gold })).toMatchObject({
    data: { balance: { amount: '10180.60' }, minimumPayment: { amount } },
  })
})

test.each([
  ['ACTIVE', '1', 1],
  ['BLOCKED', '1', 0],
  ['BLOCKED', '7', 1],
])('the card list has the cards that are %s of customer %s', async (status, number, totalElements) => {
  const { call } = await openBank()
  expect(await call(list, customer(number), { query: { status } })).toMatchObject({ data: { page: { totalElements } } })
})

describe('the statements of a year', () => {
  interface Shown {
    period: string
    previousBalance: { amount: string }
    balance: { amount: string }
    movements: { type: string; amount: { amount: string } }[]
  }

  const cents = (amount: string) => Math.round(Number(amount) * 100)

  test.each([
    ['1', 'CC1000000001'],
    ['4', 'CC1000000041'],
    ['7', 'CC1000000071'],
    ['12', 'CC1200000001'],
  ])('of customer %s follow one another and add up', async (number, cardId) => {
    const { call } = await openBank()
    const shown: Shown[] = []
    for (let count = 11; count >= 0; count--) {
      const month = new Date(Date.UTC(2026, 2 - count, 1)).toISOString().slice(0, 7)
      const answer = await call(statement, customer(number), { path: { cardId }, query: { period: month, size: 100 } })
      shown.push((answer as unknown as { data: Shown }).data)
    }
    for (const [index, { previousBalance, balance, movements }] of shown.entries()) {
      const changes = movements.reduce((sum, { amount }) => sum + cents(amount.amount), 0)
      expect(cents(balance.amount)).toBe(cents(previousBalance.amount) + changes)
      if (index > 0) expect(previousBalance).toEqual(shown[index - 1]?.balance)
    }
  })

  test('a month later the next statement has interest on what was not paid', async () => {
    const { call, clock } = await openBank()
    clock.pass(Date.parse('2026-04-06T10:00:00+03:00') - clock.now())
    expect(await call(statement, customer('1'), { path: gold })).toMatchObject({
      data: {
        period: '2026-04',
        previousBalance: { amount: '10180.60' },
        payments: { amount: '0.00' },
        purchases: { amount: '5362.50' },
        interest: { amount: '432.68' },
        taxes: { amount: '129.80' },
        balance: { amount: '16105.58' },
        dueDate: '2026-04-15',
      },
    })
  })

  test('pages the movements and not the amounts', async () => {
    const { call } = await openBank()
    const query = { size: 3, page: 4 }
    expect(await call(statement, customer('1'), { path: gold, query })).toMatchObject({
      data: {
        balance: { amount: '10180.60' },
        movements: [{ movementId: '20260305000010', description: 'Ev ve Bahçe Yapı Market' }],
        page: { number: 4, size: 3, totalElements: 10, totalPages: 4 },
      },
    })
  })

  test.each(['2025-03', '2026-04'])('has none of %s', async (period) => {
    const { call } = await openBank()
    expect(await call(statement, customer('1'), { path: gold, query: { period } })).toEqual(
      failure(400, '-1', 'period: Expected one of the last twelve periods'),
    )
  })
})

test.each([limits, statement, instalments])('%s finds the customer’s credit cards only', async (service) => {
  const { call } = await openBank()
  expect(await call(service, customer('2'), { path: gold })).toEqual(missing)
  expect(await call(service, customer('1'), { path: { cardId: 'DC1000000001' } })).toEqual(
    failure(400, '-1', 'cardId: Expected CC and ten digits'),
  )
})

test.each([
  [list, {}],
  [statement, gold],
  [instalments, gold],
])('%s refuses a page that is too large', async (service, path) => {
  const { call } = await openBank()
  expect(await call(service, customer('1'), { path, query: { size: 101 } })).toEqual(
    failure(400, '-1', 'size: Expected a number from 1 to 100'),
  )
})

test('nothing of a card is bought before its day, when the clock is set back', async () => {
  const { call, control } = await openBank()
  await control('POST', '/clock', { set: '2020-01-05T10:00:00.000+03:00' })
  expect(await call(instalments, customer('1'), { path: gold })).toMatchObject({
    data: { remainingAmount: { amount: '0.00' }, plans: [] },
  })
  expect(await call(limits, customer('1'), { path: gold })).toMatchObject({
    data: { futureInstalments: { amount: '0.00' }, pendingAmount: { amount: '0.00' } },
  })
})

test('three years later a card still has the debt that nobody paid, with its interest', async () => {
  const { call, clock, change } = await openBank()
  const later = Date.parse('2029-03-11T10:00:00+03:00')
  const read = () => call(limits, customer('7'), { path: { cardId: 'CC1000000071' } })
  let debt = 1_998_500
  expect(await read()).toMatchObject({ data: { debt: { amount: '19985.00' } } })
  for (let month = 0; month < 36; month++) {
    const interest = Math.round((debt * 425) / 10_000)
    debt += interest + Math.round((interest * 30) / 100)
  }
  change('accessTokens/token-0', { expiresAt: later + 1000 })
  clock.pass(later - clock.now())
  expect(await read()).toMatchObject({ data: { debt: { amount: (debt / 100).toFixed(2) } } })
})

test('a century later the debt that nobody paid still is an amount', async () => {
  const { call, clock, change } = await openBank()
  const later = Date.parse('2126-03-11T10:00:00+03:00')
  const read = () => call(limits, customer('7'), { path: { cardId: 'CC1000000071' } })
  await read()
  change('accessTokens/token-0', { expiresAt: later + 1000 })
  clock.pass(later - clock.now())
  expect(await read()).toMatchObject({ data: { debt: { amount: expect.stringMatching(/^\d{13}\.\d\d$/) } } })
})
