import { expect, test } from 'vitest'
import { seededPartnerOrders } from '../../../../mocks/fixtures/testCustomers/partnerOrders.ts'
import { services } from '../../../../mocks/services/services.ts'
import { baasCustomer, type Caller, failure, openBank, publicCaller, requestOf } from '../../services/bank.ts'

const serviceOf = (operation: string) => services.find(({ id }) => id === operation)?.definition ?? ''

/** The seeded orders are those of the first application. */
const callerOf = (customer: string, application: 1 | 2): Caller =>
  customer === '' ? { ...publicCaller, application } : baasCustomer(customer, { application })

const used = (number: string) => failure(400, '204006', `Partner reference belongs to another order: ${number}`)

const transfer = 'baas-money-transfers/transfer-order'
const deniz = baasCustomer('4000000001')
const fast = requestOf(transfer, 'usual')

const sms = (rows: ReadonlyMap<string, unknown>) => [...rows.keys()].filter((key) => key.startsWith('smsMessages/'))

interface Waiting {
  data: { status: string; transactionId: string }
}

test.each(seededPartnerOrders)(
  '$order.partnerReference of the first application is answered at once as the first time',
  async ({ operation, customer, order, answer }) => {
    const bank = await openBank({ otpNeeded: true })
    const first = callerOf(customer, 1)
    const repeated = await bank.ask(serviceOf(operation), first, { body: order })
    expect([repeated.status, repeated.body]).toEqual([200, expect.objectContaining({ data: answer })])
    expect(sms(bank.rows)).toEqual([])
  },
)

test.each([
  ['trf-2026-004290', '20260313000377'],
  ['trf-2026-004102', '20260312000254'],
  ['crd-2026-000120', 'BC1000000001'],
  ['app-2026-000214', 'OB1000000001'],
  ['acc-2026-000057', '4010000002'],
])('%s belongs to the order %s of the first application, and to none of a newcomer', async (reference, number) => {
  const { call } = await openBank()
  const body = { ...fast, partnerReference: reference }
  expect(await call(transfer, baasCustomer('4000000001', { application: 1 }), { body })).toEqual(used(number))
  expect(await call(transfer, deniz, { body })).toMatchObject({ status: 200, data: { partnerReference: reference } })
})

test('a used reference is refused when the order arrives, before an OTP', async () => {
  const bank = await openBank({ otpNeeded: true })
  const first = await bank.call(transfer, deniz, { body: fast })
  const { referenceNumber } = (first as { data: { referenceNumber: string } }).data
  const before = sms(bank.rows)
  const other = { ...fast, amount: { amount: '4500.01', currency: 'TRY' } }
  const refused = await bank.ask(transfer, deniz, { body: other })
  expect([refused.status, refused.body]).toMatchObject([400, { header: { message: used(referenceNumber).message } }])
  expect(await bank.ask(transfer, deniz, { body: fast })).toMatchObject({
    body: { data: (first as { data: object }).data },
  })
  expect(sms(bank.rows)).toEqual(before)
})

test.each(['4500', '4500.0', '04500.00'])('an amount that is written %s is that of the same order', async (amount) => {
  const { call } = await openBank()
  const first = await call(transfer, deniz, { body: fast })
  expect(first).toMatchObject({ status: 200 })
  const body = { ...fast, amount: { amount, currency: 'TRY' } }
  expect(await call(transfer, deniz, { body })).toEqual(first)
})

test('of two calls of one order that wait at the same time, the second one moves no money', async () => {
  const bank = await openBank({ otpNeeded: true })
  const before = bank.balanceOf('4010000001')
  const ask = async (body: object) => ((await bank.ask(transfer, deniz, { body })).body as Waiting).data.transactionId
  const complete = (transaction_id: string) => {
    const completion = { transaction_id, authenticationType: 1, otp_info: '123456' }
    const body = JSON.stringify({ context: { channel: 'API', language: 'EN' }, ...completion })
    return bank.request(deniz, 'POST', '/api/otp/v1/execute', body)
  }
  const [first, repeated, other] = [
    await ask(fast),
    await ask(fast),
    await ask({ ...fast, amount: { amount: '1.00', currency: 'TRY' } }),
  ]
  const done = (await complete(first)) as { status: number; body: { data: { referenceNumber: string } } }
  expect(await complete(repeated)).toMatchObject({ status: 200, body: { data: done.body.data } })
  expect(await complete(other)).toMatchObject({
    status: 400,
    body: { header: { detailCode: '204006', message: used(done.body.data.referenceNumber).message } },
  })
  expect(bank.balanceOf('4010000001') - before).toBe(-451_275)
})
