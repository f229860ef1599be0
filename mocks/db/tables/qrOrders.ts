import { assign, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { addDays, dayOf, timeAt } from '../../bank/calendar.ts'
import { moment } from '../moment.ts'
import type { TableDefinition } from '../table.ts'
import { limited } from '../textLimits.ts'

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

/** The order of the evening before that nobody paid. */
export const qrOrders: TableDefinition<QrOrderRow> = {
  row: qrOrder,
  imported: assign(
    qrOrder,
    object({ explanation: nullable(limited('qrExplanation')), place: nullable(limited('qrPlace')) }),
  ),
  indexed: ['customerNumber'],
  async seed({ now }) {
    const day = addDays(dayOf(now()), -1)
    const id = `QR${day.replaceAll('-', '')}0027`
    return [
      {
        id,
        customerNumber: '12',
        applicationId: null,
        type: 'PAYMENT',
        account: '1012000001',
        amount: 6450,
        explanation: null,
        qrData: `PRTC01.${id}.5C2E90A7F1`,
        holdId: null,
        status: 'EXPIRED',
        createdAt: timeAt(day, '18:05:00'),
        expiresAt: timeAt(day, '18:07:00'),
        usedAt: null,
        place: null,
      },
    ]
  },
}
