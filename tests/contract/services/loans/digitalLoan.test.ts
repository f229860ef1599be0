import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const offers = 'digital-loan/loan-offers'
const apply = 'digital-loan/loan-application'
const status = 'digital-loan/loan-application-status'
const contract = 'digital-loan/loan-contract'
const signature = 'digital-loan/loan-contract-signature'
const elif = customer('1')
const path = { applicationId: 'LA1000000011' }

test.each([
  ['1', 'usual', 'usual'],
  ['1', 'calculation', 'calculation'],
  ['3', 'usual', 'empty'],
  ['2', 'usual', 'empty'],
  ['12', 'usual', 'empty'],
])('customer %s who asks for %s gets the offers of the example %s', async (number, request, answer) => {
  const { call } = await openBank()
  expect(await call(offers, customer(number), { body: requestOf(offers, request) })).toEqual(
    success(answerOf(offers, answer)),
  )
})

test('with a term alone the offers that allow it come without a calculation', async () => {
  const { call } = await openBank()
  const answer = await call(offers, elif, { body: { instalmentCount: 24 } })
  expect(answer).toMatchObject({ data: { offers: [{ offerId: 'LO1000000012', calculation: null }] } })
  expect(await call(offers, elif, { body: { amount: { amount: '50000.00', currency: 'USD' } } })).toEqual(
    failure(400, '-1', 'amount.currency: Expected TRY'),
  )
  expect(await call(offers, elif, { body: { context: undefined } })).toEqual(failure(400, '-1', 'context: Required'))
})

/** Customer 1 applies, and the bank decides. */
async function approved(bank: TestBank) {
  expect(await bank.call(apply, elif, { body: requestOf(apply, 'usual') })).toEqual(success(answerOf(apply, 'usual')))
  await bank.control('POST', '/clock', { advance: 79_000 })
}

test('an application is approved, signed with an OTP and paid out as in the examples', async () => {
  const bank = await openBank()
  const { call, control, balanceOf } = bank
  await approved(bank)
  expect(await call(status, elif, { path })).toEqual(success(answerOf(status, 'usual')))

  const unsigned = await call(contract, elif, { path })
  expect(unsigned).toEqual(success(answerOf(contract, 'usual')))
  const { content, sha256 } = (unsigned as { data: { document: { content: string; sha256: string } } }).data.document
  expect(createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')).toBe(sha256)

  await control('POST', '/clock', { set: '2026-03-14T07:41:52.000Z' })
  const before = balanceOf('1010000001')
  const signed = await call(signature, elif, { path, body: {} })
  expect(signed).toEqual(success(answerOf(contract, 'signed')))
  expect(await call(status, elif, { path })).toMatchObject({ data: { status: 'SIGNED', loanId: null } })
  await control('POST', '/clock', { set: '2026-03-14T07:41:58.000Z' })
  expect(await call(status, elif, { path })).toEqual(success(answerOf(status, 'paidOut')))
  expect(balanceOf('1010000001') - before).toBe(4_971_250)
  expect(await call(signature, elif, { path, body: {} })).toEqual(signed)
  expect(await call('loans/loan-list', elif)).toMatchObject({
    data: { loans: [{ loanId: 'LN1000000011', status: 'RUNNING', nextDueDate: '2026-04-14' }] },
  })
})

test('the application of customer 5 is that of the example', async () => {
  const { call } = await openBank()
  const rejected = { path: { applicationId: 'LA1000000051' } }
  expect(await call(status, customer('5'), rejected)).toEqual(success(answerOf(status, 'rejected')))
  expect(await call(contract, customer('5'), rejected)).toEqual(failure(400, '201604', 'Application is not approved'))
  for (const service of [status, contract]) {
    expect(await call(service, elif, rejected)).toEqual(missing)
    expect(await call(service, customer('5', { accounts: [] }), rejected)).toEqual(missing)
    expect(await call(service, elif, { path: { applicationId: 'LA1' } })).toEqual(
      failure(400, '-1', 'applicationId: Expected LA and ten digits'),
    )
  }
})

test('a contract that nobody signs expires after seven days', async () => {
  const bank = await openBank()
  await approved(bank)
  await bank.control('POST', '/clock', { set: '2026-03-22T00:00:00.000+03:00' })
  expect(await bank.call(status, elif, { path })).toMatchObject({
    data: { status: 'EXPIRED', updatedAt: '2026-03-22T00:00:00+03:00' },
  })
  expect(await bank.call(contract, elif, { path })).toEqual(failure(400, '201605', 'Contract has expired'))
})

const money = (amount: string) => ({ amount, currency: 'TRY' })
test.each([
  // Its instalment is 9746.22.
  [{ monthlyIncome: money('19492.44') }, null],
  [{ monthlyIncome: money('19492.43') }, 'INCOME'],
  [{ amount: money('150000.00'), instalmentCount: 12, monthlyIncome: money('42000.00') }, null],
  [
    { amount: money('100000.00'), instalmentCount: 36, offerId: 'LO1000000012', monthlyIncome: money('8000.00') },
    'INCOME',
  ],
  [
    { amount: money('100000.00'), instalmentCount: 36, offerId: 'LO1000000012', monthlyIncome: money('12500.00') },
    null,
  ],
  [
    { amount: money('100000.00'), instalmentCount: 36, offerId: 'LO1000000012', monthlyIncome: money('12499.99') },
    'CREDIT_SCORE',
  ],
])('an application with %j is rejected for %s', async (changes, rejectionReason) => {
  const { call, control } = await openBank()
  await call(apply, elif, { body: { ...requestOf(apply, 'usual'), ...changes } })
  await control('POST', '/clock', { advance: 79_000 })
  expect(await call(status, elif, { path })).toMatchObject({
    data: { status: rejectionReason ? 'REJECTED' : 'APPROVED', rejectionReason },
  })
})

// The instalments are 9746.22 and, of the loan that the customer has, 6593.91.
test.each([
  ['27233.55', 'APPROVED', null],
  ['27233.54', 'REJECTED', 'EXISTING_DEBT'],
])('the instalments of other loans count against an income of %s', async (income, decision, rejectionReason) => {
  const { call, control } = await openBank()
  const body = { ...requestOf(apply, 'usual'), offerId: 'LO1000000041', accountNumber: '1010000041' }
  await call(apply, customer('4'), { body: { ...body, monthlyIncome: money(income) } })
  await control('POST', '/clock', { advance: 79_000 })
  expect(await call(status, customer('4'), { path: { applicationId: 'LA1000000041' } })).toMatchObject({
    data: { status: decision, rejectionReason },
  })
})

test('the instalments of a loan that is settled do not count', async () => {
  const { call, control, change } = await openBank()
  change('loans/LN1000000041', { instalmentCount: 2, paidOn: ['2026-02-16', '2026-03-02'] })
  const body = { ...requestOf(apply, 'usual'), offerId: 'LO1000000041', accountNumber: '1010000041' }
  await call(apply, customer('4'), { body: { ...body, monthlyIncome: money('19492.44') } })
  await control('POST', '/clock', { advance: 79_000 })
  expect(await call(status, customer('4'), { path: { applicationId: 'LA1000000041' } })).toMatchObject({
    data: { status: 'APPROVED', rejectionReason: null },
  })
})

test('a loan that is paid out stays so after the days of its contract', async () => {
  const bank = await openBank()
  const { call, control } = bank
  await approved(bank)
  await call(signature, elif, { path, body: {} })
  await control('POST', '/clock', { advance: 6000 })
  expect(await call(status, elif, { path })).toMatchObject({ data: { status: 'PAID_OUT', loanId: 'LN1000000011' } })
  await control('POST', '/clock', { set: '2026-03-22T00:00:00.000+03:00' })
  expect(await call(status, elif, { path })).toMatchObject({ data: { status: 'PAID_OUT' } })
})

test.each([
  ['2025-12-14', ['LO1000000041', 'LO1000000042']],
  ['2025-12-15', []],
])('to a customer since %s the bank offers %j', async (openedOn, expected) => {
  const { call, change } = await openBank()
  for (const account of ['1010000041', '1010000042', '1010000043']) change(`ledgerAccounts/${account}`, { openedOn })
  const { data } = (await call(offers, customer('4'), { body: {} })) as { data: { offers: { offerId: string }[] } }
  expect(data.offers.map(({ offerId }) => offerId)).toEqual(expected)
})

const outside = failure(400, '201602', 'Amount or term is outside the offer')
test.each([
  ['1', { offerId: 'LO1000000041' }, failure(400, '201601', 'Offer is not valid')],
  ['3', { offerId: 'LO1000000031' }, failure(400, '201601', 'Offer is not valid')],
  ['1', { amount: money('150000.01') }, outside],
  ['1', { amount: money('4999.99') }, outside],
  ['1', { instalmentCount: 13 }, outside],
  ['1', { accountNumber: '1010000041' }, missing],
  ['1', { accountNumber: '1010000003' }, failure(400, '-1', 'accountNumber: Expected an account in TRY')],
  ['7', { offerId: 'LO1000000071', accountNumber: '1010000071' }, failure(400, '200102', 'Account is blocked')],
  ['1', { context: undefined }, failure(400, '-1', 'context: Required')],
])('customer %s cannot apply with %j', async (number, changes, answer) => {
  const { call } = await openBank()
  expect(await call(apply, customer(number), { body: { ...requestOf(apply, 'usual'), ...changes } })).toEqual(answer)
})

test('a customer has one application that is not final', async () => {
  const { call } = await openBank()
  expect((await call(apply, elif, { body: requestOf(apply, 'longest') })).status).toBe(200)
  expect(await call(apply, elif, { body: requestOf(apply, 'usual') })).toEqual(
    failure(400, '201603', 'An application is in progress'),
  )
  expect(await call(contract, elif, { path })).toEqual(failure(400, '201604', 'Application is not approved'))
})

test('a customer whose application was rejected applies again after 30 days', async () => {
  const { call, control } = await openBank()
  const selin = customer('5')
  const body = { ...requestOf(apply, 'usual'), offerId: 'LO1000000051', accountNumber: '1010000051' }
  const refused = failure(400, '201606', 'An application was rejected recently')
  expect(await call(apply, selin, { body })).toEqual(refused)
  await control('POST', '/clock', { set: '2026-04-11T16:05:46.000+03:00' })
  expect(await call(apply, selin, { body })).toEqual(refused)
  await control('POST', '/clock', { set: '2026-04-11T16:05:47.000+03:00' })
  expect(await call(apply, selin, { body })).toMatchObject({ status: 200, data: { status: 'RECEIVED' } })
})
