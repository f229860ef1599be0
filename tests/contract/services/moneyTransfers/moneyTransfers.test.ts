import { describe, expect, test } from 'vitest'
import { ibanOf } from '../../../../mocks/fixtures/iban.ts'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const eft = 'money-transfers/eft-transfer'
const fast = 'money-transfers/fast-transfer'
const internal = 'money-transfers/transfer-to-own-account'

/** Friday, within the hours of EFT. */
const friday = Date.parse('2026-03-13T10:32:07+03:00')
const saturday = undefined

const withReference = (service: string, example: string, referenceNumber: string) =>
  success({ ...(answerOf(service, example) as object), referenceNumber })

const to = (receiver: object, changes: object = {}) => ({
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '500.00', currency: 'TRY' },
  reasonCode: '07',
  ...receiver,
  ...changes,
})

describe('the examples', () => {
  test.each([
    [eft, 'usual', 'sent', '1', friday, '20260313001001'],
    [eft, 'withoutReason', 'nextBankDay', '12', saturday, '20260314001001'],
    [fast, 'usual', 'realized', '1', saturday, '20260314001001'],
    [fast, 'withoutReason', 'sent', '12', saturday, '20260314001001'],
    [internal, 'usual', 'realized', '1', saturday, '20260314001001'],
  ])('%s takes %s and answers %s', async (service, request, answer, number, at, reference) => {
    const { call } = await openBank(at === undefined ? {} : { at })
    expect(await call(service, customer(number), { body: requestOf(service, request) })).toEqual(
      withReference(service, answer, reference),
    )
  })

  test.each([
    [eft, friday, '20260313001001'],
    [fast, saturday, '20260314001001'],
  ])('%s answers waitingForApproval to a joint account', async (service, at, reference) => {
    const { call } = await openBank(at === undefined ? {} : { at })
    const body = to({ senderAccountNumber: '1010000061' })
    expect(await call(service, customer('6'), { body })).toEqual(
      withReference(service, 'waitingForApproval', reference),
    )
  })

  test.each([
    ['kuzey.finance', '04'],
    ['kuzey.director', '02'],
  ])('a large order of %s is answered %s', async (corporateUsername, responseType) => {
    const { call } = await openBank({ at: friday })
    const company = customer('12', { corporateUsername })
    const body = to({ senderAccountNumber: '1012000001', amount: { amount: '250000.01', currency: 'TRY' } })
    expect(await call(eft, company, { body })).toMatchObject({ data: { responseType } })
  })

  test('what the maker of a company orders is sent when the approver approves', async () => {
    const { call, control } = await openBank({ at: friday })
    const company = customer('12', { corporateUsername: 'kuzey.finance' })
    const body = to({ senderAccountNumber: '1012000001', amount: { amount: '250000.01', currency: 'TRY' } })
    await call(eft, company, { body })
    await control('POST', '/transfers/20260313001001/approve', {})
    const inquiry = { isInternalTransfer: false, referenceNumber: '20260313001001', transactionDate: '2026-03-13' }
    expect(await call('transfer-status/transfer-status-inquiry', company, { body: inquiry })).toMatchObject({
      data: { responseType: '02' },
    })
  })

  test('a company moves money between its accounts without a reason', async () => {
    const { call } = await openBank()
    expect(await call(internal, customer('12'), { body: requestOf(internal, 'withoutReason') })).toEqual(
      success({
        referenceNumber: '20260314001001',
        responseType: '01',
        responseTypeDesc: 'REALIZED',
        amount: { amount: '100000.00', currency: 'TRY' },
        fee: { amount: '0.00', currency: 'TRY' },
        transactionDate: '2026-03-14',
      }),
    )
  })
})

describe.each([eft, fast])('%s', (service) => {
  test.each([
    ['an IBAN with wrong check digits', '1', { receiverIban: 'TR740888800000002020000001' }, '200110', 'Invalid IBAN'],
    ['an account at this bank', '1', { receiverIban: 'TR670999900000001010000002' }, '200110', 'Invalid IBAN'],
    [
      'more than the account has',
      '3',
      { senderAccountNumber: '1010000031', amount: { amount: '42.10', currency: 'TRY' } },
      '200101',
      'Insufficient balance',
    ],
    ['a blocked account', '7', { senderAccountNumber: '1010000071' }, '200102', 'Account is blocked'],
    [
      'an account in another currency',
      '1',
      { senderAccountNumber: '1010000003' },
      '-1',
      'senderAccountNumber: Expected an account in TRY',
    ],
    [
      'an amount in another currency',
      '1',
      { senderAccountNumber: '1010000003', amount: { amount: '5.00', currency: 'USD' } },
      '-1',
      'amount.currency: Expected TRY',
    ],
    [
      'less than one lira',
      '1',
      { amount: { amount: '0.99', currency: 'TRY' } },
      '-1',
      'amount: Expected at least 1.00',
    ],
  ])('refuses %s', async (_, number, changes, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(service, customer(number), { body: to(changes) })).toEqual(failure(400, detailCode, message))
  })

  test.each([
    ['another customer’s account', customer('2')],
    ['an account that is not shared', customer('1', { accounts: ['1010000002'] })],
  ])('does not find %s', async (_, caller) => {
    const { call } = await openBank()
    expect(await call(service, caller, { body: to({}) })).toEqual(missing)
  })
})

test('EFT refuses a company more than its daily limit, orders that wait counted in', async () => {
  const { call } = await openBank()
  const body = to({ senderAccountNumber: '1012000001', amount: { amount: '1700000.00', currency: 'TRY' } })
  for (const referenceNumber of ['20260314001001', '20260314001002'])
    expect(await call(eft, customer('12'), { body })).toMatchObject({ data: { referenceNumber, responseType: '04' } })
  expect(await call(eft, customer('12'), { body })).toEqual(failure(400, '200103', 'Limit exceeded'))
})

test('FAST does not reach a bank that takes part in EFT only', async () => {
  const { call } = await openBank({ at: friday })
  const body = to({ receiverIban: ibanOf('3030000001', '07777') })
  expect(await call(fast, customer('1'), { body })).toEqual(failure(400, '200110', 'Invalid IBAN'))
  expect(await call(eft, customer('1'), { body })).toMatchObject({ data: { responseType: '02' } })
})

test('FAST refuses more than its limit', async () => {
  const { call } = await openBank()
  const body = to({ senderAccountNumber: '1010000041', amount: { amount: '100000.01', currency: 'TRY' } })
  expect(await call(fast, customer('4'), { body })).toEqual(failure(400, '200103', 'Limit exceeded'))
})

describe('transfer to own account', () => {
  const move = (changes: object) => ({
    senderAccountNumber: '1010000001',
    receiverAccountNumber: '1010000002',
    amount: { amount: '1250.00', currency: 'TRY' },
    ...changes,
  })

  test('moves the money at once', async () => {
    const { call } = await openBank()
    await call(internal, customer('1'), { body: move({}) })
    const { data } = (await call('account-information/account-list', customer('1'))) as {
      data: { accounts: { accountNumber: string; bookedBalance: { amount: string } }[] }
    }
    expect(data.accounts.map(({ accountNumber, bookedBalance }) => [accountNumber, bookedBalance.amount])).toEqual([
      ['1010000001', '17000.75'],
      ['1010000002', '65250.00'],
      ['1010000003', '1520.40'],
    ])
  })

  test.each([
    [
      'more than the available balance',
      { amount: { amount: '20250.76', currency: 'TRY' } },
      failure(400, '200101', 'Insufficient balance'),
    ],
    [
      'accounts of different currencies',
      { receiverAccountNumber: '1010000003' },
      failure(400, '200104', 'Currencies of the accounts differ'),
    ],
    [
      'the same account twice',
      { receiverAccountNumber: '1010000001' },
      failure(400, '-1', 'receiverAccountNumber: Expected another account'),
    ],
    ['another customer’s account', { receiverAccountNumber: '1010000031' }, missing],
    ['another customer’s money', { senderAccountNumber: '1010000031' }, missing],
  ])('refuses %s', async (_, changes, answer) => {
    const { call } = await openBank()
    expect(await call(internal, customer('1'), { body: move(changes) })).toEqual(answer)
  })

  test('refuses a blocked account', async () => {
    const { call } = await openBank()
    const body = move({ senderAccountNumber: '1010000071', receiverAccountNumber: '1010000071' })
    expect(await call(internal, customer('7'), { body })).toEqual(failure(400, '200102', 'Account is blocked'))
  })
})
