import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import type { EntryOrder } from './ledger.ts'
import { contraPostings } from './postings.ts'

/** Cash that is paid into an account or, below zero, out of it, in minor units; also of a blocked account. */
export const cashEntry = (
  { id, currency }: Pick<LedgerAccount, 'id' | 'currency'>,
  amount: number,
  description: string,
): EntryOrder => ({
  kind: 'cash',
  description,
  authority: 'bank',
  postings: contraPostings('CASH', {
    account: id,
    amount,
    currency,
    transactionType: 'CASH',
    explanation: description,
  }),
})
