import type { Bank } from '../../bank/bank.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { cashEntry } from '../books/cashEntry.ts'
import { account, type Entry, postEntry } from '../books/ledger.ts'
import { LedgerError } from '../books/ledgerError.ts'
import { formatAmount } from '../money/money.ts'

/** The least balance, in minor units: what is reserved stays covered by the balance and the overdraft. */
export const leastBalance = ({ tables }: Pick<Bank, 'tables'>, { id, overdraft }: LedgerAccount): number =>
  tables.ledgerHolds.listBy('account', id).reduce((sum, hold) => sum + hold.amount, 0) - overdraft

/**
 * Books what an account lacks to this balance, in minor units, as cash that is paid in or out; also on a blocked account.
 * Nothing is booked when it has the balance already.
 * @throws LedgerError accountNotFound, accountClosed; insufficientFunds below the least balance
 */
export async function setBalance(bank: Bank, accountNumber: string, balance: number): Promise<Entry | undefined> {
  const row = account(bank, accountNumber)
  const least = leastBalance(bank, row)
  if (balance < least)
    throw new LedgerError(
      'insufficientFunds',
      `Account ${row.id} needs at least ${formatAmount(least)} for what is reserved and may not be overdrawn further.`,
      `balance: Expected at least ${formatAmount(least)} ${row.currency}: what is reserved must be covered`,
    )
  const amount = balance - row.balance
  if (amount === 0) return undefined
  return postEntry(bank, cashEntry(row, amount, amount > 0 ? 'Cash paid in' : 'Cash paid out'))
}
