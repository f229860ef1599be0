import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const pay = 'mail-orders/mail-order-payment'
const refund = 'mail-orders/mail-order-refund'
const company = customer('12')
const lira = (amount: string) => ({ amount, currency: 'TRY' })
const reference = '20260314001001'

const order = (changes: object = {}) => ({ ...requestOf(pay, 'usual'), ...changes })
const declined = {
  orderNumber: 'WEB-20260314-120',
  cardToken: 'ct_7a41c09be6d2f8351c07',
  amount: lira('250.00'),
  accountNumber: '1012000001',
  installments: 1,
}

const code = expect.stringMatching(/^[A-Z0-9]{6}$/)
const own = (service: string, example: string, changes: object = {}) => {
  const shown = answerOf(service, example) as { authorizationCode?: string | null }
  const isApproved = typeof shown.authorizationCode === 'string'
  return success({ ...shown, referenceNumber: reference, ...(isApproved && { authorizationCode: code }), ...changes })
}

const balanceOf = async ({ call }: TestBank) => {
  const answer = await call('account-information/account-balances', company, { path: { accountNumber: '1012000001' } })
  return (answer as unknown as { data: { bookedBalance: { amount: string } } }).data.bookedBalance.amount
}

describe('payment', () => {
  test.each([
    ['approved', requestOf(pay, 'usual'), '2026-03-14T10:51:44+03:00'],
    ['installments', requestOf(pay, 'installments'), '2026-03-14T10:53:09+03:00'],
    ['declined', declined, '2026-03-14T10:55:37+03:00'],
  ])('answers its example %s', async (example, body, at) => {
    const { call } = await openBank({ at: Date.parse(at) })
    expect(await call(pay, company, { body })).toEqual(own(pay, example))
  })

  test('charges the card at once and reaches the account without the commission on the next bank day', async () => {
    const bank = await openBank()
    await bank.call(pay, company, { body: order({ installments: 3 }) })
    expect(await balanceOf(bank)).toBe('1284500.00')
    const input = { path: { cardId: 'CC1000000001' } }
    expect(await bank.call('credit-cards/credit-card-limits', customer('1'), input)).toMatchObject({
      data: { debt: lira('13063.60'), futureInstalments: lira('11870.16'), availableLimit: lira('49766.24') },
    })
    const query = { from: '2026-03-16', size: 2 }
    bank.clock.pass(Date.parse('2026-03-16T09:00:01+03:00') - bank.clock.now())
    const path = { accountNumber: '1012000001' }
    expect(await bank.call('account-movements/movement-list', company, { path, query })).toMatchObject({
      data: {
        movements: [
          { direction: 'OUT', amount: lira('47.10'), transactionType: 'FEE' },
          { direction: 'IN', amount: lira('1899.00'), transactionType: 'CARD', explanation: 'WEB-20260314-118' },
        ],
      },
    })
  })

  test.each([
    ['e', 'CARD_EXPIRED', '1.00'],
    ['n', 'NOT_PERMITTED', '1.00'],
    ['7', 'CARD_BLOCKED', '1.00'],
    ['5', 'INSUFFICIENT_LIMIT', '51665.25'],
  ])('is declined for a token with %s: %s', async (first, declineReason, amount) => {
    const { call } = await openBank()
    const body = order({ cardToken: `ct_${first}f0c9a1b7e3d2468acf1`, amount: lira(amount) })
    expect(await call(pay, company, { body })).toMatchObject({
      data: { status: 'DECLINED', declineReason, authorizationCode: null, settledOn: null, commission: lira('0.00') },
    })
  })

  test.each([
    ['2026-03', { status: 'APPROVED' }],
    ['2026-02', { status: 'DECLINED', declineReason: 'CARD_EXPIRED' }],
  ])('with a card that expires in %s is %j', async (expiry, data) => {
    const { call, change } = await openBank()
    change('creditCards/CC1000000001', { expiry })
    expect(await call(pay, company, { body: order() })).toMatchObject({ data })
  })

  test('takes a token once, and an order until it is charged', async () => {
    const { call } = await openBank()
    const token = (digit: number) => ({ cardToken: `ct_5f0c9a1b7e3d2468acf${digit}` })
    const tooMuch = { ...token(1), amount: lira('99999.00') }
    expect(await call(pay, company, { body: order(tooMuch) })).toMatchObject({ data: { status: 'DECLINED' } })
    expect(await call(pay, company, { body: order(token(1)) })).toEqual(
      failure(400, '200701', 'Card token is not valid'),
    )
    expect(await call(pay, company, { body: order(token(2)) })).toMatchObject({ data: { status: 'APPROVED' } })
    expect(await call(pay, company, { body: order(token(3)) })).toEqual(
      failure(400, '200702', 'Order number is in use'),
    )
  })

  test.each([
    ['a token that is too old', company, { cardToken: 'ct_0f0c9a1b7e3d2468acf1' }, '200701', 'Card token is not valid'],
    [
      'a customer without a contract',
      customer('1'),
      { accountNumber: '1010000001' },
      '200703',
      'No mail order contract',
    ],
    ['less than a lira', company, { amount: lira('0.99') }, '-1', 'amount: Expected an amount from 1.00 to 100000.00'],
    ['too much', company, { amount: lira('100000.01') }, '-1', 'amount: Expected an amount from 1.00 to 100000.00'],
    ['dollars', company, { amount: { amount: '5.00', currency: 'USD' } }, '-1', 'amount.currency: Expected TRY'],
    [
      'an account in euros',
      company,
      { accountNumber: '1012000003' },
      '-1',
      'accountNumber: Expected an account in TRY',
    ],
  ])('refuses %s', async (_, caller, changes, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(pay, caller, { body: order(changes) })).toEqual(failure(400, detailCode, message))
  })

  test('does not find another customer’s account', async () => {
    const { call } = await openBank()
    expect(await call(pay, company, { body: order({ accountNumber: '1010000001' }) })).toEqual(missing)
  })
})

describe('refund', () => {
  const withPayment = async (example: string, changes: object = {}) => {
    const bank = await openBank()
    await bank.call(pay, company, { body: { ...requestOf(pay, example), ...changes } })
    return bank
  }
  const back = (amount: string) => ({ paymentReferenceNumber: reference, amount: lira(amount) })

  test.each([
    ['full', 'usual', '2026-03-14T11:02:13+03:00', '20260314001003'],
    ['part', 'installments', '2026-03-14T11:05:48+03:00', '20260314001002'],
  ])('answers its example %s', async (example, payment, at, referenceNumber) => {
    const { call, clock } = await withPayment(payment)
    clock.pass(Date.parse(at) - clock.now())
    const body = { ...requestOf(refund, example), paymentReferenceNumber: reference }
    expect(await call(refund, company, { body })).toEqual(
      own(refund, example, { referenceNumber, paymentReferenceNumber: reference }),
    )
  })

  test('leaves the account with its part of the commission back, and reaches the card', async () => {
    const bank = await withPayment('usual')
    await bank.call(refund, company, { body: back('949.50') })
    expect(await balanceOf(bank)).toBe('1283567.59')
    const input = { path: { cardId: 'CC1000000001' } }
    expect(await bank.call('credit-cards/credit-card-limits', customer('1'), input)).toMatchObject({
      data: { debt: lira('13380.10') },
    })
    await bank.call(refund, company, { body: back('949.50') })
    expect(await balanceOf(bank)).toBe('1282635.18')
    expect(await bank.call(refund, company, { body: back('0.01') })).toEqual(
      failure(400, '200704', 'Refund exceeds the payment'),
    )
  })

  test('is refused after 180 days', async () => {
    const { call, clock } = await withPayment('usual')
    clock.pass(180 * 86_400_000)
    expect(await call(refund, company, { body: back('1.00') })).toMatchObject({ status: 200 })
    clock.pass(86_400_000)
    expect(await call(refund, company, { body: back('1.00') })).toEqual(
      failure(400, '200705', 'The refund period has ended'),
    )
  })

  test('is refused when the account has too little money', async () => {
    const { call } = await withPayment('usual', { accountNumber: '1012000002' })
    const move = {
      senderAccountNumber: '1012000002',
      receiverAccountNumber: '1012000001',
      amount: lira('410000.00'),
    }
    await call('money-transfers/transfer-to-own-account', company, { body: move })
    expect(await call(refund, company, { body: back('1899.00') })).toEqual(
      failure(400, '200101', 'Insufficient balance'),
    )
  })

  test.each([
    ['another customer’s', customer('1'), reference],
    ['another application’s', customer('12', { application: 1 }), reference],
    ['an unshared account’s', customer('12', { accounts: ['1012000002'] }), reference],
    ['an unknown', company, '20260314999999'],
  ])('does not find %s payment', async (_, caller, paymentReferenceNumber) => {
    const { call } = await withPayment('usual')
    expect(await call(refund, caller, { body: { ...back('1.00'), paymentReferenceNumber } })).toEqual(missing)
  })
})
