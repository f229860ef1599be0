import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayUntil, dayOf, timeAt } from '../../bank/dates.ts'
import type { FundOrder } from '../../db/tables/products/fundOrders.ts'
import { settlementJob, settlementOf } from '../../products/investments/fundDays.ts'
import { fundOf } from '../../products/investments/instruments.ts'

/** The sale of customer 4 that waits for its settlement on the day of seeding (the examples of the portfolio). */
export function seededFundOrders(now: number): FundOrder[] {
  const fund = fundOf('PEF')
  if (!fund) return []
  const day = bankDayUntil(addDays(dayOf(now), -1))
  const receivedAt = timeAt(day, '10:05:31')
  return [
    {
      id: `${day.replaceAll('-', '')}000388`,
      accountId: 'IN1000000041',
      fundCode: fund.code,
      side: 'SELL',
      amount: null,
      quantity: 1000,
      receivedAt,
      ...settlementOf(fund, receivedAt),
      holdId: null,
      settledAt: null,
    },
  ]
}

/** The jobs that settle them. */
export const seededFundJobs = (now: number) => seededFundOrders(now).map(settlementJob)
