import { beforeEach, expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { type Caller, customer, openBank, type TestBank } from '../../services/bank.ts'

const finance = { corporateUsername: 'kuzey.finance' }
const scopes = ['accounts', 'moneytransfers']
const account = '1012000001'
const order = {
  senderAccountNumber: account,
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '8500.00', currency: 'TRY' },
  reasonCode: '01',
}

let bank: TestBank
let before: number
beforeEach(async () => {
  bank = await openBank({ otpNeeded: true })
  before = bank.balanceOf(account)
})

async function completedBy(caller: Caller) {
  const { body } = await bank.ask('money-transfers/eft-transfer', customer('12', finance), { body: order })
  const { transactionId } = (body as { data: { transactionId: string } }).data
  const context = { channel: 'API', language: 'TR' }
  const completion = { context, transaction_id: transactionId, authenticationType: 1, otp_info: '123456' }
  const answer = await bank.request(caller, 'POST', bankPaths.otpExecute, JSON.stringify(completion))
  return { status: answer.status, reason: answer.headers.get('x-sandbox-reason') }
}

test.each<[string, Caller]>([
  ['the token of the order', customer('12', finance)],
  ['another sign-in of the same user', customer('12', { ...finance, scopes })],
])('an order of a company is completed by %s', async (_, caller) => {
  expect(await completedBy(caller)).toEqual({ status: 200, reason: null })
  expect(bank.balanceOf(account)).toBeLessThan(before)
})

test.each<[string, Caller]>([
  ['another user of the company', customer('12', { corporateUsername: 'kuzey.director' })],
  ['another customer', customer('1')],
  ['the same user in another flow', { ...customer('12', finance), kind: 'authorization_code' }],
])('an order of a company is not completed by %s', async (_, caller) => {
  expect(await completedBy(caller)).toEqual({
    status: 404,
    reason:
      'The transaction belongs to another sign-in: complete it with the token of the first call, or one that was renewed since.',
  })
  expect(bank.balanceOf(account)).toBe(before)
})

test('another application is not told that there is such an order', async () => {
  expect(await completedBy(customer('12', { ...finance, application: 1 }))).toEqual({
    status: 404,
    reason: 'No call waits with this transaction_id: send the transactionId of the first response.',
  })
  expect(bank.balanceOf(account)).toBe(before)
})
