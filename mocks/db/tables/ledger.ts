import type { Infer } from 'superstruct'
import { dayOf } from '../../bank/calendar.ts'
import { seededHolds } from '../../seed/cardHolds.ts'
import { seededAccounts } from '../../seed/ledgerAccounts.ts'
import type { TableDefinition } from '../table.ts'
import {
  accountRow,
  booksRow,
  entryRow,
  holdRow,
  type LedgerAccount,
  type LedgerEntry,
  type LedgerHold,
  type LedgerPosting,
  postingRow,
} from './ledgerRows.ts'

export const ledgerBooks: TableDefinition<Infer<typeof booksRow>> = {
  row: booksRow,
  seed: async ({ now }) => [{ id: 'books', seededOn: dayOf(now()), seededAt: now() }],
}

export const ledgerAccounts: TableDefinition<LedgerAccount> = {
  row: accountRow,
  unique: ['iban'],
  indexed: ['customerNumber'],
  seed: async () => seededAccounts(),
}

export const ledgerEntries: TableDefinition<LedgerEntry> = { row: entryRow, isLog: true }

export const ledgerPostings: TableDefinition<LedgerPosting> = {
  row: postingRow,
  indexed: ['account', 'entryId'],
  isLog: true,
}

export const ledgerHolds: TableDefinition<LedgerHold> = {
  row: holdRow,
  indexed: ['account'],
  seed: async ({ now }) => seededHolds(now()),
}
