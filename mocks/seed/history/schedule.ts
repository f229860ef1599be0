import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayFrom, timeAt } from '../../bank/dates.ts'
import type { PostingOrder } from '../../ledger/books/ledger.ts'
import { historyMonths, type RecurringTransaction, type StoryMonth } from './story.ts'

/** Postings that were booked together. */
export interface HistoryEvent {
  bookedAt: number
  postings: readonly PostingOrder[]
  /** The last six digits of its number, where an example shows it. */
  number?: string
  /** Of a transfer that it belongs to; without it the number is its own. */
  reference?: string
}

export const eventAt = (
  date: string,
  time: string,
  postings: readonly PostingOrder[],
  number?: string,
): HistoryEvent => ({
  bookedAt: timeAt(date, time),
  postings,
  ...(number === undefined ? {} : { number }),
})

/** The days in which a story happens: from the opening of an account to the day before its last, documented movements. */
export interface Span {
  /** The first day. */
  from: string
  /** The day after the last. */
  until: string
}

/** The day of a month, or its last one. */
export const dayIn = ({ first, last }: Pick<StoryMonth, 'first' | 'last'>, dayOfMonth: number): string => {
  const date = addDays(first, dayOfMonth - 1)
  return date < last ? date : last
}

/** What a rule makes happen in a month, on a bank day, if it falls into the spans of all of its accounts. */
export function recurringEvents(
  rule: RecurringTransaction,
  month: StoryMonth,
  seededOn: string,
  spanOf: (account: string) => Span,
): HistoryEvent[] {
  const { months, monthsAgo = [historyMonths, 0], quietDays = 0 } = rule
  const [earliest, latest] = monthsAgo
  if (month.monthsAgo > earliest || month.monthsAgo < latest || (months && !months.includes(month.month))) return []
  const date = bankDayFrom(dayIn(month, rule.dayOfMonth))
  const isWithin = rule.accounts.every((account) => {
    const { from, until } = spanOf(account)
    return from <= date && date < until
  })
  if (!isWithin || date >= addDays(seededOn, -quietDays)) return []
  return [eventAt(date, rule.time, rule.postings({ date, monthsAgo: month.monthsAgo, month: month.month }))]
}
