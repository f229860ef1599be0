import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const quote = 'baas-investment/quote'
const order = 'baas-investment/order'
const cancel = 'baas-cancels/order-cancellation'
const deniz = baasCustomer('4000000001')
const umut = baasCustomer('4000000005')
const lale = baasCustomer('4000000006')

test('the three quotes of the examples are answered one after another', async () => {
  const { call } = await openBank()
  for (const example of ['usual', 'sale', 'forSum'])
    expect(await call(quote, deniz, { body: requestOf(quote, example) })).toEqual(
      success({
        ...(answerOf(quote, example) as object),
        validUntil: expect.stringMatching(/^2026-03-14T10:32:17\+03:00$/),
      }),
    )
})

const buy = { side: 'BUY', instrumentCode: 'XAU' }
test.each([
  [{ ...buy }, failure(400, '-1', 'body: Expected quantity or amount')],
  [
    { ...buy, quantity: '1.00', amount: { amount: '10.00', currency: 'TRY' } },
    failure(400, '-1', 'body: Expected quantity or amount, not both'),
  ],
  [{ ...buy, instrumentCode: 'JPY', quantity: '10.00' }, failure(400, '204401', 'Instrument is not on offer')],
  [{ ...buy, instrumentCode: 'PDF', quantity: '10' }, failure(400, '204401', 'Instrument is not on offer')],
  [{ ...buy, quantity: '0.09' }, failure(400, '204402', 'Quantity is below the minimum')],
  [{ ...buy, instrumentCode: 'USD', quantity: '9.99' }, failure(400, '204402', 'Quantity is below the minimum')],
  [
    { ...buy, instrumentCode: 'PRF', amount: { amount: '3.48', currency: 'TRY' } },
    failure(400, '204402', 'Quantity is below the minimum'),
  ],
  [{ ...buy, instrumentCode: 'PRF', quantity: '1.50' }, failure(400, '-1', 'quantity: Expected whole shares')],
  [{ ...buy, amount: { amount: '500.00', currency: 'USD' } }, failure(400, '-1', 'amount.currency: Expected TRY')],
  [
    { ...buy, side: 'SELL', amount: { amount: '500.00', currency: 'TRY' } },
    failure(400, '-1', 'amount: Expected side BUY'),
  ],
  [
    { ...buy, instrumentCode: 'PRF', amount: { amount: '9999999999999.99', currency: 'TRY' } },
    failure(400, '-1', 'amount: Expected a smaller amount'),
  ],
  [
    { ...buy, amount: { amount: '9999999999999.99', currency: 'TRY' } },
    failure(400, '-1', 'amount: Expected a smaller amount'),
  ],
  [{ ...buy, quantity: '99999999999.99' }, failure(400, '-1', 'quantity: Expected a smaller quantity')],
  [{ ...buy, quantity: '1.00', context: undefined }, failure(400, '-1', 'context: Required')],
])('there is no quote for %j', async (body, answer) => {
  const { call } = await openBank()
  expect(await call(quote, deniz, { body })).toEqual(answer)
})

const accounts = { cashAccountNumber: '4010000001', assetAccountNumber: '4010000002' }
const orderNumber = expect.stringMatching(/^20260314\d{6}$/)

async function quoted({ call }: TestBank, body: object, caller = deniz): Promise<string> {
  const { data } = (await call(quote, caller, { body })) as { data: { quoteId: string } }
  return data.quoteId
}

test('gold of a quote is booked at once', async () => {
  const bank = await openBank()
  const { call, balanceOf } = bank
  await quoted(bank, requestOf(quote, 'usual'))
  const first = await call(order, deniz, { body: requestOf(order, 'usual') })
  expect(first).toEqual(success({ ...(answerOf(order, 'usual') as object), orderNumber }))
  expect([balanceOf('4010000001'), balanceOf('4010000002')]).toEqual([1_248_050 - 903_664, 1_240 + 150])
  expect(await call(order, deniz, { body: requestOf(order, 'usual') })).toEqual(first)
  const { data } = first as { data: { orderNumber: string } }
  expect(await call(cancel, deniz, { body: { orderNumber: data.orderNumber } })).toEqual(
    failure(400, '204701', 'Order can no longer be cancelled'),
  )
  const again = { ...requestOf(order, 'usual'), partnerReference: 'inv-2026-009001' }
  expect(await call(order, deniz, { body: again })).toEqual(failure(400, '204404', 'Quote was used'))
})

test('a fund order waits for its day, and can be cancelled until it is sent', async () => {
  const bank = await openBank()
  const { call, balanceOf, control } = bank
  for (const example of ['usual', 'sale', 'forSum']) await quoted(bank, requestOf(quote, example))
  const placed = await call(order, deniz, { body: requestOf(order, 'fund') })
  expect(placed).toEqual(success({ ...(answerOf(order, 'fund') as object), orderNumber }))
  expect(balanceOf('4010000001')).toBe(1_248_050 - 99_938)
  const { data } = placed as { data: { orderNumber: string } }
  const cancelled = await call(cancel, deniz, { body: { orderNumber: data.orderNumber } })
  expect(cancelled).toEqual(
    success({
      ...(answerOf(cancel, 'usual') as object),
      orderNumber,
      cancelledAt: expect.stringMatching(/^2026-03-14T10:32:0/),
    }),
  )
  expect(balanceOf('4010000001')).toBe(1_248_050)
  await control('POST', '/clock', { set: '2026-03-20T10:00:00.000Z' })
  expect(await call(cancel, deniz, { body: { orderNumber: data.orderNumber } })).toEqual(
    failure(400, '204702', 'Order is cancelled'),
  )
  expect(await call(cancel, lale, { body: { orderNumber: data.orderNumber } })).toEqual(missing)
})

test('shares that were bought can be sold, and a sale gives its shares back when it is cancelled', async () => {
  const bank = await openBank()
  const { call, balanceOf, control } = bank
  const fund = { cashAccountNumber: '4010000001' }
  const place = async (partnerReference: string, side: string) => {
    const quoteId = await quoted(bank, { side, instrumentCode: 'PRF', quantity: '120' })
    return (await call(order, deniz, { body: { partnerReference, quoteId, ...fund } })) as {
      data: { orderNumber: string }
    }
  }
  expect(await place('inv-2026-009100', 'SELL')).toEqual(failure(400, '204405', 'Insufficient holding'))
  const bought = await place('inv-2026-009101', 'BUY')
  await control('POST', '/clock', { set: '2026-03-16T10:30:00.000Z' })
  expect(await call(cancel, deniz, { body: { orderNumber: bought.data.orderNumber } })).toEqual(
    failure(400, '204701', 'Order can no longer be cancelled'),
  )
  await control('POST', '/clock', { set: '2026-03-17T07:00:00.000Z' })
  const sold = await place('inv-2026-009102', 'SELL')
  expect(await call(cancel, deniz, { body: { orderNumber: sold.data.orderNumber } })).toMatchObject({
    data: { returnedAmount: { amount: '0.00' }, returnedQuantity: '120' },
  })
  const before = balanceOf('4010000001')
  await place('inv-2026-009103', 'SELL')
  expect(await place('inv-2026-009104', 'SELL')).toEqual(failure(400, '204405', 'Insufficient holding'))
  await control('POST', '/clock', { set: '2026-03-18T07:00:00.000Z' })
  expect(balanceOf('4010000001')).toBeGreaterThan(before)
})

test('a quote ends ten seconds after its call', async () => {
  const bank = await openBank()
  const { call, clock } = bank
  const quoteId = await quoted(bank, requestOf(quote, 'usual'))
  clock.pass(9_800)
  const body = { ...requestOf(order, 'usual'), quoteId, assetAccountNumber: '4010000003' }
  expect(await call(order, deniz, { body })).toEqual(
    failure(400, '-1', 'assetAccountNumber: Expected an account in XAU'),
  )
  expect(await call(order, deniz, { body })).toEqual(failure(400, '204403', 'Quote has expired'))
})

test.each([
  [
    'without the account',
    { assetAccountNumber: undefined },
    failure(400, '-1', 'assetAccountNumber: Required for gold and currencies'),
  ],
  [
    'with a savings account',
    { cashAccountNumber: '4010000003' },
    failure(400, '-1', 'cashAccountNumber: Expected a current account in TRY'),
  ],
  ['with an account of Lale', { cashAccountNumber: '4010000061' }, missing],
  ['of an unknown quote', { quoteId: 'QT9999999999' }, missing],
  ['without a context', { context: undefined }, failure(400, '-1', 'context: Required')],
])('an order of gold %s is refused', async (_case, changes, answer) => {
  const bank = await openBank()
  const quoteId = await quoted(bank, requestOf(quote, 'usual'))
  const body = { ...requestOf(order, 'usual'), quoteId, ...changes }
  expect(await bank.call(order, deniz, { body })).toEqual(answer)
})

test('money, gold and the status of the customer must allow the order', async () => {
  const bank = await openBank()
  const { call, control } = bank
  const body = { partnerReference: 'inv-2026-009200', ...accounts }
  const much = await quoted(bank, { ...buy, quantity: '3.00' })
  expect(await call(order, deniz, { body: { ...body, quoteId: much } })).toEqual(
    failure(400, '200101', 'Insufficient balance'),
  )
  const sale = await quoted(bank, { side: 'SELL', instrumentCode: 'XAU', quantity: '12.41' })
  expect(await call(order, deniz, { body: { ...body, quoteId: sale } })).toEqual(
    failure(400, '204405', 'Insufficient holding'),
  )
  const fund = await quoted(bank, requestOf(quote, 'forSum'))
  expect(await call(order, deniz, { body: { ...body, quoteId: fund } })).toEqual(
    failure(400, '-1', 'assetAccountNumber: Expected none for a fund'),
  )
  const other = await quoted(bank, requestOf(quote, 'forSum'), umut)
  const ofUmut = { partnerReference: 'inv-2026-009201', quoteId: other, cashAccountNumber: '4010000051' }
  expect(await call(order, umut, { body: ofUmut })).toEqual(failure(400, '204501', 'Customer is suspended'))
  await control('PUT', '/baas/customers/4000000001', { status: 'ACTIVE', accounts: 'BLOCKED' })
  const little = await quoted(bank, { ...buy, quantity: '0.10' })
  expect(await call(order, deniz, { body: { ...body, quoteId: little } })).toEqual(
    failure(400, '200102', 'Account is blocked'),
  )
})

test('a quote is kept for a day', async () => {
  const { call, control, clock } = await openBank()
  const body = requestOf(quote, 'usual')
  const kept = async () => ((await control('GET', '/state')).data as { rows: Record<string, number> }).rows
  await call(quote, deniz, { body })
  clock.pass(43_200_000)
  await call(quote, deniz, { body })
  expect(await kept()).toMatchObject({ investmentQuotes: 2 })
  clock.pass(86_420_000)
  await call(quote, deniz, { body })
  expect(await kept()).toMatchObject({ investmentQuotes: 1 })
})
