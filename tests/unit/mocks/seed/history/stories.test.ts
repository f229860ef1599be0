import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { addMonths } from '../../../../../mocks/bank/dates.ts'
import { accountsOf, balancesOf, customerAccount } from '../../../../../mocks/ledger/books/ledger.ts'
import { closingBalance, movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { transfersOf } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { addDays } from '../../../../../src/rules/bank/bankDays.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

const today = '2026-03-14'
const yearAgo = addMonths(today, -12)

let bank: Bank
beforeEach(async () => {
  ;({ bank } = await openLedgerBank())
})

/** Months of the last year in which the account has a movement with this text. */
const monthsWith = (account: string, text: RegExp) =>
  new Set(
    movementsOf(bank, account, { from: addDays(yearAgo, 1), to: today })
      .filter(({ explanation, counterparty }) => text.test(explanation) || text.test(counterparty ?? ''))
      .map(({ valueDate }) => valueDate.slice(0, 7)),
  ).size

it('1 earns a salary, pays rent and saves for holidays', () => {
  expect(monthsWith('1010000001', /^Salary$/)).toBe(12)
  expect(monthsWith('1010000001', /rent$/)).toBe(12)
  expect(monthsWith('1010000002', /^Holiday$/)).toBe(12)
  expect(monthsWith('1010000002', /Interest/)).toBeGreaterThan(10)
  expect(closingBalance(bank, '1010000002', '2023-04-30')).toBeLessThan(2_000_000)
  expect(monthsWith('1010000003', /Purchase of USD/)).toBe(4)
})

it('2 is new and has no account', () => {
  expect([accountsOf(bank, '2'), transfersOf(bank, '2')]).toEqual([[], []])
})

it('3 lost the job, pays the loan no more and has 42.10 left', () => {
  expect(movementsOf(bank, '1010000031').find(({ explanation }) => explanation === 'Salary')?.valueDate).toBe(
    '2025-12-01',
  )
  const loan = movementsOf(bank, '1010000031').filter(({ explanation }) => explanation.includes('LN1000000031'))
  expect(loan.map(({ amount, valueDate }) => [amount, valueDate])).toEqual([
    [-353804, '2026-01-12'],
    [1800000, '2025-12-10'],
  ])
  expect(balancesOf(bank, customerAccount(bank, '3', '1010000031'))).toEqual({
    booked: 5500,
    blocked: 1290,
    available: 4210,
  })
})

it('4 has three currencies with gold, invests and pays a loan on time', () => {
  expect(accountsOf(bank, '4').map(({ currency }) => currency)).toEqual(['TRY', 'EUR', 'XAU'])
  expect(monthsWith('1010000041', /fund PPF/)).toBe(12)
  expect(monthsWith('1010000041', /LN1000000041, instalment/)).toBe(4)
  expect(monthsWith('1010000043', /Purchase of XAU/)).toBe(4)
  expect(monthsWith('1010000042', /Rental income/)).toBe(4)
})

it('5 is paid by the company 12 and lives in a rented flat', () => {
  expect(monthsWith('1010000051', /^Salary$/)).toBe(12)
  expect(monthsWith('1010000051', /Kuzey Trading/)).toBe(12)
  expect(monthsWith('1010000051', /rent$/)).toBe(12)
})

it('6 shares an account, into which two salaries go, and an order waits for the second holder', () => {
  expect(customerAccount(bank, '6', '1010000061').holders).toEqual(['Can Öztürk', 'Derya Öztürk'])
  expect(monthsWith('1010000061', /Anadolu Lojistik/)).toBe(12)
  expect(monthsWith('1010000061', /Çankaya Hastanesi/)).toBe(12)
  expect(transfersOf(bank, '6').map(({ lifecycle, amount }) => [lifecycle.value, amount])).toEqual([
    ['waitingForApproval', 50000],
  ])
})

it('7 used the account until it was blocked in December', () => {
  const { status, balance } = customerAccount(bank, '7', '1010000071')
  expect([status, balance]).toEqual(['BLOCKED', 540000])
  expect(movementsOf(bank, '1010000071', { from: '2026-01-01' })).toEqual([])
  expect(movementsOf(bank, '1010000071', { from: '2025-12-01' }).length).toBeGreaterThan(5)
})

it('12 pays salaries and a loan, sells what it earns in euros, and orders wait for the approver', () => {
  expect(monthsWith('1012000002', /^Salaries/)).toBe(12)
  expect(monthsWith('1012000001', /LN1200000001, instalment/)).toBe(8)
  expect(monthsWith('1012000003', /Sale of EUR/)).toBe(4)
  expect(transfersOf(bank, '12').map(({ lifecycle }) => lifecycle.value)).toEqual(Array(2).fill('waitingForApproval'))
})

it('the customers of BaaS trade gold, collect rent and have little left', () => {
  expect(monthsWith('4010000002', /Purchase of XAU/)).toBe(1)
  expect(movementsOf(bank, '4010000062').map(({ amount, explanation }) => [amount, explanation])).toEqual([
    [-750000, 'Sweep'],
    [750000, 'Rent'],
    [-750000, 'Sweep'],
    [750000, 'Rent'],
  ])
  expect(balancesOf(bank, customerAccount(bank, '4000000006', '4010000061')).available).toBe(4210)
  expect(customerAccount(bank, '4000000005', '4010000051').status).toBe('BLOCKED')
})
