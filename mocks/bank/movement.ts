import type { LedgerPosting } from '../db/tables/ledger/ledger.ts'

/** A movement of a customer's account; its ID is `MV` and fourteen digits. */
export interface Movement extends Omit<LedgerPosting, 'entryId' | 'balanceAfter' | 'transactionType'> {
  status: 'BOOKED' | 'PENDING'
  /** Null while it is pending. */
  balanceAfter: number | null
  transactionType: NonNullable<LedgerPosting['transactionType']>
}

/** What was booked before the moment of seeding, by account and in the order of booking. */
export type MovementHistory = (seededAt: number) => ReadonlyMap<string, readonly Movement[]>
