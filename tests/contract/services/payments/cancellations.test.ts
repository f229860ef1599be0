import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const list = 'cancellations/cancellable-order-list'
const transferCancellation = 'cancellations/transfer-cancellation'
const paymentCancellation = 'cancellations/payment-cancellation'
const eft = 'money-transfers/eft-transfer'
const payment = 'bill-payments/bill-payment'

const ordered = '20260314001001'
const day = 86_400_000

/** A bank in which customer 12 has ordered an EFT for Monday. */
async function withTransfer() {
  const bank = await openBank({ at: Date.parse('2026-03-14T09:58:40+03:00') })
  await bank.call(eft, customer('12'), { body: requestOf(eft, 'withoutReason') })
  return bank
}

/** A bank in which customer 1 has paid a bill. */
async function withPayment(bill: object = {}) {
  const bank = await openBank({ at: Date.parse('2026-03-14T10:40:11+03:00') })
  await bank.call(payment, customer('1'), { body: { ...requestOf(payment, 'usual'), ...bill } })
  return bank
}

const listOf = (example: string) => answerOf(list, example)
const renamed = (example: string) => {
  const { orders, ...others } = listOf(example)
  return { orders: orders.map((order) => ({ ...order, referenceNumber: ordered })), ...others }
}
const balanceOf = async ({ call }: Awaited<ReturnType<typeof openBank>>, number: string, accountNumber: string) => {
  const answer = await call('account-information/account-balances', customer(number), { path: { accountNumber } })
  return (answer as { data: { bookedBalance: { amount: string } } }).data.bookedBalance.amount
}

describe('cancellable orders', () => {
  test('answers its example usual', async () => {
    const { call } = await withPayment()
    expect(await call(list, customer('1'))).toEqual(success(renamed('usual')))
  })

  test('answers its example transfer', async () => {
    const { call } = await withTransfer()
    expect(await call(list, customer('12'))).toEqual(success(renamed('transfer')))
  })

  test.each([
    ['customer 2', customer('2'), {}],
    ['another application', customer('1', { application: 1 }), {}],
    ['a consent to another account', customer('1', { accounts: ['1010000002'] }), {}],
    ['another kind', customer('1'), { kind: 'TRANSFER' }],
  ])('answers its example empty to %s', async (_, caller, query) => {
    const { call } = await withPayment()
    expect(await call(list, caller, { query })).toEqual(success(answerOf(list, 'empty')))
  })

  test('has no payment of an institution that closes a bill at once, and none of yesterday', async () => {
    const water = await withPayment({ billId: 'BL202603140020', amount: { amount: '214.60', currency: 'TRY' } })
    expect(await water.call(list, customer('1'))).toEqual(success(answerOf(list, 'empty')))
    const yesterday = await withPayment()
    yesterday.clock.pass(day)
    expect(await yesterday.call(list, customer('1'))).toEqual(success(answerOf(list, 'empty')))
  })
})

describe('transfer cancellation', () => {
  const body = { referenceNumber: ordered, reason: 'Ordered twice' }

  test('gives amount and fee back at once', async () => {
    const bank = await withTransfer()
    bank.clock.pass(Date.parse('2026-03-14T11:30:00+03:00') - bank.clock.now())
    expect(await bank.call(transferCancellation, customer('12'), { body })).toEqual(
      success({
        ...(answerOf(transferCancellation, 'usual') as object),
        referenceNumber: '20260314001005',
        cancelledReferenceNumber: ordered,
      }),
    )
    expect(await balanceOf(bank, '12', '1012000001')).toBe('1284500.00')
  })

  test.each(['money-transfers/eft-transfer', 'money-transfers/fast-transfer'])(
    'gives nothing back of a waiting order of %s, and refuses a second time',
    async (service) => {
      const bank = await openBank()
      const joint = customer('6')
      const order = {
        ...(requestOf(service, 'usual') as object),
        senderAccountNumber: '1010000061',
        amount: { amount: '500.00', currency: 'TRY' },
      }
      const waiting = await bank.call(service, joint, { body: order })
      expect(waiting).toMatchObject({ data: { responseType: '04' } })
      const body = { referenceNumber: (waiting as { data: { referenceNumber: string } }).data.referenceNumber }
      expect(await bank.call(list, joint)).toMatchObject({ data: { orders: [body] } })
      const cancelled = success({
        referenceNumber: '20260314001002',
        cancelledReferenceNumber: body.referenceNumber,
        amount: { amount: '0.00', currency: 'TRY' },
        fee: { amount: '0.00', currency: 'TRY' },
        accountNumber: '1010000061',
        cancelledAt: expect.stringMatching(/^2026-03-14T10:32:0/),
      })
      expect(await bank.call(transferCancellation, joint, { body })).toEqual(cancelled)
      expect(await bank.call(transferCancellation, joint, { body })).toEqual(
        failure(400, '203204', 'The transfer is cancelled'),
      )
      expect(await balanceOf(bank, '6', '1010000061')).toBe('33120.00')
    },
  )

  test('refuses one that was sent', async () => {
    const { call } = await openBank()
    expect(await call(transferCancellation, customer('1'), { body: { referenceNumber: '20260313000412' } })).toEqual(
      failure(400, '203201', 'The transfer was sent'),
    )
  })

  test('refuses one of another day', async () => {
    const { call } = await openBank()
    expect(await call(transferCancellation, customer('6'), { body: { referenceNumber: '20260313000415' } })).toEqual(
      failure(400, '203202', 'The day of the order is over'),
    )
  })

  test.each([
    ['another customer’s', customer('1')],
    ['another application’s', customer('12', { application: 1 })],
  ])('does not find %s', async (_, caller) => {
    const { call } = await withTransfer()
    expect(await call(transferCancellation, caller, { body })).toEqual(missing)
  })
})

describe('payment cancellation', () => {
  const body = { referenceNumber: ordered }

  test('gives amount and fee back, and the bill is open again', async () => {
    const bank = await withPayment()
    bank.clock.pass(Date.parse('2026-03-14T11:30:00+03:00') - bank.clock.now())
    expect(await bank.call(paymentCancellation, customer('1'), { body })).toEqual(
      success({
        ...(answerOf(paymentCancellation, 'usual') as object),
        referenceNumber: '20260314001002',
        cancelledReferenceNumber: ordered,
      }),
    )
    expect(await balanceOf(bank, '1', '1010000001')).toBe('18250.75')
    const again = await bank.call(payment, customer('1'), { body: requestOf(payment, 'usual') })
    expect(again).toMatchObject({ status: 200, data: { status: 'PAID' } })
  })

  test('gives the fee of a bill back', async () => {
    const bank = await withPayment({ billId: 'BL202603140021', amount: { amount: '399.90', currency: 'TRY' } })
    expect(await balanceOf(bank, '1', '1010000001')).toBe('17846.35')
    expect(await bank.call(paymentCancellation, customer('1'), { body })).toMatchObject({
      data: { amount: { amount: '399.90' }, fee: { amount: '4.50' } },
    })
    expect(await balanceOf(bank, '1', '1010000001')).toBe('18250.75')
  })

  test('refuses a second time', async () => {
    const { call } = await withPayment()
    await call(paymentCancellation, customer('1'), { body })
    expect(await call(paymentCancellation, customer('1'), { body })).toEqual(
      failure(400, '203203', 'The payment is cancelled'),
    )
  })

  test('refuses the next day', async () => {
    const { call, clock } = await withPayment()
    clock.pass(day)
    expect(await call(paymentCancellation, customer('1'), { body })).toEqual(
      failure(400, '203202', 'The day of the order is over'),
    )
  })

  test.each([
    ['another customer’s', customer('2')],
    ['another application’s', customer('1', { application: 1 })],
    ['an unshared account’s', customer('1', { accounts: ['1010000002'] })],
  ])('does not find %s', async (_, caller) => {
    const { call } = await withPayment()
    expect(await call(paymentCancellation, caller, { body })).toEqual(missing)
  })
})
