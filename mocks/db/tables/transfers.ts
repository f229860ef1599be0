import { assign, object } from 'superstruct'
import { seededTransfers } from '../../seed/transfers.ts'
import type { TableDefinition } from '../table.ts'
import { limited } from '../textLimits.ts'
import { type Transfer, transferRow } from './transferRow.ts'

export const transfers: TableDefinition<Transfer> = {
  row: transferRow,
  imported: assign(transferRow, object({ explanation: limited('explanation'), receiverName: limited('personName') })),
  indexed: ['customerNumber', 'senderAccount'],
  seed: async ({ now }) => seededTransfers(now()),
}
