import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { momentOf, timeAt } from '../../../../../mocks/bank/dates.ts'
import { blockAccount, unblockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { placeHold, releaseHold } from '../../../../../mocks/ledger/accounts/holds.ts'
import { lastSweepOf } from '../../../../../mocks/ledger/accounts/sweepCollectionAccount.ts'
import { balanceOf, postEntry } from '../../../../../mocks/ledger/books/ledger.ts'
import { orderTransfer } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank, runJobs } from '../../../../support/ledgerBank.ts'

const collection = '4010000062'
const main = '4009000001'

let bank: Bank
let setTime: (time: number) => void
beforeEach(async () => {
  ;({ bank, setTime } = await openLedgerBank())
})

const cash = (amount: number, explanation = 'Cash') =>
  postEntry(bank, {
    kind: 'cash',
    description: 'Cash',
    postings: [
      { account: collection, amount, currency: 'TRY', transactionType: 'CASH', explanation },
      { account: 'CASH-TRY', amount: -amount, currency: 'TRY' },
    ],
  })

async function at(time: string) {
  setTime(timeAt('2026-03-14', time))
  await runJobs(bank)
}

const sweeps = () => bank.tables.ledgerEntries.list({ where: ({ kind }) => kind === 'sweep' })

it('books a sweep on both accounts', async () => {
  const before = balanceOf(bank, main)
  await cash(25000)
  await at('11:00')
  const [entry, ...others] = sweeps()
  expect([entry?.description, entry?.reference, others]).toEqual([`Sweep of ${collection}`, '20260314001002', []])
  const postings = bank.tables.ledgerPostings.list({ where: ({ entryId }) => entryId === entry?.id })
  expect(
    postings.map(({ account, amount, balanceAfter, transactionType, counterpartyIban, explanation }) => ({
      account,
      amount,
      balanceAfter,
      transactionType,
      counterpartyIban,
      explanation,
    })),
  ).toEqual([
    {
      account: collection,
      amount: -25000,
      balanceAfter: 0,
      transactionType: 'CVIRM',
      counterpartyIban: 'TR090999900000004009000001',
      explanation: 'Sweep',
    },
    {
      account: main,
      amount: 25000,
      balanceAfter: before + 25000,
      transactionType: 'CVIRM',
      counterpartyIban: null,
      explanation: 'Sweep',
    },
  ])
})

it('leaves the money in a blocked account', async () => {
  await cash(25000)
  await blockAccount(bank, collection)
  await at('11:00')
  const planned = bank.tables.jobs.list().filter(({ kind }) => kind === 'sweep')
  expect([balanceOf(bank, collection), sweeps(), planned]).toEqual([25000, [], []])
})

it('sweeps what a blocked account has got at the next full hour after its end', async () => {
  const before = balanceOf(bank, main)
  await blockAccount(bank, collection)
  await cash(25000)
  await at('11:00')
  expect(balanceOf(bank, collection)).toBe(25000)
  await at('11:20')
  await unblockAccount(bank, collection)
  await unblockAccount(bank, collection)
  expect(bank.tables.jobs.list().filter(({ kind }) => kind === 'sweep')).toHaveLength(1)
  await at('12:00')
  expect([balanceOf(bank, collection), balanceOf(bank, main)]).toEqual([0, before + 25000])
})

it('leaves the money where it is when the main account is closed', async () => {
  await cash(25000)
  await bank.tables.ledgerAccounts.update(main, { status: 'CLOSED' })
  await at('11:00')
  expect([balanceOf(bank, collection), sweeps()]).toEqual([25000, []])
})

it('books nothing when the money has gone before the hour', async () => {
  await cash(25000)
  await cash(-25000)
  await at('11:00')
  expect(sweeps()).toEqual([])
})

it('takes money that comes in with the same words for no sweep', async () => {
  await cash(25000, 'Sweep')
  expect(lastSweepOf(bank, collection)?.amount).toBe(-750000)
})

it('sweeps a collection account at the next full hour', async () => {
  const before = balanceOf(bank, main)
  const { bookedAt, amount } = lastSweepOf(bank, collection) ?? {}
  expect([momentOf(bookedAt ?? 0), amount]).toEqual(['2026-03-14T10:00:00+03:00', -750000])
  await orderTransfer(bank, {
    customerNumber: '4000000001',
    applicationId: 'app',
    channel: 'baas',
    kind: 'INTERNAL',
    senderAccountNumber: '4010000001',
    receiverAccountNumber: collection,
    amount: 25000,
    currency: 'TRY',
  })
  expect(balanceOf(bank, collection)).toBe(25000)
  await at('11:30')
  expect([balanceOf(bank, collection), balanceOf(bank, main)]).toEqual([0, before + 25000])
  expect(momentOf(lastSweepOf(bank, collection)?.bookedAt ?? 0)).toBe('2026-03-14T11:00:00+03:00')
  expect(lastSweepOf(bank, '4010000061')).toBeUndefined()
})

it('sweeps what is reserved once it is released', async () => {
  await cash(30000)
  const { id } = await placeHold(bank, { account: collection, amount: 10000, kind: 'reservation' })
  await at('11:00')
  expect(balanceOf(bank, collection)).toBe(10000)
  releaseHold(bank, id)
  await at('12:00')
  expect(balanceOf(bank, collection)).toBe(0)
  expect(bank.tables.jobs.list().filter(({ kind }) => kind === 'sweep')).toEqual([])
})
