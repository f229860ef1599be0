import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const create = 'qr-orders/qr-order'
const details = 'qr-orders/qr-order-details'
const cancel = 'qr-orders/qr-order-cancellation'
const path = { orderId: 'QR202603141001' }
const lira = (amount: string) => ({ amount, currency: 'TRY' })

/** The example with the ID that the sandbox gives, and its code. */
const own = (service: string, example: string) => {
  const { qrData, ...shown } = answerOf(service, example) as { qrData?: string }
  const code = expect.stringMatching(/^PRTC01\.QR202603141001\.[0-9A-F]{10}$/)
  return success({ ...shown, orderId: path.orderId, ...(qrData !== undefined && { qrData: code }) })
}

const availableOf = async ({ call }: TestBank) => {
  const input = { path: { accountNumber: '1010000001' } }
  const answer = await call('account-information/account-balances', customer('1'), input)
  return (answer as unknown as { data: { availableBalance: { amount: string } } }).data.availableBalance.amount
}

const withPayment = async () => {
  const bank = await openBank()
  await bank.call(create, customer('12'), { body: requestOf(create, 'payment') })
  return bank
}
const withWithdrawal = async () => {
  const bank = await openBank({ at: Date.parse('2026-03-14T10:35:20+03:00') })
  await bank.call(create, customer('1'), { body: requestOf(create, 'withdrawal') })
  return bank
}

test('an order answers its example payment, and waits', async () => {
  const { call } = await openBank()
  expect(await call(create, customer('12'), { body: requestOf(create, 'payment') })).toEqual(own(create, 'payment'))
  expect(await call(details, customer('12'), { path })).toEqual(own(details, 'usual'))
})

test('an order answers its example withdrawal, and is used', async () => {
  const bank = await openBank({ at: Date.parse('2026-03-14T10:35:20+03:00') })
  const body = requestOf(create, 'withdrawal')
  expect(await bank.call(create, customer('1'), { body })).toEqual(own(create, 'withdrawal'))
  expect(await availableOf(bank)).toBe('19750.75')
  bank.clock.pass(81_000)
  expect(await bank.call(details, customer('1'), { path })).toEqual(own(details, 'used'))
  expect(await availableOf(bank)).toBe('19750.75')
  const list = await bank.call('account-movements/movement-list', customer('1'), {
    path: { accountNumber: '1010000001' },
    query: { from: '2026-03-14' },
  })
  expect(list).toMatchObject({
    data: {
      movements: [
        { direction: 'OUT', amount: { amount: '500.00' }, transactionType: 'CASH', explanation: 'ATM Kadıköy 2' },
      ],
    },
  })
})

test('an order answers its example expired', async () => {
  const { call } = await openBank()
  const input = { path: { orderId: 'QR202603130027' } }
  expect(await call(details, customer('12'), input)).toEqual(success(answerOf(details, 'expired')))
})

test('a payment reaches the account', async () => {
  const { call, clock } = await withPayment()
  clock.pass(81_000)
  const input = { path: { accountNumber: '1012000001' }, query: { from: '2026-03-14', size: 1 } }
  expect(await call('account-movements/movement-list', customer('12'), input)).toMatchObject({
    data: { movements: [{ direction: 'IN', amount: { amount: '185.00' }, explanation: 'Table 7' }] },
  })
})

test('cash that is named like the payment of a card pays no card', async () => {
  const { call, clock } = await openBank()
  const debt = () => call('credit-cards/credit-card-limits', customer('1'), { path: { cardId: 'CC1000000001' } })
  const before = await debt()
  const explanation = 'Credit card 540099******1001'
  await call(create, customer('1'), { body: { ...requestOf(create, 'withdrawal'), explanation } })
  clock.pass(81_000)
  expect(await call(details, customer('1'), { path })).toMatchObject({ data: { status: 'USED', explanation } })
  expect(await debt()).toMatchObject({ data: { debt: (before as unknown as { data: { debt: object } }).data.debt } })
})

test('a code that nobody uses expires, and what it reserved is free again', async () => {
  const bank = await openBank()
  const body = { ...requestOf(create, 'payment'), accountNumber: '1010000001', amount: lira('64.50') }
  await bank.call(create, customer('1'), { body })
  bank.clock.pass(120_000)
  expect(await bank.call(details, customer('1'), { path })).toMatchObject({ data: { status: 'EXPIRED' } })
  expect(await bank.call(cancel, customer('1'), { path })).toEqual(failure(400, '200603', 'The code has expired'))
})

describe('cancellation', () => {
  test('answers its example, and again', async () => {
    const { call } = await withPayment()
    expect(await call(cancel, customer('12'), { path })).toEqual(own(cancel, 'usual'))
    expect(await call(cancel, customer('12'), { path })).toEqual(own(cancel, 'usual'))
  })

  test('frees what was reserved, and the code is refused', async () => {
    const bank = await withWithdrawal()
    await bank.call(cancel, customer('1'), { path })
    expect(await availableOf(bank)).toBe('20250.75')
    bank.clock.pass(120_000)
    expect(await bank.call(details, customer('1'), { path })).toMatchObject({ data: { status: 'CANCELLED' } })
    expect(await availableOf(bank)).toBe('20250.75')
  })

  test('is refused for a code that was used', async () => {
    const { call, clock } = await withPayment()
    clock.pass(81_000)
    expect(await call(cancel, customer('12'), { path })).toEqual(failure(400, '200602', 'The code was used'))
  })
})

test.each([details, cancel])('%s finds orders of the customer and the application only', async (service) => {
  const { call, clock } = await withPayment()
  expect(await call(service, customer('1'), { path })).toEqual(missing)
  expect(await call(service, customer('12', { application: 1 }), { path })).toEqual(missing)
  expect(await call(service, customer('12'), { path: { orderId: 'QR1' } })).toEqual(
    failure(400, '-1', 'orderId: Expected QR and twelve digits'),
  )
  clock.pass(90 * 86_400_000)
  expect(await call(service, customer('12'), { path })).toEqual(missing)
})

describe('an order is refused', () => {
  const withdrawal = (changes: object) => ({ ...requestOf(create, 'withdrawal'), ...changes })

  test.each([
    [
      'for too little money',
      '3',
      { accountNumber: '1010000031', amount: lira('50.00') },
      '200101',
      'Insufficient balance',
    ],
    ['from a blocked account', '7', { accountNumber: '1010000071' }, '200102', 'Account is blocked'],
    ['above the limit of a day', '1', { amount: lira('5010.00') }, '200103', 'Limit exceeded'],
    ['above the limit of a payment', '1', { type: 'PAYMENT', amount: lira('50000.01') }, '200103', 'Limit exceeded'],
    ['for coins', '1', { amount: lira('505.00') }, '200601', 'amount: Expected a multiple of 10'],
    ['in dollars', '1', { amount: { amount: '50.00', currency: 'USD' } }, '-1', 'amount.currency: Expected TRY'],
    [
      'from an account in dollars',
      '1',
      { accountNumber: '1010000003' },
      '-1',
      'accountNumber: Expected an account in TRY',
    ],
  ])('%s', async (_, number, changes, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(create, customer(number), { body: withdrawal(changes) })).toEqual(
      failure(400, detailCode, message),
    )
  })

  test('when the withdrawals of a day add up to more than their limit', async () => {
    const { call } = await openBank()
    await call(create, customer('1'), { body: withdrawal({ amount: lira('4600.00') }) })
    expect(await call(create, customer('1'), { body: withdrawal({}) })).toEqual(
      failure(400, '200103', 'Limit exceeded'),
    )
    await call(cancel, customer('1'), { path })
    expect(await call(create, customer('1'), { body: withdrawal({}) })).toMatchObject({ status: 200 })
  })

  test('above the limits, and not at them; what was withdrawn counts', async () => {
    const { call, clock } = await openBank()
    const ordered = (changes: object) => call(create, customer('1'), { body: withdrawal(changes) })
    expect(await ordered({ amount: lira('5000.00') })).toMatchObject({ status: 200 })
    clock.pass(81_000)
    expect(await call(details, customer('1'), { path })).toMatchObject({ data: { status: 'USED' } })
    expect(await ordered({ amount: lira('10.00') })).toEqual(failure(400, '200103', 'Limit exceeded'))
    expect(await ordered({ type: 'PAYMENT', amount: lira('50000.00') })).toMatchObject({ status: 200 })
  })

  test('for another customer’s account', async () => {
    const { call } = await openBank()
    expect(await call(create, customer('2'), { body: withdrawal({}) })).toEqual(missing)
  })
})
