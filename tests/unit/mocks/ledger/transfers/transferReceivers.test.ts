import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { ibanOf } from '../../../../../mocks/fixtures/iban.ts'
import { account } from '../../../../../mocks/ledger/books/ledger.ts'
import type { TransferOrder } from '../../../../../mocks/ledger/transfers/transferOrder.ts'
import { receiverOf } from '../../../../../mocks/ledger/transfers/transferReceivers.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

const order: TransferOrder = {
  customerNumber: '1',
  applicationId: 'app',
  channel: 'customer',
  kind: 'INTERNAL',
  senderAccountNumber: '1010000001',
  receiverIban: ibanOf('1010000041'),
  receiverName: 'Ali Çelik',
  amount: 1000,
  currency: 'TRY',
}

let bank: Bank
beforeEach(async () => {
  bank = (await openLedgerBank()).bank
})

const found = (changes: Partial<TransferOrder> = {}) => {
  const wanted = { ...order, ...changes }
  try {
    return receiverOf(bank, wanted, account(bank, wanted.senderAccountNumber))?.id
  } catch (error) {
    const { detailCode, message, reason } = error as { detailCode: string; message: string; reason: string }
    return [detailCode, message, reason]
  }
}

it.each([
  ['customer 4', {}, '1010000041'],
  ['a customer of BaaS', { receiverIban: ibanOf('4010000001'), receiverName: 'Deniz Aksoy' }, '4010000001'],
  ['a blocked account', { receiverIban: ibanOf('1010000071'), receiverName: 'Selin Arslan' }, '1010000071'],
])('finds %s by IBAN and name', (_, changes, accountNumber) => {
  expect(found(changes)).toBe(accountNumber)
})

it.each([
  [
    'wrong check digits',
    { receiverIban: 'TR820999900000001010000041' },
    [
      '200110',
      'Invalid IBAN',
      'The check digits of TR820999900000001010000041 are wrong. Compare it with the recipient’s.',
    ],
  ],
  [
    'another bank',
    { receiverIban: 'TR730888800000002020000001' },
    [
      '200110',
      'Invalid IBAN',
      'TR730888800000002020000001 is an account at another bank. Use a FAST or an EFT transfer.',
    ],
  ],
  [
    'an account that never was',
    { receiverIban: ibanOf('1010000099') },
    [
      '200107',
      'The receiving account does not exist',
      `No open account has the IBAN ${ibanOf('1010000099')}. Compare it with the recipient’s.`,
    ],
  ],
  [
    'ten right digits in another number',
    { receiverIban: ibanOf('11010000041') },
    [
      '200107',
      'The receiving account does not exist',
      `No open account has the IBAN ${ibanOf('11010000041')}. Compare it with the recipient’s.`,
    ],
  ],
  [
    'an own account',
    { receiverIban: ibanOf('1010000002'), receiverName: 'Elif Yılmaz' },
    [
      '-1',
      'receiverIban: Expected an account of another customer',
      'The account is the customer’s own. Use the transfer to own account, POST /api/moneytransfers/v1/internal.',
    ],
  ],
  [
    'another name',
    { receiverName: 'Veli Çelik', currency: 'EUR' },
    ['200108', 'The recipient has another name', 'The name is not that of the holder. Ask the recipient for it.'],
  ],
  [
    'another currency',
    { receiverIban: ibanOf('1010000042') },
    ['200104', 'Currencies of the accounts differ', 'The recipient’s account is in EUR, not in TRY.'],
  ],
])('refuses %s', (_, changes, refusal) => {
  expect(found(changes)).toEqual(refusal)
})

it('says of a closed account what it says of one that never was', async () => {
  await bank.tables.ledgerAccounts.update('1010000041', { status: 'CLOSED' })
  expect(found()).toEqual([
    '200107',
    'The receiving account does not exist',
    `No open account has the IBAN ${order.receiverIban}. Compare it with the recipient’s.`,
  ])
})

it('takes the name of any holder', async () => {
  await bank.tables.ledgerAccounts.update('1010000041', { holders: ['Zeynep Kaya', 'Ali Çelik'] })
  expect(found()).toBe('1010000041')
})
