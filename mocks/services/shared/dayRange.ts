import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { addMonths, dayOf, daysBetween } from '../../bank/dates.ts'
import { inWords } from '../../bank/inWords.ts'
import { invalid } from '../../bank/serviceError.ts'

/** In days. */
const longest = 366

/** @throws ServiceError (400) for a day that has not come */
export function assertHasCome(name: string, day: string, today: string): void {
  if (day > today)
    throw invalid(`${name}: Expected a day not after today`, `It is ${today}: send today or an earlier day.`)
}

/** @throws ServiceError (400) for a day of which nothing is kept any more */
export function assertWithinYears(name: string, day: string, today: string, years: number): void {
  if (day < addMonths(today, -12 * years))
    throw invalid(`${name}: Expected a day of the last ${inWords(years)} years`, `It is ${today}: send a later day.`)
}

/** @throws ServiceError (400) for a day that is in the future or too long ago */
export function assertPastDay(day: string, now: number, name = 'date'): void {
  const today = dayOf(now)
  if (day > today) throw invalid(`${name}: Expected a day not after today`, `${day} is after ${today}.`)
  if (day < addMonths(today, -60))
    throw invalid(`${name}: Expected a day of the last five years`, `The data goes back to ${addMonths(today, -60)}.`)
}

/**
 * The days from `from` to `to`; without them the last 30 days.
 * @throws ServiceError (400) for a range that is backwards, too long, in the future or too long ago
 */
export function dayRange({ from, to }: { from?: string; to?: string }, now: number): { from: string; to: string } {
  const last = to ?? dayOf(now)
  const first = from ?? addDays(last, -30)
  assertHasCome('from', first, dayOf(now))
  if (last < first) throw invalid('to: Expected a day not before from', `${last} is before ${first}.`)
  if (daysBetween(first, last) > longest)
    throw invalid(`to: Expected at most ${longest} days after from`, `Request at most ${longest} days at a time.`)
  assertPastDay(last, now, 'to')
  assertPastDay(first, now, 'from')
  return { from: first, to: last }
}
