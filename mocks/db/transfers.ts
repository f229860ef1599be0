import { seededTransfers } from '../ledger/seededTransfers.ts'
import type { TableDefinition } from './table.ts'
import { type Transfer, transferRow } from './transferRow.ts'

export const transfers: TableDefinition<Transfer> = {
  row: transferRow,
  indexed: ['customerNumber', 'senderAccount'],
  seed: async ({ now }) => seededTransfers(now()),
}
