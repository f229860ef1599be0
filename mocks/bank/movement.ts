import type { LedgerPosting } from '../db/tables/ledger/ledger.ts'

/** A movement of a customer's account. */
export interface Movement {
  /** `MV` and fourteen digits. */
  id: string
  account: string
  status: 'BOOKED' | 'PENDING'
  /** Minor units; below zero when money goes out. */
  amount: number
  currency: string
  /** Null while it is pending. */
  balanceAfter: number | null
  transactionType: NonNullable<LedgerPosting['transactionType']>
  reference: string | null
  counterparty: string | null
  counterpartyIban: string | null
  explanation: string
  /** Milliseconds since the epoch. */
  bookedAt: number
  valueDate: string
}

/** What was booked before the moment of seeding, by account and in the order of booking. */
export type MovementHistory = (seededAt: number) => ReadonlyMap<string, readonly Movement[]>
