import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../mocks/bank/bank.ts'
import { momentOf, timeAt } from '../../../../mocks/bank/dates.ts'
import { blockAccount } from '../../../../mocks/ledger/accounts/accounts.ts'
import { placeHold } from '../../../../mocks/ledger/accounts/holds.ts'
import { balanceOf, postEntry } from '../../../../mocks/ledger/books/ledger.ts'
import { movementsOf } from '../../../../mocks/ledger/books/movements.ts'
import { orderTransfer } from '../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank, runJobs, trialBalance } from '../../../support/ledgerBank.ts'

let bank: Bank
let setTime: (time: number) => void

beforeEach(async () => {
  ;({ bank, setTime } = await openLedgerBank())
})

const at = async (date: string, time = '12:00') => {
  setTime(timeAt(date, time))
  await runJobs(bank)
}

const shown = (account: string, from: string) =>
  movementsOf(bank, account, { from }).map(({ amount, counterparty, explanation, bookedAt }) => [
    momentOf(bookedAt).slice(0, 16),
    amount,
    counterparty,
    explanation,
  ])

it('goes on paying salaries, rents and bills, on bank days', async () => {
  await at('2026-04-15')
  expect(shown('1010000001', '2026-03-14')).toEqual([
    ['2026-04-10T11:04', -850000, 'Burak Aydın', 'March rent'],
    ['2026-04-10T11:04', -1275, null, 'EFT fee'],
    ['2026-04-06T13:40', expect.any(Number), null, 'Purchase of USD'],
    ['2026-04-06T08:05', -200000, null, 'Holiday'],
    ['2026-04-01T09:00', 3400000, 'Kuzey Trading Ltd.', 'Salary'],
    ['2026-03-23T19:47', expect.any(Number), null, 'ATM withdrawal'],
    ['2026-03-23T18:21', expect.any(Number), 'Kuzey Su İdaresi', 'Bill'],
    ['2026-03-18T18:21', expect.any(Number), 'Marmara Elektrik', 'Bill'],
  ])
  expect(movementsOf(bank, '1010000071', { from: '2026-03-14' })).toEqual([])
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
})

it('leaves out what cannot be paid and goes on with the next month', async () => {
  await blockAccount(bank, '1010000001')
  await at('2026-05-02')
  expect(shown('1010000001', '2026-03-14').map(([, , , explanation]) => explanation)).toEqual(['Salary'])
})

it('plans no more than three years', { timeout: 60_000 }, async () => {
  await at('2040-01-01')
  expect(bank.tables.jobs.count()).toBe(0)
  expect(movementsOf(bank, '1010000051')[0]?.valueDate.slice(0, 7)).toBe('2029-03')
})

it('books a card payment in the morning of a bank day, at least two days later', async () => {
  await placeHold(bank, { account: '1010000001', amount: 25000, kind: 'card', counterparty: 'Moda Books' })
  await at('2026-03-16', '05:59')
  expect(balanceOf(bank, '1010000001')).toBe(1825075)
  await at('2026-03-16', '06:00')
  expect(balanceOf(bank, '1010000001')).toBe(1800075)
  expect(balanceOf(bank, '1010000031')).toBe(4210)
  expect(shown('1010000031', '2026-03-14')).toEqual([['2026-03-16T06:00', -1290, 'Çankaya Market', '410099******2031']])
})

it('books standing orders as such, with the day for which they are', async () => {
  await at('2026-04-01')
  const entries = bank.tables.ledgerEntries.list({ where: ({ kind }) => kind === 'standing-order' })
  expect(entries.map(({ description }) => description).at(-1)).toBe('Standing order of 2026-04-01')
})

it('continues a transfer at the moment that it waits for, and at no other', async () => {
  const { id, dueAt } = await orderTransfer(bank, {
    kind: 'EFT',
    customerNumber: '1',
    applicationId: 'app',
    channel: 'customer',
    currency: 'TRY',
    senderAccountNumber: '1010000001',
    amount: 850000,
    receiverIban: 'TR730888800000002020000001',
    receiverName: 'Burak Aydın',
  })
  const stateOf = () => bank.tables.transfers.get(id)?.lifecycle.value
  expect([stateOf(), momentOf(dueAt ?? 0)]).toEqual(['processed', '2026-03-16T08:30:00+03:00'])
  const earlier = timeAt('2026-03-15', '12:00')
  for (const reference of [id, 'unknown'])
    await bank.jobs.schedule({ at: earlier, kind: 'transfer', data: { reference, dueAt: earlier } })
  await at('2026-03-15')
  expect(stateOf()).toBe('processed')
  await at('2026-03-16', '08:30')
  expect(stateOf()).not.toBe('processed')
})

it('sweeps a collection account at the full hour', async () => {
  await postEntry(bank, {
    kind: 'cash',
    description: 'Cash',
    postings: [
      { account: '4010000062', amount: 25000, currency: 'TRY', transactionType: 'CASH' },
      { account: 'CASH-TRY', amount: -25000, currency: 'TRY' },
    ],
  })
  await at('2026-03-14', '11:00')
  expect(balanceOf(bank, '4010000062')).toBe(0)
})
