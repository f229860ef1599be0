import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, failure, missing, openBank, publicCaller, requestOf, success, type TestBank } from '../bank.ts'

const list = 'baas-customers/customer-list'
const status = 'baas-customers/customer-status'
const update = 'baas-customers/contact-update'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  ['usual', {}],
  ['empty', { status: 'CLOSED' }],
])('the list answers its example %s', async (example, query) => {
  expect(await bank.call(list, publicCaller, { query })).toEqual(success(answerOf(list, example)))
})

const byNumber = (answer: unknown) =>
  (answer as { data: { customers: { customerNumber: string }[] } }).data.customers.map(({ customerNumber }) =>
    customerNumber.slice(-1),
  )

test.each([
  [{ sort: 'customerSince,asc' }, ['1', '5', '6', '2']],
  [{ sort: 'name,asc' }, ['1', '2', '6', '5']],
  [{ sort: 'name,desc' }, ['5', '6', '2', '1']],
  [{ status: 'SUSPENDED' }, ['5']],
  [{ since: '2026-02-02' }, ['2', '6']],
  [{ page: 2, size: 3 }, ['1']],
])('the list follows %j', async (query, numbers) => {
  expect(byNumber(await bank.call(list, publicCaller, { query }))).toEqual(numbers)
})

test('the list refuses a page of more than 100', async () => {
  expect(await bank.call(list, publicCaller, { query: { size: 101 } })).toEqual(
    failure(400, '-1', 'size: Expected a number from 1 to 100'),
  )
})

test.each([
  ['4000000001', success(answerOf(status, 'usual'))],
  ['4000000005', success(answerOf(status, 'suspended'))],
  ['4000000099', missing],
  ['400000000', failure(400, '-1', 'customerNumber: Expected ten digits')],
])('the status of customer %s is answered', async (customerNumber, answer) => {
  expect(await bank.call(status, publicCaller, { path: { customerNumber } })).toEqual(answer)
})

test.each([
  ['4000000001', 'usual'],
  ['4000000006', 'newPhone'],
])('customer %s gets the contact details of the example %s', async (customerNumber, example) => {
  const { call } = await openBank()
  const answer = await call(update, publicCaller, { path: { customerNumber }, body: requestOf(update, example) })
  const expected = answerOf(update, example) as object
  expect(answer).toEqual(success({ ...expected, changedAt: '2026-03-14T10:32:07+03:00' }))
  expect(await call(update, publicCaller, { path: { customerNumber }, body: requestOf(update, example) })).toEqual(
    answer,
  )
})

test('the details of a closed customer cannot be changed', async () => {
  const { call, control } = await openBank()
  const path = { customerNumber: '4000000001' }
  await control('PUT', '/baas/customers/4000000001', { status: 'CLOSED', statusReason: 'CUSTOMER_REQUEST' })
  expect(await call(status, publicCaller, { path })).toMatchObject({
    data: { status: 'CLOSED', statusReason: 'CUSTOMER_REQUEST', changedAt: '2026-03-14T10:32:07+03:00' },
  })
  expect(await call(update, publicCaller, { path, body: requestOf(update, 'usual') })).toEqual(
    failure(400, '204503', 'Customer is closed'),
  )
})

test.each([
  ['4000000001', { phoneNumber: '+905550000036' }, failure(400, '204502', 'Phone number belongs to another customer')],
  ['4000000001', {}, failure(400, '-1', 'body: Expected phoneNumber, email or address')],
  ['4000000001', { context: undefined, email: 'd@example.com' }, failure(400, '-1', 'context: Required')],
  ['4000000099', { email: 'd@example.com' }, missing],
])('customer %s cannot have the contact %j', async (customerNumber, body, answer) => {
  expect(await bank.call(update, publicCaller, { path: { customerNumber }, body })).toEqual(answer)
})

test('for a day after a change of the phone little money goes to other banks', async () => {
  const { call, control } = await openBank()
  const path = { customerNumber: '4000000001' }
  await call(update, publicCaller, { path, body: { phoneNumber: '+905550000041' } })
  const order = requestOf('baas-money-transfers/transfer-order', 'usual')
  const send = (partnerReference: string, amount: string) =>
    call('baas-money-transfers/transfer-order', baasCustomer('4000000001'), {
      body: { ...order, partnerReference, amount: { amount, currency: 'TRY' } },
    })
  expect((await send('trf-2026-009001', '4500.00')).status).toBe(200)
  expect(await send('trf-2026-009002', '500.01')).toEqual(failure(400, '200103', 'Limit exceeded'))
  await control('POST', '/clock', { advance: 86_400_000 })
  expect((await send('trf-2026-009003', '500.01')).status).toBe(200)
})
