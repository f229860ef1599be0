import { expect, test } from 'vitest'
import { withService } from '../../plantedService.ts'
import {
  baasCustomer,
  type Caller,
  type CallInput,
  context,
  customer,
  openBank,
  requestOf,
  type TestBank,
} from '../bank.ts'

const eft = 'money-transfers/eft-transfer'
const fast = 'money-transfers/fast-transfer'
const elif = customer('1')
const deniz = baasCustomer('4000000001')

const sms = ({ rows }: TestBank) =>
  [...rows].flatMap(([key, { row }]) => (key.startsWith('smsMessages/') ? [(row as { text: string }).text] : []))

async function ask(bank: TestBank, service: string, caller: Caller, input: CallInput): Promise<string> {
  const { body } = await bank.ask(service, caller, input)
  return (body as { data: { transactionId: string } }).data.transactionId
}

const complete = async (bank: TestBank, caller: Caller, transaction_id: string, others: object = {}) => {
  const completion = { context, transaction_id, authenticationType: 1, otp_info: '123456', ...others }
  const { status, body } = await bank.request(caller, 'POST', '/api/otp/v1/execute', JSON.stringify(completion))
  return { status, body }
}

const failed = (statusCode: number, detailCode: string, message: string) => ({
  status: statusCode,
  body: { header: expect.objectContaining({ statusCode, detailCode, message }) },
})

const money = (amount: string, currency = 'TRY') => ({ amount, currency })

test.each([
  ['too much money', { amount: money('499999.00') }, failed(400, '200101', 'Insufficient balance')],
  ['a wrong IBAN', { receiverIban: 'TR740888800000002020000001' }, failed(400, '200110', 'Invalid IBAN')],
  ['another currency', { amount: money('10.00', 'USD') }, failed(400, '-1', 'amount.currency: Expected TRY')],
])('an order with %s is refused at once, and sends no SMS', async (_case, changes, answer) => {
  const bank = await openBank({ otpNeeded: true })
  expect(await bank.ask(fast, elif, { body: { ...requestOf(fast, 'usual'), ...changes } })).toEqual(answer)
  expect(sms(bank)).toEqual([])
})

test.each([
  [
    'a transfer',
    customer('6'),
    fast,
    { ...requestOf(fast, 'usual'), senderAccountNumber: '1010000061' },
    'cancellations/transfer-cancellation',
    ['203204', 'The transfer is cancelled'],
  ],
  [
    'a bill payment',
    elif,
    'bill-payments/bill-payment',
    requestOf('bill-payments/bill-payment', 'usual'),
    'cancellations/payment-cancellation',
    ['203203', 'The payment is cancelled'],
  ],
  [
    'a transfer of BaaS',
    deniz,
    'baas-money-transfers/transfer-order',
    requestOf('baas-money-transfers/transfer-order', 'eft'),
    'baas-cancels/transfer-cancellation',
    ['204702', 'Order is cancelled'],
  ],
] as const)('%s that is cancelled already is refused at once, and sends no SMS', async (...row) => {
  const [, caller, ordering, order, cancelling, [detailCode, message]] = row
  const bank = await openBank({ otpNeeded: true })
  const { data } = (await bank.call(ordering, caller, { body: order })) as { data: { referenceNumber: string } }
  const body = { referenceNumber: data.referenceNumber }
  expect(await bank.call(cancelling, caller, { body })).toMatchObject({ status: 200 })
  const before = sms(bank)
  expect(await bank.ask(cancelling, caller, { body })).toEqual(failed(400, detailCode, message))
  expect(sms(bank)).toEqual(before)
})

test('what was spent meanwhile is missed at completion, and the order goes on waiting for it', async () => {
  const bank = await openBank({ otpNeeded: true })
  const { rows } = bank
  const account = 'ledgerAccounts/1010000001'
  const balance = bank.balanceOf('1010000001')
  const waiting = await ask(bank, fast, elif, { body: requestOf(fast, 'usual') })
  bank.change(account, { balance: 0 })
  const before = new Map(rows)
  expect(await complete(bank, elif, waiting)).toEqual(failed(400, '200101', 'Insufficient balance'))
  expect(rows.get(`otpTransactions/${waiting}`)).toEqual(before.get(`otpTransactions/${waiting}`))
  bank.change(account, { status: 'BLOCKED' })
  expect(await complete(bank, elif, waiting)).toEqual(failed(400, '200102', 'Account is blocked'))
  bank.change(account, { balance, status: 'ACTIVE' })
  expect(await complete(bank, elif, waiting)).toMatchObject({ status: 200, body: { data: { responseType: '01' } } })
})

test('whose the account is counts at completion too, also for a service without another rule', async () => {
  const operations = withService('createFastTransfer', () => ({
    check: () => ({ order: undefined, confirmation: 'an order', asksForOtp: true }),
    perform: async () => null,
  }))
  const bank = await openBank({ otpNeeded: true, operations })
  const waiting = await ask(bank, fast, elif, { body: requestOf(fast, 'usual') })
  bank.change('ledgerAccounts/1010000001', { status: 'CLOSED' })
  expect(await complete(bank, elif, waiting)).toEqual(failed(404, '-1', 'Not found'))
  bank.change('ledgerAccounts/1010000001', { status: 'ACTIVE' })
  expect((await complete(bank, elif, waiting)).status).toBe(200)
})

test('the limit of a day counts what was ordered while the code was on its way', async () => {
  const bank = await openBank({ otpNeeded: true })
  bank.change('ledgerAccounts/1010000001', { balance: 90_000_000 })
  const body = { ...requestOf(eft, 'usual'), amount: money('300000.00') }
  const [first, second] = [await ask(bank, eft, elif, { body }), await ask(bank, eft, elif, { body })]
  expect((await complete(bank, elif, first)).status).toBe(200)
  expect(await complete(bank, elif, second)).toEqual(failed(400, '200103', 'Limit exceeded'))
})

const changed = failed(400, '200134', 'The order has changed')
test.each([
  ['another amount', { amount: money('4500.01') }, changed],
  ['another currency', { amount: money('4500.00', 'USD') }, changed],
  ['another recipient', { receiverIban: 'TR460888800000002020000002' }, changed],
  ['another account', { senderAccountNumber: '4010000003' }, changed],
  ['the same amount and recipient', { amount: money('4500.00'), receiverName: 'Burak Aydın' }, { status: 200 }],
  ['the same amount in another form', { amount: money('4500.0') }, { status: 200 }],
])('a completion that names %s', async (_case, named, answer) => {
  const bank = await openBank({ otpNeeded: true })
  const order = 'baas-money-transfers/transfer-order'
  const waiting = await ask(bank, order, deniz, { body: requestOf(order, 'usual') })
  expect(await complete(bank, deniz, waiting, named)).toMatchObject(answer)
  if (answer === changed) expect((await complete(bank, deniz, waiting)).status).toBe(200)
})

test('what changes between the SMS and the code is not what the customer confirmed', async () => {
  const bank = await openBank({ otpNeeded: true })
  const created = await bank.call('virtual-cards/virtual-card', elif, {
    body: requestOf('virtual-cards/virtual-card', 'usual'),
  })
  const { cardId, limit } = (created as { data: { cardId: string; limit: { amount: string } } }).data
  const raise = (amount: number) =>
    ask(bank, 'virtual-cards/virtual-card-limit', elif, {
      path: { cardId },
      body: { limit: money((Number(limit.amount) + amount).toFixed(2)) },
    })
  const [first, second] = [await raise(10), await raise(20)]
  expect((await complete(bank, elif, first)).status).toBe(200)
  expect(await complete(bank, elif, second)).toEqual(changed)
  expect((await complete(bank, elif, await raise(20))).status).toBe(200)
})
