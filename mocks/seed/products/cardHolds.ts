import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { LedgerHold } from '../../db/tables/ledger/ledger.ts'

/** The card payments that are reserved and not booked yet on the day of seeding (the examples of the movement list). */
export const cardHolds = [
  {
    account: '1010000031',
    amount: 1290,
    counterparty: 'Çankaya Market',
    explanation: '410099******2031',
    paidAt: '09:41:26',
    number: '000119',
  },
] as const

/** On the day of seeding, or on the day before when the sandbox is seeded at an earlier hour than that of the payment. */
export function seededHolds(now: number): LedgerHold[] {
  return cardHolds.map(({ paidAt, number, ...hold }) => {
    const today = dayOf(now)
    const day = timeAt(today, paidAt) <= now ? today : addDays(today, -1)
    return {
      ...hold,
      id: `MV${day.replaceAll('-', '')}${number}`,
      kind: 'card',
      placedAt: timeAt(day, paidAt),
      reference: null,
    }
  })
}
