import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { bankAccount, type EntryOrder } from './ledger.ts'

/** Cash that is paid into an account or, below zero, out of it, in minor units; also of a blocked account. */
export const cashEntry = (
  { id, currency }: Pick<LedgerAccount, 'id' | 'currency'>,
  amount: number,
  description: string,
): EntryOrder => ({
  kind: 'cash',
  description,
  authority: 'bank',
  postings: [
    { account: id, amount, currency, transactionType: 'CASH', explanation: description },
    { account: bankAccount('CASH', currency), amount: -amount, currency },
  ],
})
