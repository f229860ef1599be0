import { addDays, isBankDay } from '../../../src/rules/bank/bankDays.ts'
import { bankDayFrom, bankDaysAfter, dayOf, timeAt } from '../../bank/dates.ts'
import type { FundOrder } from '../../db/tables/products/fundOrders.ts'
import type { Fund } from './instruments.ts'

/** When an order gets its price and is settled: it counts for the day on which it arrives before the cut-off. */
export function settlementOf(
  { orderCutOff, valuationDays, settlementDays }: Fund,
  receivedAt: number,
): { valuationDate: string; settlementDate: string } {
  const today = dayOf(receivedAt)
  const isInTime = isBankDay(today) && receivedAt < timeAt(today, orderCutOff)
  const valuationDate = bankDaysAfter(isInTime ? today : bankDayFrom(addDays(today, 1)), valuationDays)
  return { valuationDate, settlementDate: bankDaysAfter(valuationDate, settlementDays) }
}

/** When the prices of a day are made, and orders are settled at them. */
const closing = '18:30'

export const settlementJobKind = 'fundOrder.settle'

export const settlementJob = (order: Pick<FundOrder, 'id' | 'settlementDate'>) => ({
  at: timeAt(order.settlementDate, closing),
  kind: settlementJobKind,
  data: { order: order.id },
})
