import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, context, failure, missing, openBank, requestOf, success } from '../bank.ts'

const opening = 'baas-accounts/account-opening'
const overview = 'baas-accounts/account-overview'
const deniz = baasCustomer('4000000001')
const ece = baasCustomer('4000000002')
const umut = baasCustomer('4000000005')
const lale = baasCustomer('4000000006')

test.each([
  ['Ece', ece, 'usual', 'usual'],
  ['Lale', baasCustomer('4000000006', { application: 1 }), 'collection', 'collection'],
])('%s opens the account of the example', async (_name, caller, request, answer) => {
  const { call } = await openBank()
  expect(await call(opening, caller, { body: requestOf(opening, request) })).toEqual(success(answerOf(opening, answer)))
})

test('an order that is sent again opens one account, and another under its reference none', async () => {
  const { call } = await openBank()
  const body = requestOf(opening, 'usual')
  const first = await call(opening, ece, { body })
  expect(await call(opening, ece, { body: { ...body, context: { ...context, language: 'TR' } } })).toEqual(first)
  expect(await call(overview, ece, { path: { accountNumber: '4010000022' } })).toEqual(missing)
  const used = failure(400, '204006', 'Partner reference belongs to another order: 4010000021')
  expect(await call(opening, ece, { body: { ...body, name: 'Another' } })).toEqual(used)
  expect(await call(opening, deniz, { body })).toEqual(used)
  const other = baasCustomer('4000000002', { application: 1 })
  expect(await call(opening, other, { body })).toEqual(failure(400, '204101', 'Customer has a current account in TRY'))
})

const order = { partnerReference: 'acc-2026-000900', type: 'SAVINGS', currency: 'USD', name: 'Dollars' }
test.each([
  ['Lale', lale, { type: 'CURRENT', currency: 'TRY' }, failure(400, '204101', 'Customer has a current account in TRY')],
  [
    'Lale',
    lale,
    { type: 'COLLECTION', currency: 'EUR' },
    failure(400, '-1', 'currency: Expected TRY for a collection account'),
  ],
  ['Umut', umut, {}, failure(400, '204501', 'Customer is suspended')],
  ['Ece', ece, { context: undefined }, failure(400, '-1', 'context: Required')],
])('%s cannot open what %j asks for', async (_name, caller, changes, answer) => {
  const { call } = await openBank()
  expect(await call(opening, caller, { body: { ...order, ...changes } })).toEqual(answer)
})

test('a customer has ten accounts at most', async () => {
  const { call, clock } = await openBank()
  for (let index = 0; index < 7; index++) {
    const answer = await call(opening, deniz, { body: { ...order, partnerReference: `acc-2026-0008${index}0` } })
    expect(answer.status).toBe(200)
    clock.pass(1000)
  }
  expect(await call(opening, deniz, { body: order })).toEqual(
    failure(400, '204102', 'Customer has the maximum of accounts'),
  )
})

test.each([
  ['Deniz', deniz, '4010000001', 'usual'],
  ['Lale', lale, '4010000062', 'collection'],
  ['Umut', umut, '4010000051', 'blocked'],
])('%s reads the account of the example', async (_name, caller, accountNumber, example) => {
  const { call } = await openBank()
  expect(await call(overview, caller, { path: { accountNumber } })).toEqual(success(answerOf(overview, example)))
})

test.each([
  ['4010000061', missing],
  ['1010000001', missing],
  ['401000000', failure(400, '-1', 'accountNumber: Expected ten digits')],
])('Deniz cannot read the account %s', async (accountNumber, answer) => {
  const { call } = await openBank()
  expect(await call(overview, deniz, { path: { accountNumber } })).toEqual(answer)
})

test('what comes into a collection account is swept at the next full hour', async () => {
  const { call, control, balanceOf } = await openBank()
  const main = balanceOf('4009000001')
  const transfer = {
    ...requestOf('baas-money-transfers/transfer-order', 'internal'),
    receiverAccountNumber: '4010000062',
  }
  await call('baas-money-transfers/transfer-order', deniz, { body: transfer })
  const path = { accountNumber: '4010000062' }
  expect(await call(overview, lale, { path })).toMatchObject({ data: { bookedBalance: { amount: '250.00' } } })
  await control('POST', '/clock', { set: '2026-03-14T08:00:00.000Z' })
  expect(await call(overview, lale, { path })).toMatchObject({
    data: {
      bookedBalance: { amount: '0.00' },
      sweep: { lastSweptAt: '2026-03-14T11:00:00+03:00', lastAmount: { amount: '250.00', currency: 'TRY' } },
    },
  })
  expect(balanceOf('4009000001') - main).toBe(25_000)
})
