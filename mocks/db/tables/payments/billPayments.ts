import { assign, type Infer, integer, nullable, object, string } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

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
  paidAt: moment,
  /** The last moment at which it can be cancelled. */
  cancellableUntil: moment,
  /** Of its cancellation; null while there is none. */
  cancelledAt: nullable(moment),
})
export type BillPaymentRow = Infer<typeof billPayment>

export const billPaymentTables = {
  billPayments: table(billPayment, {
    imported: assign(
      billPayment,
      object({ id: identifier('reference'), account: identifier('account'), amount: storedAmount, fee: storedAmount }),
    ),
    indexed: ['customerNumber', 'bill'],
  }),
}
