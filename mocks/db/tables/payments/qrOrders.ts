import { assign, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { limited } from '../../textLimits.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const qrOrder = object({
  /** `QR` and twelve digits. */
  id: string(),
  customerNumber: string(),
  /** Null for an order that every application may read. */
  applicationId: nullable(string()),
  type: enums(['PAYMENT', 'WITHDRAWAL']),
  account: string(),
  /** Minor units of TRY. */
  amount: integer(),
  explanation: nullable(string()),
  qrData: string(),
  /** What a withdrawal has reserved. */
  holdId: nullable(string()),
  status: enums(['CREATED', 'USED', 'EXPIRED', 'CANCELLED']),
  createdAt: moment,
  expiresAt: moment,
  usedAt: nullable(moment),
  place: nullable(string()),
})
export type QrOrderRow = Infer<typeof qrOrder>

export const qrOrderTables = {
  qrOrders: table(qrOrder, {
    imported: assign(
      qrOrder,
      object({
        id: identifier('qrOrder'),
        account: identifier('account'),
        amount: storedAmount,
        qrData: identifier('qrData'),
        explanation: nullable(limited('qrExplanation')),
        place: nullable(limited('qrPlace')),
      }),
    ),
    indexed: ['customerNumber'],
  }),
}
