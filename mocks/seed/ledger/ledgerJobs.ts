import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { JobRow } from '../../db/tables/jobs.ts'
import { bookingTime } from '../../ledger/accounts/holds.ts'
import { seededHolds } from '../products/cardHolds.ts'
import { seededTransfers } from './transfers.ts'

type Job = Omit<JobRow, 'id'>

/** What goes on by itself after the moment of seeding: transfers under way, card payments to book, standing orders. */
export function seededJobs(seededAt: number): Job[] {
  const transfers = seededTransfers(seededAt).flatMap(({ id, dueAt }): Job[] =>
    dueAt === null ? [] : [{ at: dueAt, kind: 'transfer', data: { reference: id, dueAt } }],
  )
  const cards = seededHolds(seededAt).map(
    ({ id, placedAt }): Job => ({ at: bookingTime(placedAt), kind: 'card-booking', data: { holdId: id } }),
  )
  const tomorrow = addDays(dayOf(seededAt), 1)
  return [...transfers, ...cards, { at: timeAt(tomorrow), kind: 'standing-orders', data: { from: tomorrow } }]
}
