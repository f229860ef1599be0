import { seededFundOrders } from '../../seed/fundOrders.ts'
import type { TableDefinition } from '../table.ts'
import { type FundOrder, fundOrderRow } from './fundOrderRow.ts'

export const fundOrders: TableDefinition<FundOrder> = {
  row: fundOrderRow,
  indexed: ['accountId'],
  seed: async ({ now }) => seededFundOrders(now()),
}
