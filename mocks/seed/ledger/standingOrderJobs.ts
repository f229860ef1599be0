import { integer, object, string } from 'superstruct'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, bankDayFrom, timeAt } from '../../bank/dates.ts'
import { type JobHandler, jobHandler } from '../../bank/jobs/jobHandler.ts'
import { nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { recurringTransactions } from '../history/recurring/recurringTransactions.ts'
import { dayIn } from '../history/schedule.ts'

/** Salaries, rents and bills of the test customers go on for so many months after the day of seeding. */
const months = 36

const monthOf = (date: string) => {
  const first = `${date.slice(0, 7)}-01`
  return { first, last: addDays(addMonths(first, 1), -1), month: Number(date.slice(5, 7)) }
}

/** Plans what happens from a day to the end of its month, and the planning of the next month. */
export async function planStandingOrders(bank: Bank, from: string): Promise<void> {
  const month = monthOf(from)
  for (const [rule, { isPast, monthsAgo, months: in_, dayOfMonth, time }] of recurringTransactions.entries()) {
    const date = bankDayFrom(dayIn(month, dayOfMonth))
    const goesOn = !isPast && (monthsAgo === undefined || monthsAgo[1] === 0)
    if (!goesOn || date < from || (in_ && !in_.includes(month.month))) continue
    await bank.jobs.schedule({ at: timeAt(date, time), kind: 'standing-order', data: { rule, date } })
  }
  const next = addDays(month.last, 1)
  const { seededOn = from } = bank.tables.ledgerBooks.get('books') ?? {}
  if (next < addMonths(seededOn, months))
    await bank.jobs.schedule({ at: timeAt(next), kind: 'standing-orders', data: { from: next } })
}

/** Carries one out, unless an account is closed or blocked or has too little money: then it is left out this time. */
export async function carryOutStandingOrder(bank: Bank, rule: number, date: string): Promise<void> {
  const transaction = recurringTransactions[rule]
  if (!transaction) return
  const postings = transaction.postings({ date, monthsAgo: 0, month: Number(date.slice(5, 7)) })
  const reference = await nextReference(bank)
  try {
    await postEntry(bank, { kind: 'standing-order', description: `Standing order of ${date}`, reference, postings })
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
  }
}

export const standingOrderJobs: readonly JobHandler[] = [
  jobHandler('standing-orders', object({ from: string() }), (bank, { from }) => planStandingOrders(bank, from)),
  jobHandler('standing-order', object({ rule: integer(), date: string() }), (bank, { rule, date }) =>
    carryOutStandingOrder(bank, rule, date),
  ),
]
