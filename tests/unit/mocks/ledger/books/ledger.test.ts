import { expect, it } from 'vitest'
import { baasCustomers } from '../../../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { seededCustomers } from '../../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { blockAccount, openAccount, unblockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import {
  accountsOf,
  availableBalance,
  balanceOf,
  balancesOf,
  bankAccount,
  customerAccount,
  postEntry,
} from '../../../../../mocks/ledger/books/ledger.ts'
import { LedgerError } from '../../../../../mocks/ledger/books/ledgerError.ts'
import { closingBalance, movementOf, movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { formatAmount, parseAmount, toMoney } from '../../../../../mocks/ledger/money/money.ts'
import { openLedgerBank, trialBalance } from '../../../../support/ledgerBank.ts'

const salary = '1010000001'
const savings = '1010000002'

const cash = (account: string, amount: number, currency = 'TRY') => [
  { account, amount, currency, transactionType: 'CASH' as const, explanation: 'ATM withdrawal' },
  { account: bankAccount('CASH', currency), amount: -amount, currency },
]

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof LedgerError ? error.refusal : String(error)),
  )

it('reads and writes amounts without losing a unit', () => {
  expect(['0.01', '12', '-3.5', '9999999999999.99', '0.00', '-0.00'].map(parseAmount)).toEqual([
    1, 1200, -350, 999999999999999, 0, 0,
  ])
  expect([1, 0, -350, 999999999999999].map(formatAmount)).toEqual(['0.01', '0.00', '-3.50', '9999999999999.99'])
  expect(toMoney(850000, 'TRY')).toEqual({ amount: '8500.00', currency: 'TRY' })
  for (const text of ['', '1.234', '1,00', ' 1', '1e3', '12345678901234.00'])
    expect(() => parseAmount(text)).toThrow(RangeError)
})

it('seeds the accounts of the test customers with their balances, and books that balance', async () => {
  const { bank } = await openLedgerBank()
  const documented = [...seededCustomers, ...baasCustomers].flatMap(({ accounts }) =>
    accounts.map(({ accountNumber, bookedBalance, availableBalance: available }) => [
      accountNumber,
      bookedBalance,
      available,
    ]),
  )
  const held = documented.map(([accountNumber = '']) => [
    accountNumber,
    formatAmount(balanceOf(bank, accountNumber)),
    formatAmount(availableBalance(bank, accountNumber)),
  ])
  expect(held).toEqual(documented)
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
  expect(accountsOf(bank, '1').map(({ id }) => id)).toEqual([salary, savings, '1010000003'])
  expect(balancesOf(bank, customerAccount(bank, '7', '1010000071'))).toEqual({
    booked: 540000,
    blocked: 540000,
    available: 0,
  })
})

it('books an entry on all of its accounts, with the balance after each posting', async () => {
  const { bank } = await openLedgerBank()
  const entry = await postEntry(bank, {
    kind: 'test',
    description: 'Savings with a fee',
    reference: '20260314000187',
    postings: [
      { account: salary, amount: -100, currency: 'TRY', transactionType: 'FEE', explanation: 'Fee' },
      { account: salary, amount: -125000, currency: 'TRY', transactionType: 'CVIRM', explanation: 'Holiday' },
      { account: savings, amount: 125000, currency: 'TRY', transactionType: 'CVIRM', explanation: 'Holiday' },
      { account: bankAccount('FEES', 'TRY'), amount: 100, currency: 'TRY' },
    ],
  })
  expect(entry.postings.map(({ id, account, balanceAfter }) => [id, account, balanceAfter])).toEqual([
    ['MV20260314001001', salary, 1824975],
    ['MV20260314000187', salary, 1699975],
    ['MV20260314001002', savings, 6525000],
    ['entry-000001-3', 'FEES-TRY', 100],
  ])
  expect(movementsOf(bank, salary, { from: '2026-03-14' })[0]).toEqual({
    id: 'MV20260314000187',
    account: salary,
    status: 'BOOKED',
    amount: -125000,
    currency: 'TRY',
    balanceAfter: 1699975,
    transactionType: 'CVIRM',
    reference: '20260314000187',
    counterparty: null,
    counterpartyIban: null,
    explanation: 'Holiday',
    bookedAt: bank.clock.now(),
    valueDate: '2026-03-14',
  })
  expect(movementOf(bank, '1', 'MV20260314001002')).toMatchObject({ account: savings, amount: 125000 })
  expect(movementOf(bank, '4', 'MV20260314001002')).toBeUndefined()
  expect(closingBalance(bank, salary, '2026-03-13')).toBe(1825075)
  expect(closingBalance(bank, salary, '2026-03-14')).toBe(1699975)
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
})

it('refuses what is not balanced or not a whole number of minor units', async () => {
  const { bank } = await openLedgerBank()
  const post = (amounts: readonly [number, number], currency = 'TRY') =>
    postEntry(bank, {
      kind: 'test',
      description: 'Test',
      postings: [
        { account: salary, amount: amounts[0], currency: 'TRY' },
        { account: savings, amount: amounts[1], currency },
      ],
    })
  await expect(post([-100, 99])).rejects.toThrow('The entry is not balanced: -1 TRY')
  await expect(post([-100, 100], 'USD')).rejects.toThrow('The entry is not balanced: -100 TRY, 100 USD')
  await expect(post([-0.5, 0.5])).rejects.toThrow('Not an amount in minor units: -0.5')
  expect(bank.tables.ledgerEntries.count()).toBe(0)
})

it('lets no money leave that is not there, down to the last unit and with the overdraft', async () => {
  const { bank } = await openLedgerBank()
  const take = (amount: number, account = salary, currency = 'TRY') =>
    codeOf(postEntry(bank, { kind: 'cash', description: 'Cash', postings: cash(account, -amount, currency) }))
  expect(await take(2025076)).toBe('insufficientFunds')
  expect(await take(2025075)).toBe('accepted')
  expect([balanceOf(bank, salary), availableBalance(bank, salary)]).toEqual([-200000, 0])
  expect(await take(1)).toBe('insufficientFunds')
  expect(await take(1, '1010000071')).toBe('accountBlocked')
  expect(await take(1, '1010000099')).toBe('accountNotFound')
  expect(await take(1, savings, 'USD')).toBe('currencyMismatch')
})

it('lets the bank book on a blocked and an empty account', async () => {
  const { bank } = await openLedgerBank()
  await postEntry(bank, { kind: 'cash', description: 'In', postings: cash('1010000071', 100) })
  await postEntry(bank, { kind: 'fee', description: 'Out', authority: 'bank', postings: cash('1010000071', -600000) })
  expect(balanceOf(bank, '1010000071')).toBe(-59900)
})

it('opens and blocks accounts, and refuses postings to closed ones', async () => {
  const { bank } = await openLedgerBank()
  const opening = { customerNumber: '4000000002', holders: ['Ece Yıldız'], name: 'Everyday account' } as const
  const opened = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  expect(opened).toMatchObject({ id: '4010000021', iban: 'TR980999900000004010000021', openedOn: '2026-03-14' })
  await postEntry(bank, { kind: 'cash', description: 'Cash', postings: cash(opened.id, 500) })
  await blockAccount(bank, opened.id)
  expect(availableBalance(bank, opened.id)).toBe(0)
  await unblockAccount(bank, opened.id)
  await postEntry(bank, { kind: 'cash', description: 'Cash', postings: cash(opened.id, -500) })
  await bank.tables.ledgerAccounts.update(opened.id, { status: 'CLOSED', closedOn: '2026-03-14' })
  expect(accountsOf(bank, '4000000002')).toEqual([])
  const refused = [
    postEntry(bank, { kind: 'cash', description: 'Cash', postings: cash(opened.id, 500) }),
    blockAccount(bank, opened.id),
    unblockAccount(bank, opened.id),
  ]
  expect(await Promise.all(refused.map(codeOf))).toEqual(Array(3).fill('accountClosed'))
  expect((await openAccount(bank, { ...opening, type: 'SAVINGS', currency: 'XAU' })).id).toBe('4010000022')
})
