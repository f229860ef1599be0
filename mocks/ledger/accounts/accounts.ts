import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { ibanOf } from '../../fixtures/iban.ts'
import { account } from '../books/ledger.ts'
import { LedgerError } from '../books/ledgerError.ts'
import { planSweep } from '../books/sweepSchedule.ts'

/** Yearly interest in hundredths of a percent. */
export function interestRateOf({ type, currency }: Pick<LedgerAccount, 'type' | 'currency'>): number | null {
  if (type !== 'SAVINGS') return null
  return currency === 'TRY' ? 3850 : 10
}

export interface AccountOpening {
  customerNumber: string
  holders: readonly string[]
  name: string
  type: 'CURRENT' | 'SAVINGS' | 'COLLECTION'
  currency: string
  branchCode?: string
  branchName?: string
}

/** Accounts of customers of BaaS have ten digits for the customer and count on from the examples. */
const firstNumberOf = (customerNumber: string): number => (customerNumber.length === 10 ? 4010000020 : 1010000100)

/** Opens an account with a balance of zero; its number is the next free one. Limits on the number of accounts are the caller's. */
export async function openAccount(bank: Bank, opening: AccountOpening): Promise<LedgerAccount> {
  const { customerNumber, holders, name, type, currency, branchCode = '', branchName = '' } = opening
  const first = firstNumberOf(customerNumber)
  let id: string
  do id = String(first + (await bank.sequence.next(`account ${first}`)))
  while (bank.tables.ledgerAccounts.get(id))
  return bank.tables.ledgerAccounts.insert({
    id,
    customerNumber,
    iban: ibanOf(id),
    name,
    type,
    currency,
    status: 'ACTIVE',
    balance: 0,
    overdraft: 0,
    interestRate: interestRateOf({ type, currency }),
    branchCode,
    branchName,
    openedOn: dayOf(bank.clock.now()),
    closedOn: null,
    holders: [...holders],
    needsApproval: false,
  })
}

/** Blocks an account: money still comes in, and nothing leaves. @throws LedgerError accountNotFound, accountClosed */
export async function blockAccount(bank: Bank, accountNumber: string): Promise<LedgerAccount> {
  if (account(bank, accountNumber).status === 'CLOSED')
    throw new LedgerError('accountClosed', `Account ${accountNumber} is closed.`)
  return bank.tables.ledgerAccounts.update(accountNumber, { status: 'BLOCKED' })
}

/** What came into a collection account meanwhile is swept at the next full hour. @throws LedgerError accountNotFound, accountClosed */
export async function unblockAccount(bank: Bank, accountNumber: string): Promise<LedgerAccount> {
  const { status, balance, ...row } = account(bank, accountNumber)
  if (status === 'CLOSED') throw new LedgerError('accountClosed', `Account ${accountNumber} is closed.`)
  if (status === 'BLOCKED' && balance > 0) await planSweep(bank, row)
  return bank.tables.ledgerAccounts.update(accountNumber, { status: 'ACTIVE' })
}
