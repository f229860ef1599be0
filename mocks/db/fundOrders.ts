import { seededFundOrders } from '../investments/seededFundOrders.ts'
import { type FundOrder, fundOrderRow } from './fundOrderRow.ts'
import type { TableDefinition } from './table.ts'

export const fundOrders: TableDefinition<FundOrder> = {
  row: fundOrderRow,
  indexed: ['accountId'],
  seed: async ({ now }) => seededFundOrders(now()),
}
