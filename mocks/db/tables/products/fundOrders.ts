import { assign, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { day } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const fundOrderRow = object({
  /** The reference number, fourteen digits. */
  id: string(),
  accountId: string(),
  fundCode: string(),
  side: enums(['BUY', 'SELL']),
  /** What a purchase spends, in minor units; null for a sale. */
  amount: nullable(integer()),
  /** How many units; of a purchase null until it is settled. */
  quantity: nullable(integer()),
  receivedAt: moment,
  valuationDate: string(),
  settlementDate: string(),
  /** What is reserved for a purchase, until it is settled. */
  holdId: nullable(string()),
  settledAt: nullable(moment),
})
export type FundOrder = Infer<typeof fundOrderRow>

export const fundOrderTables = {
  fundOrders: table(fundOrderRow, {
    imported: assign(
      fundOrderRow,
      object({
        id: identifier('reference'),
        amount: nullable(storedAmount),
        quantity: nullable(storedAmount),
        valuationDate: day,
        settlementDate: day,
      }),
    ),
    indexed: ['accountId'],
  }),
}
