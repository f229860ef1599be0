import type { CallGrant } from '../../authorization/checks/authenticateCall.ts'
import type { Bank } from '../../bank/bank.ts'
import { invalid, notFound } from '../../bank/serviceError.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { accountsOf, customerAccount } from '../../ledger/books/ledger.ts'

/** Of a call what says whose accounts it may see. */
export interface CustomerCall {
  bank: Bank
  grant: CallGrant
  readonly customer: string
}

/** The customer's account, also a closed one. @throws LedgerError accountNotFound */
export const ownAccount = ({ bank, customer }: CustomerCall, accountNumber: string): LedgerAccount =>
  customerAccount(bank, customer, accountNumber)

/** Whether the customer shares an account of this number, if it is theirs. */
export const isShared = ({ accounts }: CallGrant, accountNumber: string) =>
  accounts === undefined || accounts.includes(accountNumber)

/** The accounts that the customer shares and that are not closed, in the order in which they were opened. */
export const sharedAccounts = ({ bank, grant, customer }: CustomerCall): LedgerAccount[] =>
  accountsOf(bank, customer).filter(({ id }) => isShared(grant, id))

/** @throws ServiceError (404) for an account that the customer does not share, also for a closed one */
export function sharedAccount(call: CustomerCall, accountNumber: string): LedgerAccount {
  const found = sharedAccounts(call).find(({ id }) => id === accountNumber)
  if (found) return found
  throw notFound(`The customer shares no account ${accountNumber}: use one of the account list.`)
}

/** @throws ServiceError (404) as sharedAccount; (400) for an account in another currency */
export function liraAccount(call: CustomerCall, accountNumber: string): LedgerAccount {
  const row = sharedAccount(call, accountNumber)
  if (row.currency === 'TRY') return row
  throw invalid('accountNumber: Expected an account in TRY', `Account ${row.id} is in ${row.currency}.`)
}
