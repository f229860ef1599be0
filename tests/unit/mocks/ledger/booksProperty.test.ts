// @module-tag full

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Bank } from '../../../../mocks/bank/bank.ts'
import { createDatabase } from '../../../../mocks/db/database.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { otherBankRecipients } from '../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { blockAccount, openAccount, unblockAccount } from '../../../../mocks/ledger/accounts/accounts.ts'
import { bookHold, placeHold, releaseHold } from '../../../../mocks/ledger/accounts/holds.ts'
import { setBalance } from '../../../../mocks/ledger/accounts/setBalance.ts'
import { bankAccount, postEntry } from '../../../../mocks/ledger/books/ledger.ts'
import { LedgerError } from '../../../../mocks/ledger/books/ledgerError.ts'
import { bookExchange } from '../../../../mocks/ledger/money/bookExchange.ts'
import { convert } from '../../../../mocks/ledger/money/rates.ts'
import { failingRecipients, silentRecipient } from '../../../../mocks/ledger/transfers/otherBank.ts'
import { cancelTransfer, decideTransfer, orderTransfer } from '../../../../mocks/ledger/transfers/transfers.ts'
import { bookViolations } from '../../../support/bookViolations.ts'
import { bankAt, exampleMoment, openLedgerBank, runJobs } from '../../../support/ledgerBank.ts'

/** PROPERTY_RUNS=10000 for a long run; PROPERTY_SEED for another one than that of every day. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 100)
const seed = Number(process.env.PROPERTY_SEED ?? 20260314)

const minute = 60_000

interface World {
  bank: Bank
  /** Moves the bank's clock on and carries out what is due. */
  pass(milliseconds: number): Promise<void>
}

/** The rows of a freshly seeded bank, from which every run starts. */
async function seededRows(): Promise<Map<string, StoredRow>> {
  const { database } = await openLedgerBank()
  const rows = [...database.takeChanges()].filter(
    ([key]) => !/^(accounts|announcements|applications|tickets)\//.test(key),
  )
  return new Map(rows.filter((entry): entry is [string, StoredRow] => entry[1] !== undefined))
}

type Sabotage = (tables: Bank['tables']) => Bank['tables']

function openWorld(rows: ReadonlyMap<string, StoredRow>, sabotage: Sabotage = (tables) => tables): World {
  const database = createDatabase()
  database.restore(rows)
  let now = exampleMoment
  const bank = bankAt(sabotage(database.tables), () => now)
  return {
    bank,
    async pass(milliseconds) {
      now += milliseconds
      await runJobs(bank)
    },
  }
}

type Action = (world: World) => Promise<unknown>

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(items.length, 1)]

const customersAccounts = ({ tables }: Bank) => tables.ledgerAccounts.list({ where: ({ type }) => type !== 'BANK' })

const index = fc.nat({ max: 1000 })
/** Amounts in minor units: odd small ones, everyday ones, and those around the limits. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 300, max: 2_000_000 }),
  fc.constantFrom(2_500_000, 2_500_001, 5_000_000, 10_000_000, 10_000_001, 25_000_001, 50_000_000),
)

const recipients = [
  ...otherBankRecipients,
  { name: 'Burak Aydin', iban: otherBankRecipients[0].iban },
  ...Object.values(failingRecipients).map(({ iban }) => ({ name: 'Emre Tan', iban })),
  { name: 'Emre Tan', iban: silentRecipient },
  { name: 'Elif Yılmaz', iban: 'TR940999900000001010000001' },
]

/** The accounts between which an internal transfer is possible; sometimes any two. */
function sides(bank: Bank, kind: string, from: number, to: number) {
  const all = customersAccounts(bank)
  const isBaas = ({ customerNumber }: { customerNumber: string }) => customerNumber.length === 10
  if (from % 5 === 0) return { sender: pick(all, from), receiver: pick(all, to) }
  if (kind !== 'INTERNAL')
    return {
      sender: pick(
        all.filter(({ currency }) => currency === 'TRY'),
        from,
      ),
    }
  const pairs = all.flatMap((sender) =>
    all
      .filter(({ id, currency }) => id !== sender.id && currency === sender.currency)
      .filter((each) => each.customerNumber === sender.customerNumber || (isBaas(each) && isBaas(sender)))
      .map((receiver) => ({ sender, receiver })),
  )
  return pick(pairs, to) ?? {}
}

const transfers = fc.record({ kind: fc.constantFrom('INTERNAL', 'EFT', 'FAST'), from: index, to: index, amount }).map(
  ({ kind, from, to, amount: sum }): Action =>
    ({ bank }) => {
      const { sender, receiver } = sides(bank, kind, from, to)
      const recipient = pick(recipients, to)
      return orderTransfer(bank, {
        customerNumber: sender?.customerNumber ?? '',
        applicationId: null,
        channel: sender?.customerNumber.length === 10 ? 'baas' : 'customer',
        kind,
        senderAccountNumber: sender?.id ?? '',
        ...(kind === 'INTERNAL'
          ? { receiverAccountNumber: receiver?.id ?? '' }
          : { receiverIban: recipient?.iban ?? '', receiverName: recipient?.name ?? '' }),
        amount: sum,
        currency: sender?.currency ?? 'TRY',
      })
    },
)

const decisions = fc.record({ what: fc.constantFrom('cancel', 'approve', 'refuse'), of: index }).map(
  ({ what, of }): Action =>
    async ({ bank }) => {
      const transfer = pick(bank.tables.transfers.list(), of)
      if (!transfer) return
      await (what === 'cancel'
        ? cancelTransfer(bank, transfer.customerNumber, transfer.id)
        : decideTransfer(bank, transfer.id, what === 'approve'))
    },
)

const exchanges = fc.record({ from: index, to: index, amount }).map(
  ({ from, to, amount: sum }): Action =>
    ({ bank }) => {
      const source = pick(customersAccounts(bank), from)
      const target = pick(customersAccounts(bank), to)
      const result = source && target && convert(source.currency, target.currency, sum, bank.clock.now())?.result
      if (!result || source.currency === target.currency) return Promise.resolve()
      return bookExchange(bank, {
        from: { account: source.id, amount: sum },
        to: { account: target.id, amount: result },
        tax: source.currency === 'TRY' ? Math.round(sum / 500) : 0,
        explanation: 'Exchange',
      })
    },
)

const cash = fc.record({ at: index, amount, isDeposit: fc.boolean() }).map(
  ({ at, amount: sum, isDeposit }): Action =>
    async ({ bank }) => {
      const account = pick(customersAccounts(bank), at)
      if (!account) return
      const signed = isDeposit ? sum : -sum
      await postEntry(bank, {
        kind: 'cash',
        description: 'Cash',
        postings: [
          { account: account.id, amount: signed, currency: account.currency, transactionType: 'CASH' },
          { account: bankAccount('CASH', account.currency), amount: -signed, currency: account.currency },
        ],
      })
    },
)

const balances = fc
  .record({ at: index, balance: fc.oneof(amount, fc.integer({ min: -60_000_000, max: 60_000_000 })) })
  .map(
    ({ at, balance }): Action =>
      async ({ bank }) => {
        const account = pick(customersAccounts(bank), at)
        if (account) await setBalance(bank, account.id, balance)
      },
  )

const holds = fc.record({ what: fc.constantFrom('place', 'book', 'release'), at: index, amount }).map(
  ({ what, at, amount: sum }): Action =>
    async ({ bank }) => {
      const account = pick(customersAccounts(bank), at)
      // A reservation belongs to the order that placed it.
      const hold = pick(bank.tables.ledgerHolds.list({ where: ({ kind }) => kind === 'card' }), at)
      if (what === 'place' && account) await placeHold(bank, { account: account.id, amount: sum, kind: 'card' })
      if (what === 'book' && hold) await bookHold(bank, hold.id)
      if (what === 'release' && hold) releaseHold(bank, hold.id)
    },
)

const accounts = fc.record({ what: fc.constantFrom('open', 'block', 'unblock'), at: index }).map(
  ({ what, at }): Action =>
    async ({ bank }) => {
      const account = pick(customersAccounts(bank), at)
      if (!account) return
      const { customerNumber, holders, currency } = account
      if (what === 'open') await openAccount(bank, { customerNumber, holders, name: 'New', type: 'CURRENT', currency })
      if (what === 'block') await blockAccount(bank, account.id)
      if (what === 'unblock') await unblockAccount(bank, account.id)
    },
)

const clock = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 90, max: 6000 })).map(
  (minutes): Action =>
    ({ pass }) =>
      pass(minutes * minute),
)

const actions = fc.array(
  fc.oneof(
    { arbitrary: transfers, weight: 5 },
    { arbitrary: clock, weight: 2 },
    decisions,
    exchanges,
    cash,
    balances,
    holds,
    accounts,
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
)

/** Carries out an action. Only the books may refuse it, and then nothing was written. */
async function attempt(world: World, action: Action): Promise<string[]> {
  const { ledgerEntries, ledgerPostings, transfers: orders } = world.bank.tables
  const written = () => [ledgerEntries.count(), ledgerPostings.count(), orders.count()].join()
  const before = written()
  try {
    await action(world)
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    if (written() !== before) return [`${error.refusal} was refused but has written`]
  }
  return []
}

const property = (rows: ReadonlyMap<string, StoredRow>, sabotage?: Sabotage) =>
  fc.asyncProperty(actions, async (all) => {
    const world = openWorld(rows, sabotage)
    const before = new Map(world.bank.tables.ledgerAccounts.list().map(({ id, balance }) => [id, balance]))
    for (const action of all) {
      const found = await attempt(world, action)
      if (found.length > 0) throw new Error(found.join('\n'))
    }
    const found = bookViolations(world, before)
    if (found.length > 0) throw new Error(found.join('\n'))
    await world.pass(10 * 24 * 60 * minute)
    const open = world.bank.tables.transfers.list().filter(({ dueAt }) => dueAt !== null)
    const later = bookViolations(world, before)
    if (open.length > 0 || later.length > 0)
      throw new Error([...later, ...open.map(({ id }) => `${id} hangs`)].join('\n'))
  })

it('keeps the books balanced whatever is called in whatever order', {
  timeout: numRuns * 500,
  meta: { slow: 'random runs' },
}, async () => {
  const rows = await seededRows()
  const { failed, errorInstance, counterexamplePath } = await fc.check(property(rows), { numRuns, seed })
  expect([failed, errorInstance, counterexamplePath]).toEqual([false, null, null])
})

/** A table in which every third row is changed on its way in. */
function spoiling<Row extends object>(table: { insert(row: Row): Promise<Row> }, spoil: (row: Row) => Row) {
  let count = 0
  return Object.assign(Object.create(table), {
    insert(row: Row) {
      count += 1
      return table.insert(count % 3 === 0 ? spoil(row) : row)
    },
  })
}

it.each([
  ['loses a posting', (row: { amount: number }) => ({ ...row, amount: 0 })],
  ['books a unit too much', (row: { amount: number }) => ({ ...row, amount: row.amount + 1 })],
])('notices a ledger that %s', async (_what, spoil) => {
  const rows = await seededRows()
  const sabotage: Sabotage = (tables) => {
    const ledgerPostings = spoiling(tables.ledgerPostings, spoil as never)
    return Object.create(tables, { ledgerPostings: { value: ledgerPostings } })
  }
  const { failed } = await fc.check(property(rows, sabotage), { numRuns: 50, seed, endOnFailure: true })
  expect(failed).toBe(true)
})
