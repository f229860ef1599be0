import { type Infer, integer, nullable, object, string } from 'superstruct'
import type { TableDefinition } from './table.ts'

const billPayment = object({
  /** The reference number, fourteen digits. */
  id: string(),
  customerNumber: string(),
  applicationId: string(),
  /** Of the bill, whatever day its ID was asked for: institution, subscriber and month. */
  bill: string(),
  account: string(),
  /** Minor units of TRY. */
  amount: integer(),
  fee: integer(),
  paidAt: integer(),
  /** The last moment at which it can be cancelled. */
  cancellableUntil: integer(),
  /** Of its cancellation; null while there is none. */
  cancelledAt: nullable(integer()),
})
export type BillPaymentRow = Infer<typeof billPayment>

export const billPayments: TableDefinition<BillPaymentRow> = {
  row: billPayment,
  indexed: ['customerNumber', 'bill'],
}
