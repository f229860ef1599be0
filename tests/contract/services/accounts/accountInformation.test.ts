import { beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, success, type TestBank } from '../bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

const list = 'account-information/account-list'
const details = 'account-information/account-details'
const balances = 'account-information/account-balances'

const numbersOf = (answer: unknown) =>
  (answer as { data: { accounts: { accountNumber: string }[] } }).data.accounts.map(
    ({ accountNumber }) => accountNumber,
  )

describe('account list', () => {
  test.each([
    ['usual', '1'],
    ['empty', '2'],
    ['blocked', '7'],
  ])('answers its example %s', async (example, number) => {
    expect(await bank.call(list, customer(number))).toEqual(success(answerOf(list, example)))
  })

  test.each([
    [{ currency: 'TRY' }, ['1010000001', '1010000002']],
    [{ type: 'CURRENT' }, ['1010000001', '1010000003']],
    [{ currency: 'USD', type: 'SAVINGS' }, []],
    [{ sort: 'openedOn,desc' }, ['1010000003', '1010000002', '1010000001']],
    [{ sort: 'name,asc' }, ['1010000003', '1010000002', '1010000001']],
    [{ size: 2 }, ['1010000001', '1010000002']],
    [{ size: 2, page: 2 }, ['1010000003']],
    [{ size: 2, page: 3 }, []],
  ])('answers %j', async (query, numbers) => {
    expect(numbersOf(await bank.call(list, customer('1'), { query }))).toEqual(numbers)
  })

  test('has only the accounts that the customer shares', async () => {
    expect(numbersOf(await bank.call(list, customer('1', { accounts: ['1010000002'] })))).toEqual(['1010000002'])
  })

  test('refuses a page that is too large', async () => {
    expect(await bank.call(list, customer('1'), { query: { size: 101 } })).toEqual(
      failure(400, '-1', 'size: Expected a number from 1 to 100'),
    )
  })

  test.each([String(2 ** 53), '9'.repeat(400)])('refuses page %s, which no number is exactly', async (page) => {
    expect(await bank.call(list, customer('1'), { query: { page } })).toEqual(
      failure(400, '-1', 'page: Expected a whole number'),
    )
  })
})

describe('account details', () => {
  test.each([
    ['usual', '1', '1010000001'],
    ['savings', '1', '1010000002'],
    ['joint', '6', '1010000061'],
  ])('answers its example %s', async (example, number, accountNumber) => {
    expect(await bank.call(details, customer(number), { path: { accountNumber } })).toEqual(
      success(answerOf(details, example)),
    )
  })

  test.each([
    ['another customer’s', customer('1'), '1010000031'],
    ['the bank’s', customer('1'), '9999999999'],
    ['one that is not shared', customer('1', { accounts: ['1010000002'] }), '1010000001'],
  ])('does not find %s', async (_, caller, accountNumber) => {
    expect(await bank.call(details, caller, { path: { accountNumber } })).toEqual(missing)
  })

  test('refuses a number of another form', async () => {
    expect(await bank.call(details, customer('1'), { path: { accountNumber: '101' } })).toEqual(
      failure(400, '-1', 'accountNumber: Expected ten digits'),
    )
  })
})

describe('account balances', () => {
  test.each([
    ['usual', '1', '1010000001'],
    ['blocked', '7', '1010000071'],
  ])('answers its example %s', async (example, number, accountNumber) => {
    const { call } = await openBank()
    expect(await call(balances, customer(number), { path: { accountNumber } })).toEqual(
      success(answerOf(balances, example)),
    )
  })

  test.each([
    ['2026-03-15', 'date: Expected a day not after today'],
    ['2021-03-13', 'date: Expected a day of the last five years'],
  ])('refuses %s', async (date, message) => {
    const input = { path: { accountNumber: '1010000001' }, query: { date } }
    expect(await bank.call(balances, customer('1'), input)).toEqual(failure(400, '-1', message))
  })

  test('refuses a day before the account was opened', async () => {
    const input = { path: { accountNumber: '1010000003' }, query: { date: '2022-01-31' } }
    expect(await bank.call(balances, customer('1'), input)).toEqual(
      failure(400, '-1', 'date: Expected a day not before 2022-02-01'),
    )
    const opened = { ...input, query: { date: '2022-02-01' } }
    expect((await bank.call(balances, customer('1'), opened)).status).toBe(200)
  })

  test('answers its example pastDay', async () => {
    const input = { path: { accountNumber: '1010000001' }, query: { date: '2026-02-28' } }
    expect(await bank.call(balances, customer('1'), input)).toEqual(success(answerOf(balances, 'pastDay')))
  })

  test('answers today with the booked balance alone, as of now', async () => {
    const input = { path: { accountNumber: '1010000001' }, query: { date: '2026-03-14' } }
    const booked = { amount: '18250.75', currency: 'TRY' }
    expect(await bank.call(balances, customer('1'), input)).toEqual(
      success({
        accountNumber: '1010000001',
        bookedBalance: booked,
        blockedAmount: { amount: '0.00', currency: 'TRY' },
        availableBalance: booked,
        asOf: expect.stringMatching(/^2026-03-14T10:32:\d\d\+03:00$/),
      }),
    )
  })

  test('answers the end of a past day', async () => {
    const input = { path: { accountNumber: '1010000002' }, query: { date: '2026-03-13' } }
    const booked = { amount: '64000.00', currency: 'TRY' }
    expect(await bank.call(balances, customer('1'), input)).toEqual(
      success({
        accountNumber: '1010000002',
        bookedBalance: booked,
        blockedAmount: { amount: '0.00', currency: 'TRY' },
        availableBalance: booked,
        asOf: '2026-03-13T23:59:59+03:00',
      }),
    )
  })

  test('does not find another customer’s account', async () => {
    expect(await bank.call(balances, customer('2'), { path: { accountNumber: '1010000001' } })).toEqual(missing)
  })
})
