import { beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import type { Transfer } from '../../../../../mocks/db/tables/ledger/transfers.ts'
import {
  debitEntry,
  interbankDebit,
  reversalEntry,
  reversalPostings,
  settlementEntry,
} from '../../../../../mocks/ledger/transfers/transferPostings.ts'
import { exampleMoment, openLedgerBank } from '../../../../support/ledgerBank.ts'

const reference = '20260314000900'
const iban = 'TR730888800000002020000001'

const fast: Transfer = {
  id: reference,
  customerNumber: '1',
  applicationId: 'app',
  channel: 'customer',
  partnerReference: null,
  kind: 'FAST',
  senderAccount: '1010000001',
  receiverAccount: null,
  receiverIban: iban,
  receiverName: 'Burak Aydın',
  amount: 850000,
  fee: 1275,
  currency: 'TRY',
  reasonCode: '01',
  explanation: 'March rent',
  orderedAt: exampleMoment,
  transactionDate: '2026-03-14',
  changedAt: exampleMoment,
  dueAt: null,
  lifecycle: { value: 'ordered' },
  failure: null,
  cancellationReference: null,
}
const eft: Transfer = { ...fast, kind: 'EFT' }

let bank: Bank
beforeEach(async () => {
  bank = (await openLedgerBank()).bank
})

const feeOf = (kind: string) => [
  { account: '1010000001', amount: -1275, currency: 'TRY', transactionType: 'FEE', explanation: `${kind} fee` },
  { account: 'FEES-TRY', amount: 1275, currency: 'TRY' },
]

describe.each([
  [fast, 'FAST', 'fast', 'FBTCH'],
  [eft, 'EFT', 'eft', 'EEFTO'],
] as const)('an interbank transfer', (transfer, system, kind, transactionType) => {
  const postings = [
    ...feeOf(system),
    {
      account: '1010000001',
      amount: -850000,
      currency: 'TRY',
      transactionType,
      counterparty: 'Burak Aydın',
      counterpartyIban: iban,
      explanation: 'March rent',
    },
    { account: `${system}-TRY`, amount: 850000, currency: 'TRY' },
  ]

  it(`by ${system} takes amount and fee to clearing`, () => {
    expect(debitEntry(bank, transfer)).toEqual({ kind, description: `${system} to ${iban}`, reference, postings })
    expect(interbankDebit(transfer)).toEqual(postings)
    expect(interbankDebit({ ...transfer, fee: 0 })).toEqual(postings.slice(2))
  })

  it(`by ${system} leaves the bank when it is settled`, () => {
    expect(settlementEntry(transfer)).toEqual({
      kind: `${kind}-settlement`,
      description: `Settlement of ${reference}`,
      reference,
      authority: 'bank',
      postings: [
        { account: `${system}-TRY`, amount: -850000, currency: 'TRY' },
        { account: 'INTERBANK-TRY', amount: 850000, currency: 'TRY' },
      ],
    })
  })

  it(`by ${system} comes back with its fee`, () => {
    const back = [
      {
        account: '1010000001',
        amount: 1275,
        currency: 'TRY',
        transactionType: 'FEE',
        explanation: `${system} fee, reversed`,
      },
      { account: 'FEES-TRY', amount: -1275, currency: 'TRY' },
      {
        account: '1010000001',
        amount: 850000,
        currency: 'TRY',
        transactionType,
        counterparty: 'Burak Aydın',
        counterpartyIban: iban,
        explanation: `Reversal of ${reference}`,
      },
      { account: `${system}-TRY`, amount: -850000, currency: 'TRY' },
    ]
    expect(reversalEntry(transfer)).toEqual({
      kind: `${kind}-reversal`,
      description: `Reversal of ${reference}`,
      reference,
      authority: 'bank',
      postings: back,
    })
    expect(reversalPostings({ ...transfer, fee: 0 })).toEqual(back.slice(2))
  })
})

const internal = {
  ...fast,
  kind: 'INTERNAL',
  fee: 0,
  receiverAccount: '1010000002',
  receiverIban: 'TR670999900000001010000002',
  receiverName: 'Elif Yılmaz',
} as const

it('moves money between own accounts without a counterparty', () => {
  const shared = { currency: 'TRY', transactionType: 'CVIRM', explanation: 'March rent' }
  expect(debitEntry(bank, internal)).toEqual({
    kind: 'internal',
    description: 'Transfer to 1010000002',
    reference,
    postings: [
      { ...shared, account: '1010000001', amount: -850000, counterpartyIban: internal.receiverIban },
      { ...shared, account: '1010000002', amount: 850000, counterpartyIban: 'TR940999900000001010000001' },
    ],
  })
})

it('moves money to another customer with the names of both', () => {
  const receiver = { receiverAccount: '1010000041', receiverName: 'Zeynep Kaya' }
  const shared = { currency: 'TRY', transactionType: 'CHVLH', explanation: 'March rent' }
  expect(debitEntry(bank, { ...internal, ...receiver }).postings).toEqual([
    {
      ...shared,
      account: '1010000001',
      amount: -850000,
      counterparty: 'Zeynep Kaya',
      counterpartyIban: internal.receiverIban,
    },
    {
      ...shared,
      account: '1010000041',
      amount: 850000,
      counterparty: 'Elif Yılmaz',
      counterpartyIban: 'TR940999900000001010000001',
    },
  ])
})
