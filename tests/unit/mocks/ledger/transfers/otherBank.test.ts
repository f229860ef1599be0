import { describe, expect, it } from 'vitest'
import type { Transfer } from '../../../../../mocks/db/tables/ledger/transfers.ts'
import { answerOf, failingRecipients, silentRecipient } from '../../../../../mocks/ledger/transfers/otherBank.ts'

const sentAt = Date.parse('2026-03-16T10:00:00+03:00')
const seconds = (count: number) => sentAt + count * 1000

const answer = (kind: Transfer['kind'], receiverIban: string, receiverName: string) =>
  answerOf({ kind, receiverIban, receiverName } as Transfer, sentAt, '2026-03-16')

const burak = 'TR730888800000002020000001'
const deniz = 'TR460888800000002020000002'
const anybody = 'TR330006100519786457841326'

it('names the accounts that the definitions name', () => {
  expect([failingRecipients.closed.iban, failingRecipients.unknown.iban, silentRecipient]).toEqual([
    'TR680888800000002020000091',
    'TR410888800000002020000092',
    'TR140888800000002020000093',
  ])
})

describe('FAST', () => {
  it.each([
    ['the other customer', burak, 'Burak Aydın', { outcome: 'confirmed', delay: 0, dueAt: sentAt }],
    ['anybody else', anybody, 'Somebody', { outcome: 'confirmed', delay: 0, dueAt: sentAt }],
    ['the slow bank', deniz, 'Deniz Ofis Kirtasiye A.Ş.', { outcome: 'confirmed', delay: 30_000, dueAt: seconds(30) }],
    [
      'a closed account',
      'TR680888800000002020000091',
      'X',
      { outcome: 'returned', failure: 'ACCOUNT_CLOSED', delay: 10_000, dueAt: seconds(10) },
    ],
    [
      'an unknown account',
      'TR410888800000002020000092',
      'X',
      { outcome: 'returned', failure: 'ACCOUNT_UNKNOWN', delay: 10_000, dueAt: seconds(10) },
    ],
    [
      'another name',
      burak,
      'Burak Aydin',
      { outcome: 'returned', failure: 'NAME_MISMATCH', delay: 10_000, dueAt: seconds(10) },
    ],
    [
      'the silent bank',
      'TR140888800000002020000093',
      'X',
      { outcome: 'timedOut', dueAt: Date.parse('2026-03-16T23:59:59+03:00') },
    ],
  ])('to %s', (_, iban, name, expected) => {
    expect(answer('FAST', iban, name)).toEqual(expected)
  })
})

describe('EFT', () => {
  const confirmed = { outcome: 'confirmed', delay: 600_000, dueAt: seconds(600) }
  it.each([
    ['the other customer', burak, 'BURAK AYDIN', confirmed],
    ['a name with other marks and blanks', burak, ' burak-aydın ', confirmed],
    [
      'the bank that is slow with FAST',
      deniz,
      'Deniz Ofis Kırtasiye',
      { ...confirmed, outcome: 'returned', failure: 'NAME_MISMATCH' },
    ],
    ['the bank that is silent with FAST', 'TR140888800000002020000093', 'X', confirmed],
    [
      'a closed account',
      'TR680888800000002020000091',
      'X',
      { ...confirmed, outcome: 'returned', failure: 'ACCOUNT_CLOSED' },
    ],
  ])('to %s', (_, iban, name, expected) => {
    expect(answer('EFT', iban, name)).toEqual(expected)
  })
})
