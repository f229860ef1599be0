import { beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import type { LedgerAccount } from '../../../../../mocks/db/tables/ledger/ledger.ts'
import { ibanOf } from '../../../../../mocks/fixtures/iban.ts'
import { setBalance } from '../../../../../mocks/ledger/accounts/setBalance.ts'
import { account, customerAccount } from '../../../../../mocks/ledger/books/ledger.ts'
import type { TransferOrder } from '../../../../../mocks/ledger/transfers/transferOrder.ts'
import { checkOrder, feeOf, needsApproval } from '../../../../../mocks/ledger/transfers/transferRules.ts'
import { orderTransfer } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

const fast: TransferOrder = {
  customerNumber: '1',
  applicationId: 'app',
  channel: 'customer',
  kind: 'FAST',
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: 1000,
  currency: 'TRY',
}
const { receiverIban: _iban, receiverName: _name, ...inside } = { ...fast, kind: 'INTERNAL' as const }
const own: TransferOrder = { ...inside, receiverAccountNumber: '1010000002' }
const toAli: TransferOrder = { ...inside, receiverIban: ibanOf('1010000041'), receiverName: 'Ali Çelik' }
const toAliInEuro: TransferOrder = {
  ...toAli,
  customerNumber: '12',
  senderAccountNumber: '1012000003',
  receiverIban: ibanOf('1010000042'),
  currency: 'EUR',
}
const partners: TransferOrder = {
  ...fast,
  channel: 'baas',
  customerNumber: '4000000001',
  senderAccountNumber: '4010000001',
}
const partnersInside: TransferOrder = {
  ...inside,
  channel: 'baas',
  customerNumber: '4000000001',
  senderAccountNumber: '4010000001',
}
const eftOnly = ibanOf('3030000001', '07777')

let bank: Bank
beforeEach(async () => {
  bank = (await openLedgerBank()).bank
})

function refusalOf(order: TransferOrder) {
  try {
    checkOrder(bank, order)
    return undefined
  } catch (error) {
    const { refusal, message, reason } = error as { refusal: string; message: string; reason: string }
    return { refusal, message, reason }
  }
}

const invalidIban = (reason: string) => ({ refusal: 'invalidIban', message: 'Invalid IBAN', reason })
const invalidOrder = (message: string, reason: string) => ({ refusal: 'invalidOrder', message, reason })
const differ = (reason: string) => ({
  refusal: 'currencyMismatch',
  message: 'Currencies of the accounts differ',
  reason,
})
const limitOf = (what: string) => ({
  refusal: 'limitExceeded',
  message: 'Limit exceeded',
  reason: `${what} TRY. Send less, or the rest on another day.`,
})

it.each<[string, TransferOrder, ReturnType<typeof refusalOf>]>([
  [
    'wrong check digits',
    { ...fast, receiverIban: 'TR740888800000002020000001' },
    invalidIban('The check digits of TR740888800000002020000001 are wrong. Compare it with the recipient’s.'),
  ],
  [
    'an IBAN from abroad',
    { ...fast, receiverIban: 'DE89370400440532013000' },
    invalidIban(
      'EFT and FAST reach Turkish banks only, and DE89370400440532013000 is not a Turkish IBAN of 26 characters.',
    ),
  ],
  [
    'an account at this bank',
    { ...fast, receiverIban: 'TR670999900000001010000002' },
    invalidIban(
      'TR670999900000001010000002 is an account at this bank. Use the transfer to another customer, POST /api/moneytransfers/v1/another-customer.',
    ),
  ],
  [
    'an account at this bank, from BaaS',
    { ...partners, receiverIban: 'TR670999900000001010000002' },
    invalidIban(
      'TR670999900000001010000002 is an account at this bank. Use the type INTERNAL if the account belongs to one of your customers; no other account can be reached.',
    ),
  ],
  [
    'a bank without FAST',
    { ...fast, receiverIban: eftOnly },
    invalidIban(`FAST does not reach the bank of ${eftOnly}, whose code is 07777. Use EFT.`),
  ],
  ['EFT to that bank', { ...fast, kind: 'EFT', receiverIban: eftOnly }, undefined],
  [
    'nothing',
    { ...fast, amount: 0 },
    invalidOrder('amount: Expected an amount above zero', 'The amount is zero or less.'),
  ],
  [
    'a part of a kuruş',
    { ...own, amount: 0.5 },
    invalidOrder('amount: Expected an amount above zero', 'The amount is zero or less.'),
  ],
  [
    'less than one lira to another bank',
    { ...fast, amount: 99 },
    invalidOrder('amount: Expected at least 1.00', 'EFT and FAST move at least 1.00 TRY.'),
  ],
  ['one lira to another bank', { ...fast, amount: 100 }, undefined],
  ['one kuruş to an own account', { ...own, amount: 1 }, undefined],
  ['another currency', { ...own, currency: 'USD' }, differ('Account 1010000001 is in TRY, not in USD.')],
  [
    'dollars to another bank',
    { ...fast, senderAccountNumber: '1010000003', currency: 'USD' },
    invalidOrder('amount.currency: Expected TRY', 'EFT and FAST move TRY only.'),
  ],
  [
    'lira from an account in dollars to another bank',
    { ...fast, senderAccountNumber: '1010000003' },
    invalidOrder('senderAccountNumber: Expected an account in TRY', 'EFT and FAST move TRY only.'),
  ],
  [
    'lira from a partner’s account in dollars to another bank',
    { ...partners, senderAccountNumber: '4010000003' },
    differ('Account 4010000003 is in USD, not in TRY.'),
  ],
  [
    'dollars of a partner to another bank',
    { ...partners, senderAccountNumber: '4010000003', currency: 'USD' },
    differ('EFT and FAST move TRY only.'),
  ],
  [
    'lira to an account in dollars',
    { ...own, receiverAccountNumber: '1010000003' },
    differ('Account 1010000003 is in USD, not in TRY.'),
  ],
  [
    'the same account',
    { ...own, receiverAccountNumber: '1010000001' },
    invalidOrder('receiverAccountNumber: Expected another account', 'Sender and receiver are the same account.'),
  ],
  [
    'an account of the bank’s own customer, from BaaS',
    { ...partnersInside, receiverAccountNumber: '1010000001' },
    { refusal: 'accountNotFound', message: 'Not found', reason: 'You have no customer with the account 1010000001.' },
  ],
])('%s', (_, order, refusal) => {
  expect(refusalOf(order)).toEqual(refusal)
})

it('does not reach an own account that is closed', async () => {
  await bank.tables.ledgerAccounts.update('1010000002', { status: 'CLOSED' })
  expect(refusalOf(own)).toEqual({
    refusal: 'accountClosed',
    message: 'Account is closed',
    reason: 'Account 1010000002 is closed. Use another one.',
  })
})

it.each<[string, TransferOrder, number, string]>([
  ['FAST', { ...fast, amount: 10_000_001 }, 20_000_000, 'The limit of one FAST transfer is 100000.00'],
  ['EFT', { ...fast, kind: 'EFT', amount: 50_000_001 }, 60_000_000, 'The daily EFT limit is 500000.00'],
  [
    'a company’s EFT',
    { ...fast, kind: 'EFT', customerNumber: '12', senderAccountNumber: '1012000001', amount: 500_000_001 },
    600_000_000,
    'The daily EFT limit is 5000000.00',
  ],
  [
    'a transfer to another customer',
    { ...toAli, amount: 50_000_001 },
    60_000_000,
    'The daily limit to other customers is 500000.00',
  ],
  [
    'a company’s transfer to another customer',
    { ...toAli, customerNumber: '12', senderAccountNumber: '1012000001', amount: 500_000_001 },
    600_000_000,
    'The daily limit to other customers is 5000000.00',
  ],
  [
    // 5000000.00 TRY at 48.12, the buying rate of Friday evening.
    'its worth in another currency',
    { ...toAliInEuro, amount: 10_390_690 },
    20_000_000,
    'The daily limit to other customers is 5000000.00',
  ],
  ['BaaS', { ...partners, amount: 5_000_001 }, 6_000_000, 'The daily limit of a BaaS customer is 50000.00'],
])('%s has a limit', async (_, order, balance, what) => {
  await setBalance(bank, order.senderAccountNumber, balance)
  expect(refusalOf(order)).toEqual(limitOf(what))
  expect(refusalOf({ ...order, amount: order.amount - 1 })).toBeUndefined()
})

describe('an account of BaaS that is no current account', () => {
  it('sends nothing to other banks, as a savings account', async () => {
    await bank.tables.ledgerAccounts.update('4010000001', { type: 'SAVINGS' })
    expect(refusalOf(partners)).toEqual(
      invalidOrder('senderAccountNumber: Expected a current account', 'A savings account does not send to others.'),
    )
  })

  it('sends nothing at all, as a collection account', async () => {
    await bank.tables.ledgerAccounts.update('4010000001', { type: 'COLLECTION' })
    await bank.tables.ledgerAccounts.update('4010000002', { currency: 'TRY' })
    expect(refusalOf({ ...partnersInside, receiverAccountNumber: '4010000002' })).toEqual(
      invalidOrder('senderAccountNumber: Expected a current account', 'A collection account does not send money.'),
    )
  })

  it('sends to an own account, as a savings account', async () => {
    await bank.tables.ledgerAccounts.update('4010000001', { type: 'SAVINGS' })
    await bank.tables.ledgerAccounts.update('4010000002', { currency: 'TRY' })
    expect(refusalOf({ ...partnersInside, receiverAccountNumber: '4010000002' })).toBeUndefined()
  })
})

it('takes a fee for transfers to other banks only', () => {
  expect([feeOf({ kind: 'EFT' }), feeOf({ kind: 'FAST' }), feeOf({ kind: 'INTERNAL' })]).toEqual([1275, 1275, 0])
})

it('knows which orders wait for somebody', () => {
  const sender = customerAccount(bank, '1', '1010000001')
  const joint = { ...sender, needsApproval: true }
  const other = account(bank, '1010000041')
  const company = { ...fast, customerNumber: '12', amount: 25_000_001 }
  const toOther = { ...toAli, customerNumber: '12', amount: 25_000_001 }
  const waits = (...[order, from, to]: [TransferOrder, LedgerAccount, LedgerAccount?]) =>
    needsApproval(bank, order, from, to)
  expect([
    waits(fast, sender),
    waits(fast, joint),
    waits(own, joint, sender),
    waits(toAli, joint, other),
    waits({ ...fast, amount: 25_000_001 }, sender),
    waits({ ...toAli, amount: 25_000_001 }, sender, other),
    waits(company, sender),
    waits({ ...company, amount: 25_000_000 }, sender),
    waits({ ...company, orderedBy: 'kuzey.finance' }, sender),
    waits({ ...company, orderedBy: 'kuzey.director' }, sender),
    waits(toOther, sender, other),
    waits({ ...toOther, orderedBy: 'kuzey.director' }, sender, other),
    // 250000.00 TRY is 5195.34 EUR at 48.12.
    waits({ ...toAliInEuro, amount: 519_534 }, sender, other),
    waits({ ...toAliInEuro, amount: 519_535 }, sender, other),
    waits({ ...partners, amount: 2_500_000 }, joint),
    waits({ ...partners, amount: 2_500_001 }, sender),
  ]).toEqual([false, true, false, true, false, false, true, false, true, false, true, false, false, true, false, true])
})

it('counts to the limit what went to other customers today and did not come back', async () => {
  await setBalance(bank, '1010000001', 100_000_000)
  const ordered = await orderTransfer(bank, { ...toAli, amount: 30_000_000 })
  await orderTransfer(bank, { ...own, amount: 30_000_000 })
  expect(refusalOf({ ...toAli, amount: 20_000_001 })).toEqual(
    limitOf('The daily limit to other customers is 500000.00'),
  )
  expect(refusalOf({ ...toAli, amount: 20_000_000 })).toBeUndefined()
  await bank.tables.transfers.update(ordered.id, { lifecycle: { value: 'notRealized' } })
  expect(refusalOf({ ...toAli, amount: 20_000_001 })).toBeUndefined()
})
