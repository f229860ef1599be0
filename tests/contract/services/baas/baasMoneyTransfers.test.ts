import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, failure, missing, openBank, publicCaller, requestOf, success, type TestBank } from '../bank.ts'

const order = 'baas-money-transfers/transfer-order'
const status = 'baas-money-transfers/transfer-order-status'
const cancel = 'baas-cancels/transfer-cancellation'
const deniz = baasCustomer('4000000001')
const umut = baasCustomer('4000000005')
const lale = baasCustomer('4000000006')

const referenceNumber = expect.stringMatching(/^20260314\d{6}$/)
const changedAt = '2026-03-14T10:32:07+03:00'

test.each([
  ['usual', 'realized'],
  ['eft', 'nextBankDay'],
])('the order %s is answered with the example %s', async (request, answer) => {
  const { call } = await openBank()
  const body = requestOf(order, request)
  const first = await call(order, deniz, { body })
  expect(first).toEqual(success({ ...(answerOf(order, answer) as object), referenceNumber, changedAt }))
  const { data } = first as { data: { referenceNumber: string } }
  expect(await call(status, deniz, { path: { referenceNumber: data.referenceNumber } })).toEqual(first)
  expect(await call(order, deniz, { body })).toEqual(first)
  expect(await call(status, lale, { path: { referenceNumber: data.referenceNumber } })).toEqual(missing)
})

test('the order internal reaches Lale at once and costs nothing', async () => {
  const { call, balanceOf } = await openBank()
  expect(await call(order, deniz, { body: requestOf(order, 'internal') })).toEqual(
    success({
      referenceNumber,
      partnerReference: 'trf-2026-004413',
      type: 'INTERNAL',
      responseType: '01',
      responseTypeDesc: 'REALIZED',
      failureReason: null,
      amount: { amount: '250.00', currency: 'TRY' },
      fee: { amount: '0.00', currency: 'TRY' },
      transactionDate: '2026-03-14',
      changedAt,
      cancellable: false,
    }),
  )
  expect([balanceOf('4010000001'), balanceOf('4010000061')]).toEqual([1_223_050, 29_210])
})

test('an account of another partner’s customer is as unknown as one that does not exist', async () => {
  const { call, change, balanceOf, control, request } = await openBank({ otpNeeded: true })
  change('baasCustomers/4000000006', { applicationId: 'application-000001' })
  const body = requestOf(order, 'internal')
  expect(await call(order, deniz, { body })).toEqual(missing)
  const reasonOf = async (receiverAccountNumber: string) => {
    const sent = JSON.stringify({ ...body, receiverAccountNumber })
    return (await request(deniz, 'POST', '/api/baas/v1/moneytransfers', sent)).headers.get('x-sandbox-reason')
  }
  expect(await reasonOf('4010000061')).toBe('You have no customer with the account 4010000061.')
  expect(await reasonOf('4099999999')).toBe('You have no customer with the account 4099999999.')
  expect((await control('GET', '/sms')).data).toEqual([])
  expect(balanceOf('4010000061')).toBe(4210)
  expect(await call(order, { ...deniz, application: 1 }, { body })).toMatchObject({ status: 200 })
  expect(balanceOf('4010000061')).toBe(29_210)
})

test.each([
  ['20260313000377', 'sent'],
  ['20260312000254', 'returned'],
])('the transfer %s is that of the example %s', async (reference, example) => {
  const { call } = await openBank()
  expect(await call(status, deniz, { path: { referenceNumber: reference } })).toEqual(
    success(answerOf(status, example)),
  )
})

test('a transfer is refused when its reference is wrong, unknown or of another customer', async () => {
  const { call } = await openBank()
  expect(await call(status, deniz, { path: { referenceNumber: '1' } })).toEqual(
    failure(400, '-1', 'referenceNumber: Expected fourteen digits'),
  )
  for (const reference of ['20260314999999', '20260313000412'])
    expect(await call(status, deniz, { path: { referenceNumber: reference } })).toEqual(missing)
})

/** Deniz sells ten grams of gold, so that there is money for large orders. */
async function sellGold({ call }: TestBank) {
  const quote = { side: 'SELL', instrumentCode: 'XAU', quantity: '10.00' }
  const { data } = (await call('baas-investment/quote', deniz, { body: quote })) as { data: { quoteId: string } }
  const accounts = { cashAccountNumber: '4010000001', assetAccountNumber: '4010000002' }
  const body = { partnerReference: 'inv-2026-009001', quoteId: data.quoteId, ...accounts }
  expect((await call('baas-investment/order', deniz, { body })).status).toBe(200)
}

test('an order of more than 25000.00 TRY waits for the partner, and the day has a limit', async () => {
  const bank = await openBank()
  await sellGold(bank)
  const { call, control } = bank
  const send = async (partnerReference: string, amount: string) =>
    (await call(order, deniz, { body: { ...fast, partnerReference, amount: money(amount) } })) as {
      data: { referenceNumber: string }
    }
  const waiting = await send('trf-2026-009301', '30000.00')
  const expected = answerOf(order, 'waitingForApproval') as object
  expect(waiting).toEqual(
    success({
      ...expected,
      referenceNumber,
      partnerReference: 'trf-2026-009301',
      transactionDate: '2026-03-14',
      changedAt: expect.stringMatching(/^2026-03-14T10:32:0/),
    }),
  )
  expect(await send('trf-2026-009302', '20000.01')).toEqual(failure(400, '200103', 'Limit exceeded'))
  const path = { referenceNumber: waiting.data.referenceNumber }
  await control('POST', `/transfers/${path.referenceNumber}/approve`, {})
  expect(await call(status, deniz, { path })).toMatchObject({ data: { responseType: '01' } })

  await control('POST', '/clock', { advance: 86_400_000 })
  const next = await send('trf-2026-009303', '26000.00')
  const cancelled = await call(cancel, deniz, { body: { referenceNumber: next.data.referenceNumber } })
  expect(cancelled).toMatchObject({ data: { amount: money('0.00'), fee: money('0.00') } })
})

test('the partner cannot approve what the customer could not order now', async () => {
  const bank = await openBank()
  await sellGold(bank)
  const { call, control } = bank
  const body = { ...fast, partnerReference: 'trf-2026-009401', amount: money('30000.00') }
  const { data } = (await call(order, deniz, { body })) as { data: { referenceNumber: string } }
  const approve = async () => (await control('POST', `/transfers/${data.referenceNumber}/approve`, {})).status
  const setStatus = (status: string) => control('PUT', '/baas/customers/4000000001', { status, accounts: 'ACTIVE' })
  for (const customerStatus of ['SUSPENDED', 'CLOSED']) {
    await setStatus(customerStatus)
    expect(await approve()).toBe(400)
  }
  await setStatus('ACTIVE')
  const input = { path: { customerNumber: '4000000001' }, body: { phoneNumber: '+905550000041' } }
  await call('baas-customers/contact-update', publicCaller, input)
  expect(await approve()).toBe(400)
})

test('no transfer reaches a customer who has left, not even one that waits for approval', async () => {
  const bank = await openBank()
  await sellGold(bank)
  const { call, control, balanceOf } = bank
  const large = { ...internal, partnerReference: 'trf-2026-009402', amount: money('26000.00') }
  const { data } = (await call(order, deniz, { body: large })) as { data: { referenceNumber: string } }
  const approve = async () => (await control('POST', `/transfers/${data.referenceNumber}/approve`, {})).status
  await control('PUT', '/baas/customers/4000000006', { status: 'CLOSED' })
  expect(await call(order, deniz, { body: internal })).toEqual(missing)
  expect(await approve()).toBe(400)
  expect(balanceOf('4010000061')).toBe(4210)
  await control('PUT', '/baas/customers/4000000006', { status: 'ACTIVE' })
  expect(await approve()).toBe(200)
  expect(balanceOf('4010000061')).toBe(2_604_210)
})

test('a blocked account sends nothing', async () => {
  const { call, control } = await openBank()
  await control('PUT', '/baas/customers/4000000001', { status: 'ACTIVE', accounts: 'BLOCKED' })
  expect(await call(order, deniz, { body: fast })).toEqual(failure(400, '200102', 'Account is blocked'))
})

const fast = { ...requestOf(order, 'usual'), partnerReference: 'trf-2026-009200' }
const internal = { ...requestOf(order, 'internal'), partnerReference: 'trf-2026-009201' }
const money = (amount: string, currency = 'TRY') => ({ amount, currency })

test.each([
  [deniz, { ...fast, receiverIban: 'TR740888800000002020000001' }, failure(400, '200110', 'Invalid IBAN')],
  [lale, { ...fast, senderAccountNumber: '4010000061' }, failure(400, '200101', 'Insufficient balance')],
  [deniz, { ...fast, amount: money('0.99') }, failure(400, '-1', 'amount: Expected at least 1.00')],
  [
    deniz,
    { ...internal, receiverAccountNumber: '4010000003' },
    failure(400, '200104', 'Currencies of the accounts differ'),
  ],
  [
    deniz,
    { ...internal, receiverAccountNumber: '4010000001' },
    failure(400, '-1', 'receiverAccountNumber: Expected another account'),
  ],
  [
    lale,
    { ...internal, senderAccountNumber: '4010000062', receiverAccountNumber: '4010000061' },
    failure(400, '-1', 'senderAccountNumber: Expected a current account'),
  ],
  [deniz, { ...internal, receiverAccountNumber: '1010000001' }, missing],
  [deniz, { ...internal, senderAccountNumber: '4010000061', receiverAccountNumber: '4010000001' }, missing],
  [umut, { ...fast, senderAccountNumber: '4010000051' }, failure(400, '204501', 'Customer is suspended')],
  [deniz, { ...fast, amount: money('50000.01') }, failure(400, '200101', 'Insufficient balance')],
  [deniz, { ...fast, context: undefined }, failure(400, '-1', 'context: Required')],
])('%j cannot order %j', async (caller, body, answer) => {
  const { call } = await openBank()
  expect(await call(order, caller, { body })).toEqual(answer)
})

test('an EFT of Saturday is cancelled once, and its money is back', async () => {
  const { call, balanceOf } = await openBank()
  const before = balanceOf('4010000001')
  const ordered = (await call(order, deniz, { body: requestOf(order, 'eft') })) as { data: { referenceNumber: string } }
  const body = { referenceNumber: ordered.data.referenceNumber }
  const cancelled = await call(cancel, deniz, { body })
  const expected = answerOf(cancel, 'usual') as object
  expect(cancelled).toEqual(
    success({ ...expected, ...body, cancelledAt: expect.stringMatching(/^2026-03-14T10:32:0/) }),
  )
  expect(balanceOf('4010000001')).toBe(before)
  expect(await call(cancel, deniz, { body })).toEqual(failure(400, '204702', 'Order is cancelled'))
  expect(await call(status, deniz, { path: body })).toMatchObject({
    data: { responseType: '03', failureReason: 'CANCELLED', fee: { amount: '0.00' }, cancellable: false },
  })
})

test('what was sent or realized cannot be cancelled', async () => {
  const { call } = await openBank()
  const tooLate = failure(400, '204701', 'Order can no longer be cancelled')
  expect(await call(cancel, deniz, { body: { referenceNumber: '20260313000377' } })).toEqual(tooLate)
  expect(await call(cancel, lale, { body: { referenceNumber: '20260313000377' } })).toEqual(missing)
  expect(await call(cancel, deniz, { body: { context: undefined, referenceNumber: '20260313000377' } })).toEqual(
    failure(400, '-1', 'context: Required'),
  )
})
