import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { blockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { placeHold } from '../../../../../mocks/ledger/accounts/holds.ts'
import { leastBalance, setBalance } from '../../../../../mocks/ledger/accounts/setBalance.ts'
import { account, balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

/** With 18 250.75 and an overdraft of 2 000.00. */
const salary = '1010000001'

let bank: Bank
beforeEach(async () => {
  bank = (await openLedgerBank()).bank
})

it.each([
  [2_000_000, 174_925, 'Cash paid in'],
  [0, -1_825_075, 'Cash paid out'],
])('books what is missing to %i as cash', async (balance, amount, description) => {
  const entry = await setBalance(bank, salary, balance)
  const shown = entry?.postings.map((posting) => ({
    account: posting.account,
    amount: posting.amount,
    balanceAfter: posting.balanceAfter,
    transactionType: posting.transactionType,
    explanation: posting.explanation,
  }))
  expect([entry?.kind, entry?.description, shown]).toEqual([
    'cash',
    description,
    [
      { account: salary, amount, balanceAfter: balance, transactionType: 'CASH', explanation: description },
      { account: 'CASH-TRY', amount: -amount, balanceAfter: -amount, transactionType: null, explanation: '' },
    ],
  ])
})

it('books nothing when the account has the balance', async () => {
  expect(await setBalance(bank, salary, 1_825_075)).toBeUndefined()
  expect(bank.tables.ledgerEntries.count()).toBe(0)
})

it('keeps what is reserved covered by the balance and the overdraft', async () => {
  await placeHold(bank, { account: salary, amount: 30_000, kind: 'reservation' })
  await placeHold(bank, { account: salary, amount: 20_000, kind: 'card' })
  expect(leastBalance(bank, account(bank, salary))).toBe(-150_000)
  await expect(setBalance(bank, salary, -150_001)).rejects.toMatchObject({
    refusal: 'insufficientFunds',
    message: 'balance: Expected at least -1500.00 TRY: what is reserved must be covered',
    reason: 'Account 1010000001 needs at least -1500.00 for what is reserved and may not be overdrawn further.',
  })
  expect(balanceOf(bank, salary)).toBe(1_825_075)
  await setBalance(bank, salary, -150_000)
  expect(balanceOf(bank, salary)).toBe(-150_000)
})

it('changes a blocked account too', async () => {
  await blockAccount(bank, salary)
  await setBalance(bank, salary, 100)
  expect(balanceOf(bank, salary)).toBe(100)
})
