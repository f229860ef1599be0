import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const list = 'debit-cards/debit-card-list'
const settings = 'debit-cards/debit-card-settings'

describe('debit card list', () => {
  test.each([
    ['usual', '1'],
    ['empty', '2'],
    ['lost', '7'],
  ])('answers its example %s', async (example, number) => {
    const { call } = await openBank()
    expect(await call(list, customer(number))).toEqual(success(answerOf(list, example)))
  })

  test.each([
    ['an account', { accountNumber: '1010000001' }, customer('1'), 1],
    ['another account', { accountNumber: '1010000002' }, customer('1'), 0],
    ['a status', { status: 'BLOCKED' }, customer('6'), 1],
    ['another status', { status: 'LOST' }, customer('6'), 0],
    ['an account that is not shared', {}, customer('1', { accounts: ['1010000002'] }), 0],
  ])('filters by %s', async (_, query, caller, totalElements) => {
    const { call } = await openBank()
    expect(await call(list, caller, { query })).toMatchObject({ data: { page: { totalElements } } })
  })

  test.each([
    ['2026-03', 1],
    ['2026-02', 0],
  ])('has a lost card that expires in %s: %i', async (expiry, totalElements) => {
    const { call, change } = await openBank()
    change('debitCards/DC1000000001', { status: 'LOST', expiry })
    expect(await call(list, customer('1'))).toMatchObject({ data: { page: { totalElements } } })
  })

  test.each([
    [{ size: 101 }, 'size: Expected a number from 1 to 100'],
    [{ accountNumber: '1' }, 'accountNumber: Expected ten digits'],
  ])('refuses %j', async (query, message) => {
    const { call } = await openBank()
    expect(await call(list, customer('1'), { query })).toEqual(failure(400, '-1', message))
  })
})

describe('debit card settings', () => {
  test.each([
    ['usual', '1', 'DC1000000001'],
    ['tighter', '5', 'DC1000000051'],
    ['blocked', '3', 'DC1000000031'],
    ['lost', '7', 'DC1000000071'],
  ])('answers its example %s, and again', async (example, number, cardId) => {
    const { call } = await openBank()
    const input = { path: { cardId }, body: requestOf(settings, example) }
    const answer = success(answerOf(settings, example))
    expect(await call(settings, customer(number), input)).toEqual(answer)
    expect(await call(settings, customer(number), input)).toEqual(answer)
  })

  const path = { cardId: 'DC1000000001' }
  const all = { shops: true, online: true, atms: true, abroad: true }

  test('a lost card has no uses, and a new one comes in five days', async () => {
    const { call, clock } = await openBank()
    for (const _ of [1, 2]) await call(settings, customer('1'), { path, body: { status: 'LOST' } })
    clock.pass(5 * 86_400_000)
    expect(await call(list, customer('1'))).toMatchObject({
      data: {
        cards: [
          { cardId: 'DC1000000001', status: 'LOST', settings: { shops: false } },
          {
            cardId: 'DC2000000001',
            cardNumber: '410099******0001',
            accountNumber: '1010000001',
            expiry: '2029-03',
            status: 'ACTIVE',
          },
        ],
      },
    })
  })

  test('a block by the customer is lifted by the customer', async () => {
    const { call } = await openBank()
    await call(settings, customer('1'), { path, body: { status: 'BLOCKED' } })
    expect(await call(settings, customer('1'), { path, body: { status: 'ACTIVE' } })).toMatchObject({
      data: { status: 'ACTIVE' },
    })
  })

  test.each([
    ['a block by the bank', '6', 'DC1000000061', { status: 'ACTIVE' }, '201001', 'Card is blocked by the bank'],
    ['a lost card', '7', 'DC1000000071', { settings: all }, '201002', 'Card is lost'],
    ['nothing', '1', 'DC1000000001', {}, '-1', 'body: Expected settings or status'],
    ['a credit card', '1', 'CC1000000001', { status: 'LOST' }, '-1', 'cardId: Expected DC and ten digits'],
  ])('refuses %s', async (_, number, cardId, body, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(settings, customer(number), { path: { cardId }, body })).toEqual(
      failure(400, detailCode, message),
    )
  })

  test('does not find another customer’s card', async () => {
    const { call } = await openBank()
    expect(await call(settings, customer('2'), { path, body: { status: 'LOST' } })).toEqual(missing)
  })
})
