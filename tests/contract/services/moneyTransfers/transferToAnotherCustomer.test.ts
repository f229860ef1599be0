import { describe, expect, test } from 'vitest'
import { ibanOf } from '../../../../mocks/fixtures/iban.ts'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { context, customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const service = 'money-transfers/transfer-to-another-customer'
const ordered = '20260314001001'
const elif = customer('1')
const usual = requestOf(service, 'usual')
const euros = requestOf(service, 'closeName')
const company = customer('12', { corporateUsername: 'kuzey.finance' })

const answered = (example: string) => success({ ...(answerOf(service, example) as object), referenceNumber: ordered })
const to = (changes: object) => ({ body: { ...usual, ...changes } })
const money = (amount: string, currency = 'TRY') => ({ amount, currency })

const sms = async (bank: TestBank) =>
  ((await bank.control('GET', '/sms')).data as { to: string; text: string }[]).map(({ text }) => text)

const movements = 'account-movements/movement-list'
async function newestMovement(bank: TestBank, number: string, accountNumber: string) {
  const answer = await bank.call(movements, customer(number), { path: { accountNumber }, query: { size: 1 } })
  return (answer as { data: { movements: object[] } }).data.movements
}

test.each([
  ['usual', 'realized', elif],
  ['closeName', 'closeMatch', company],
])('takes its example %s and answers %s', async (request, answer, caller) => {
  const { call } = await openBank()
  expect(await call(service, caller, { body: requestOf(service, request) })).toEqual(answered(answer))
})

test('moves the money between both accounts, and each statement names the other party', async () => {
  const bank = await openBank()
  await bank.call(service, elif, { body: { ...usual, receiverName: 'Ali Celik' } })
  expect([bank.balanceOf('1010000001'), bank.balanceOf('1010000041')]).toEqual([1675075, 25190000])
  const shared = {
    status: 'BOOKED',
    amount: money('1500.00'),
    transactionType: 'CHVLH',
    referenceNumber: ordered,
    explanation: 'March rent',
  }
  expect(await newestMovement(bank, '1', '1010000001')).toMatchObject([
    { ...shared, direction: 'OUT', counterparty: 'Ali Celik' },
  ])
  expect(await newestMovement(bank, '4', '1010000041')).toMatchObject([
    { ...shared, direction: 'IN', counterparty: 'Elif Yılmaz' },
  ])
})

describe('with an OTP', () => {
  const asking = { otpNeeded: true }
  const complete = async (bank: TestBank, transaction_id: string, others: object = {}) => {
    const completion = { context, transaction_id, authenticationType: 1, otp_info: '123456', ...others }
    const { body } = await bank.request(elif, 'POST', '/api/otp/v1/execute', JSON.stringify(completion))
    return body as { header: { detailCode: string }; data?: object }
  }
  const ask = async (bank: TestBank, changes: object = {}) => {
    const { body } = await bank.ask(service, elif, to(changes))
    return (body as { data: { transactionId: string } }).data
  }

  test('the answer and the SMS name the recipient before anything is moved', async () => {
    const bank = await openBank(asking)
    const waiting = await ask(bank, { receiverName: 'Ali Celik' })
    expect(waiting).toEqual({
      status: 'OTP_REQUIRED',
      transactionId: waiting.transactionId,
      authenticationType: 1,
      otp_info: expect.stringMatching(/^\+90 5/),
      maskedReceiverName: 'A** Ç****',
      nameMatch: 'CLOSE_MATCH',
    })
    const [text = ''] = await sms(bank)
    expect(text.slice(6)).toBe(
      ' is your code for Transfer to another customer: 1500.00 TRY to A** Ç****, TR81****0041, from account ******0001. It is valid for 180 seconds.',
    )
    expect([bank.balanceOf('1010000001'), bank.balanceOf('1010000041')]).toEqual([1825075, 25040000])
    expect((await complete(bank, waiting.transactionId)).data).toEqual({
      ...(answerOf(service, 'realized') as object),
      referenceNumber: ordered,
      nameMatch: 'CLOSE_MATCH',
    })
    expect([bank.balanceOf('1010000001'), bank.balanceOf('1010000041')]).toEqual([1675075, 25190000])
  })

  test.each([
    ['recipient', { receiverIban: ibanOf('1010000031') }],
    ['name', { receiverName: 'Ali Celik' }],
    ['amount', { amount: money('15000.00') }],
  ])('another %s is refused at completion', async (_, changes) => {
    const bank = await openBank(asking)
    const { transactionId } = await ask(bank)
    expect((await complete(bank, transactionId, changes)).header.detailCode).toBe('200134')
    expect(bank.balanceOf('1010000001')).toBe(1825075)
  })

  test('the account of the recipient may be closed meanwhile, or change hands', async () => {
    const bank = await openBank(asking)
    const { transactionId } = await ask(bank)
    bank.change('ledgerAccounts/1010000041', { status: 'CLOSED' })
    expect((await complete(bank, transactionId)).header.detailCode).toBe('200107')
    bank.change('ledgerAccounts/1010000041', { status: 'ACTIVE', holders: ['Ali Can Çelik'] })
    expect((await complete(bank, transactionId)).header.detailCode).toBe('200134')
  })

  test.each([
    ['another name', { receiverName: 'Veli Demir' }],
    ['no account', { receiverIban: ibanOf('1010000099') }],
  ])('an order with %s sends no SMS and shows no name', async (_, changes) => {
    const bank = await openBank(asking)
    const { status, body } = await bank.ask(service, elif, to(changes))
    expect([status, JSON.stringify(body).includes('*'), await sms(bank)]).toEqual([400, false, []])
  })

  test('a repeat with the same key answers the same transaction and sends no other code', async () => {
    const bank = await openBank(asking)
    const key = { 'Idempotency-Key': 'transfer-1' }
    const first = await bank.requestExample(service, 'usual', elif, key)
    const again = await bank.requestExample(service, 'usual', elif, key)
    expect(again.body).toEqual(first.body)
    expect((await sms(bank)).length).toBe(1)
    const body = JSON.stringify({ ...usual, receiverIban: ibanOf('1010000031'), receiverName: 'Zeynep Demir' })
    const other = await bank.request(elif, 'POST', '/api/moneytransfers/v1/another-customer', body, key)
    expect(other).toMatchObject({ status: 422, body: { header: { detailCode: '200141' } } })
  })
})

test.each([
  ['a customer of BaaS', { receiverIban: ibanOf('4010000001'), receiverName: 'Deniz Aksoy' }, 'D**** A****'],
  ['a blocked account', { receiverIban: ibanOf('1010000071'), receiverName: 'Selin Arslan' }, 'S**** A*****'],
])('reaches %s', async (_, changes, maskedReceiverName) => {
  const { call } = await openBank()
  expect(await call(service, elif, to(changes))).toMatchObject({ data: { responseType: '01', maskedReceiverName } })
})

test.each([
  ['another name', { receiverName: 'Veli Demir' }, failure(400, '200108', 'The recipient has another name')],
  [
    'no account',
    { receiverIban: ibanOf('1010000099') },
    failure(400, '200107', 'The receiving account does not exist'),
  ],
  ['wrong check digits', { receiverIban: 'TR820999900000001010000041' }, failure(400, '200110', 'Invalid IBAN')],
  ['another bank', { receiverIban: 'TR730888800000002020000001' }, failure(400, '200110', 'Invalid IBAN')],
  [
    'an own account',
    { receiverIban: ibanOf('1010000002'), receiverName: 'Elif Yılmaz' },
    failure(400, '-1', 'receiverIban: Expected an account of another customer'),
  ],
  [
    'an account in another currency',
    { receiverIban: ibanOf('1010000042') },
    failure(400, '200104', 'Currencies of the accounts differ'),
  ],
  [
    'an amount in another currency',
    { amount: money('10.00', 'USD') },
    failure(400, '200104', 'Currencies of the accounts differ'),
  ],
  ['too much', { amount: money('20250.76') }, failure(400, '200101', 'Insufficient balance')],
  ['a sender of somebody else', { senderAccountNumber: '1010000031' }, missing],
])('refuses %s', async (_, changes, answer) => {
  const { call } = await openBank()
  expect(await call(service, elif, to(changes))).toEqual(answer)
})

test('refuses a blocked sender, and does not find an account that is not shared', async () => {
  const { call } = await openBank()
  expect(await call(service, customer('7'), to({ senderAccountNumber: '1010000071' }))).toEqual(
    failure(400, '200102', 'Account is blocked'),
  )
  expect(await call(service, customer('1', { accounts: ['1010000002'] }), { body: usual })).toEqual(missing)
})

test('says of a closed account what it says of none', async () => {
  const bank = await openBank()
  bank.change('ledgerAccounts/1010000041', { status: 'CLOSED' })
  expect(await bank.call(service, elif, { body: usual })).toEqual(
    failure(400, '200107', 'The receiving account does not exist'),
  )
})

test('says the same of an account whose customer of BaaS has left', async () => {
  const bank = await openBank()
  const toLale = to({ receiverIban: ibanOf('4010000061'), receiverName: 'Lale Güneş' })
  await bank.control('PUT', '/baas/customers/4000000006', { status: 'CLOSED' })
  expect(await bank.call(service, elif, toLale)).toEqual(failure(400, '200107', 'The receiving account does not exist'))
  await bank.control('PUT', '/baas/customers/4000000006', { status: 'ACTIVE' })
  expect(await bank.call(service, elif, toLale)).toMatchObject({ status: 200, data: { responseType: '01' } })
})

test('refuses more than the daily limit, orders that wait counted in', async () => {
  const bank = await openBank()
  const large = { ...usual, senderAccountNumber: '1012000001', amount: money('1700000.00') }
  for (const referenceNumber of [ordered, '20260314001002'])
    expect(await bank.call(service, company, { body: large })).toMatchObject({
      data: { referenceNumber, responseType: '04' },
    })
  expect(await bank.call(service, company, { body: large })).toEqual(failure(400, '200103', 'Limit exceeded'))
  const inEuros = await bank.call(service, company, { body: { ...euros, amount: money('33300.00', 'EUR') } })
  expect(inEuros).toEqual(failure(400, '200103', 'Limit exceeded'))
})

describe('an order that waits for the second holder', () => {
  const joint = customer('6')
  const inquiry = { isInternalTransfer: true, referenceNumber: ordered, transactionDate: '2026-03-14' }
  const statusOf = async (bank: TestBank) =>
    (await bank.call('transfer-status/transfer-status-inquiry', joint, { body: inquiry })) as { data: object }

  async function withOrder() {
    const bank = await openBank()
    const answer = await bank.call(service, joint, to({ senderAccountNumber: '1010000061' }))
    expect(answer).toEqual(answered('waitingForApproval'))
    return bank
  }

  test('is realized when they approve', async () => {
    const bank = await withOrder()
    expect(bank.balanceOf('1010000061')).toBe(3312000)
    expect((await statusOf(bank)).data).toMatchObject({ responseType: '04', accountingResponse: 'PENDING' })
    await bank.control('POST', `/transfers/${ordered}/approve`, {})
    expect((await statusOf(bank)).data).toMatchObject({ responseType: '01', accountingResponse: 'OK' })
    expect([bank.balanceOf('1010000061'), bank.balanceOf('1010000041')]).toEqual([3162000, 25190000])
  })

  test('is listed and can be cancelled, and moves nothing', async () => {
    const bank = await withOrder()
    expect(await bank.call('cancellations/cancellable-order-list', joint)).toMatchObject({
      data: { orders: [{ referenceNumber: ordered, kind: 'TRANSFER', amount: money('1500.00') }] },
    })
    const body = { referenceNumber: ordered }
    expect(await bank.call('cancellations/transfer-cancellation', joint, { body })).toMatchObject({
      data: { amount: money('0.00'), fee: money('0.00') },
    })
    expect((await statusOf(bank)).data).toMatchObject({ responseType: '03', errorCode: '200111' })
    expect(bank.balanceOf('1010000061')).toBe(3312000)
  })
})

test('a realized one is found by its customer and application alone, has a receipt and cannot be cancelled', async () => {
  const { call } = await openBank()
  await call(service, elif, { body: usual })
  const inquiry = { isInternalTransfer: true, referenceNumber: ordered, transactionDate: '2026-03-14' }
  const status = 'transfer-status/transfer-status-inquiry'
  expect(await call(status, elif, { body: inquiry })).toMatchObject({ data: { responseType: '01' } })
  for (const stranger of [customer('4'), customer('1', { application: 1 })])
    expect(await call(status, stranger, { body: inquiry })).toEqual(missing)
  const path = { referenceNumber: ordered }
  expect(await call('transfer-status/transfer-receipt', elif, { path })).toMatchObject({
    data: { senderName: 'Elif Yılmaz', receiverName: 'Ali Çelik', receiverIban: usual.receiverIban },
  })
  expect(await call('cancellations/transfer-cancellation', elif, { body: path })).toEqual(
    failure(400, '203201', 'The transfer was sent'),
  )
})

test('subscribers of both sides are notified', async () => {
  const bank = await openBank()
  for (const [number, accountNumber = ''] of [
    ['1', '1010000001'],
    ['4', '1010000041'],
  ] as const) {
    const url = `https://hooks.example.com/${number}`
    const body = { url, transactionTypes: ['CHVLH'], accountNumbers: [accountNumber] }
    await bank.call('webhooks/subscription', customer(number), { body })
  }
  await bank.call(service, elif, { body: usual })
  const { data } = await bank.control('GET', '/webhooks')
  const notified = (data as { body: string }[]).map(({ body }) => (JSON.parse(body) as { data: object }).data)
  const shared = { transactionType: 'CHVLH', referenceNumber: ordered, amount: money('1500.00') }
  expect(notified).toMatchObject([
    { ...shared, direction: 'IN', accountNumber: '1010000041' },
    { ...shared, direction: 'OUT', accountNumber: '1010000001' },
  ])
})
