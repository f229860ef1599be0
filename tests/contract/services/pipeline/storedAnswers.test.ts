import { expect, test } from 'vitest'
import { operations } from '../../../../mocks/sandbox.ts'
import { confirmedService } from '../../../../mocks/services/pipeline/service.ts'
import { type Caller, context, customer, openBank, type TestBank } from '../bank.ts'

/** A lost completion is answered again to whoever could have sent it, and to nobody else. */

const key = { 'Idempotency-Key': '5d1e0a44-order' }
const elif = customer('1')

async function completed(bank: TestBank, service: string, example: string) {
  const { body } = await bank.requestExample(service, example, elif, key)
  const { transactionId } = (body as { data: { transactionId: string } }).data
  const completion = { context, transaction_id: transactionId, authenticationType: 1, otp_info: '123456' }
  const complete = async (caller: Caller) => {
    const answer = await bank.request(caller, 'POST', '/api/otp/v1/execute', JSON.stringify(completion))
    return { status: answer.status, data: (answer.body as { data?: unknown }).data }
  }
  const first = await complete(elif)
  expect(first.status).toBe(200)
  // Another token of the same customer.
  expect(await complete({ ...elif, scopes: ['moneytransfers', 'qrorders'] })).toEqual(first)
  return complete
}

test('another application of the same customer gets no answer', async () => {
  const complete = await completed(
    await openBank({ otpNeeded: true }),
    'money-transfers/transfer-to-own-account',
    'usual',
  )
  expect(await complete({ ...elif, application: 1 })).toEqual({ status: 404, data: undefined })
})

test('another customer gets no answer, also of an operation whose IDs are anybody’s', async () => {
  const open = confirmedService('qr-orders/qr-order', {
    owned: { accountNumber: 'anyone' },
    check: ({ customer: number }) => number,
    confirmation: (number) => `an order of ${number}`,
    perform: async (number) => ({ orderedBy: number }) as never,
  })
  const all = operations.map((each) => (each.id === open.id ? open : each))
  const complete = await completed(
    await openBank({ otpNeeded: true, operations: all }),
    'qr-orders/qr-order',
    'payment',
  )
  expect(await complete(customer('2'))).toEqual({ status: 404, data: undefined })
})
