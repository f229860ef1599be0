import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { QrOrderRow } from '../../db/tables/payments/qrOrders.ts'

/** The order of the evening before that nobody paid. */
export function seededQrOrders(now: number): QrOrderRow[] {
  const day = addDays(dayOf(now), -1)
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
}
