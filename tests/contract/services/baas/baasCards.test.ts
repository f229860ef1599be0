import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const order = 'baas-cards/card-order'
const limits = 'baas-cards/card-limits'
const cancel = 'baas-cancels/card-cancellation'
const deniz = baasCustomer('4000000001')
const ece = baasCustomer('4000000002')
const umut = baasCustomer('4000000005')
const lale = baasCustomer('4000000006')

test('the orders of the examples are answered as shown, one after the other', async () => {
  const { call } = await openBank()
  for (const example of ['usual', 'virtual'])
    expect(await call(order, deniz, { body: requestOf(order, example) })).toEqual(success(answerOf(order, example)))
})

const plastic = {
  ...requestOf(order, 'usual'),
  kind: 'DEBIT',
  partnerReference: 'crd-2026-000901',
  accountNumber: '4010000061',
  embossedName: 'LALE GUNES',
}

test('a plastic card is ordered, mailed and active by the clock', async () => {
  const { call, control } = await openBank()
  expect(await call(order, lale, { body: plastic })).toEqual(
    success({
      cardId: 'BC1000000101',
      cardNumber: '410098******3101',
      kind: 'DEBIT',
      form: 'PLASTIC',
      accountNumber: '4010000061',
      embossedName: 'LALE GUNES',
      expiry: '2031-03',
      status: 'ORDERED',
    }),
  )
  const statusNow = async () => {
    const body = requestOf(limits, 'usual')
    const answer = await call(limits, lale, { path: { cardId: 'BC1000000101' }, body })
    return (answer as { data: { status: string } }).data.status
  }
  expect(await statusNow()).toBe('ORDERED')
  for (const [set, expected] of [
    ['2026-03-17T05:59:59.000Z', 'ORDERED'],
    ['2026-03-17T06:00:00.000Z', 'MAILED'],
    ['2026-03-25T05:59:59.000Z', 'MAILED'],
    ['2026-03-25T06:00:00.000Z', 'ACTIVE'],
  ]) {
    await control('POST', '/clock', { set })
    expect([set, await statusNow()]).toEqual([set, expected])
  }
})

test('a card that is closed before it is mailed stays closed', async () => {
  const { call, control } = await openBank()
  await call(order, lale, { body: plastic })
  const cardId = 'BC1000000101'
  const body = { ...requestOf(cancel, 'lost'), cardId }
  expect(await call(cancel, lale, { body })).toMatchObject({ status: 200 })
  await control('POST', '/clock', { set: '2026-03-25T06:00:00.000Z' })
  expect(await call(limits, lale, { path: { cardId }, body: requestOf(limits, 'usual') })).toEqual(
    failure(400, '204302', 'Card is closed'),
  )
})

test('an account has one debit card and three prepaid cards', async () => {
  const { call } = await openBank()
  const tooMany = failure(400, '204301', 'Account has the maximum of cards')
  await call(order, lale, { body: plastic })
  expect(await call(order, lale, { body: { ...plastic, partnerReference: 'crd-2026-000902' } })).toEqual(tooMany)
  const virtual = { ...requestOf(order, 'virtual'), accountNumber: '4010000061' }
  for (const reference of ['crd-2026-000903', 'crd-2026-000904', 'crd-2026-000905'])
    expect(await call(order, lale, { body: { ...virtual, partnerReference: reference } })).toMatchObject({
      data: { status: 'ACTIVE', expiry: '2029-03' },
    })
  expect(await call(order, lale, { body: { ...virtual, partnerReference: 'crd-2026-000906' } })).toEqual(tooMany)
})

test.each([
  [lale, { deliveryAddress: undefined }, failure(400, '-1', 'deliveryAddress: Required for a plastic card')],
  [lale, { form: 'VIRTUAL' }, failure(400, '-1', 'deliveryAddress: Expected none for a virtual card')],
  [lale, { accountNumber: '4010000062' }, failure(400, '-1', 'accountNumber: Expected a current account in TRY')],
  [lale, { accountNumber: '4010000001' }, missing],
  [umut, { accountNumber: '4010000051' }, failure(400, '204501', 'Customer is suspended')],
  [lale, { context: undefined }, failure(400, '-1', 'context: Required')],
  [
    baasCustomer('4000000001', { application: 1 }),
    { partnerReference: 'crd-2026-000120', accountNumber: '4010000001' },
    failure(400, '204006', 'Partner reference belongs to another order: BC1000000001'),
  ],
])('%j cannot order a card with %j', async (caller, changes, answer) => {
  const { call } = await openBank()
  expect(await call(order, caller, { body: { ...plastic, ...changes } })).toEqual(answer)
})

test('a blocked account gets no card', async () => {
  const { call, control } = await openBank()
  await control('PUT', '/baas/customers/4000000006', { status: 'ACTIVE', accounts: 'BLOCKED' })
  expect(await call(order, lale, { body: plastic })).toEqual(failure(400, '200102', 'Account is blocked'))
})

test.each([
  ['BC1000000001', 'usual'],
  ['BC1000000002', 'stopped'],
])('the card %s gets the limits of the example %s', async (cardId, example) => {
  const { call } = await openBank()
  const expected = answerOf(limits, example) as object
  const first = await call(limits, deniz, { path: { cardId }, body: requestOf(limits, example) })
  expect(first).toEqual(success({ ...expected, changedAt: '2026-03-14T10:32:07+03:00' }))
  expect(await call(limits, deniz, { path: { cardId }, body: requestOf(limits, example) })).toEqual(first)
})

const money = (amount: string) => ({ amount, currency: 'TRY' })
const some = {
  dailyShopping: money('100.00'),
  dailyInternet: money('100.00'),
  dailyCash: money('0.00'),
  monthlyTotal: money('1000.00'),
}

test.each([
  [
    'BC1000000001',
    { dailyShopping: money('1000.01') },
    failure(400, '-1', 'limits.dailyShopping: Expected at most the monthly limit'),
  ],
  [
    'BC1000000002',
    { dailyCash: money('0.01') },
    failure(400, '-1', 'limits.dailyCash: Expected 0.00 for a virtual card'),
  ],
  ['BC1000000001', { monthlyTotal: money('500000.01') }, failure(400, '200103', 'Limit exceeded')],
  [
    'BC1000000001',
    { dailyCash: money('20000.01'), monthlyTotal: money('30000') },
    failure(400, '200103', 'Limit exceeded'),
  ],
  ['BC1000000099', {}, missing],
])('the card %s cannot have the limits %j', async (cardId, changes, answer) => {
  const { call } = await openBank()
  expect(await call(limits, deniz, { path: { cardId }, body: { limits: { ...some, ...changes } } })).toEqual(answer)
})

test('a suspended customer sets no limits, and another customer sees no card', async () => {
  const { call, control } = await openBank()
  const input = { path: { cardId: 'BC1000000001' }, body: { limits: some } }
  expect(await call(limits, ece, input)).toEqual(missing)
  await control('PUT', '/baas/customers/4000000001', { status: 'SUSPENDED' })
  expect(await call(limits, deniz, input)).toEqual(failure(400, '204501', 'Customer is suspended'))
})

test.each([
  ['usual', 18_500],
  ['lost', 0],
])('the cancellation %s closes a card and returns its balance', async (example, returned) => {
  const { call, balanceOf } = await openBank()
  const before = balanceOf('4010000001')
  const body = requestOf(cancel, example)
  const expected = answerOf(cancel, example) as object
  expect(await call(cancel, deniz, { body })).toEqual(success({ ...expected, closedAt: '2026-03-14T10:32:07+03:00' }))
  expect(balanceOf('4010000001') - before).toBe(returned)
  const closed = failure(400, '204302', 'Card is closed')
  expect(await call(cancel, deniz, { body })).toEqual(closed)
  const cardId = String(body.cardId)
  expect(await call(limits, deniz, { path: { cardId }, body: { limits: some } })).toEqual(closed)
  expect(await call(cancel, ece, { body })).toEqual(missing)
})

test('a name of 14 MB is refused', async () => {
  const { call } = await openBank()
  const body = { ...requestOf(order, 'usual'), embossedName: `A${' A'.repeat(7_000_000)}` }
  expect(await call(order, deniz, { body })).toEqual(failure(400, '-1', 'The request has a value that is too long'))
})
