import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { addMonths } from '../../bank/dates.ts'

/** A statement's period; both days belong to it. */
export interface Period {
  /** The month in which the statement is made: `2026-03`. */
  name: string
  from: string
  to: string
}

/** The period that ends in a month. */
export function periodOf(name: string, statementDay: number): Period {
  const to = `${name}-${String(statementDay).padStart(2, '0')}`
  return { name, from: addDays(addMonths(to, -1), 1), to }
}

/** The last period that is over on a day. */
export function lastPeriod(statementDay: number, today: string): Period {
  const ofThisMonth = periodOf(today.slice(0, 7), statementDay)
  return ofThisMonth.to < today ? ofThisMonth : earlier(ofThisMonth, 1, statementDay)
}

/** So many periods before. */
export const earlier = ({ to }: Period, count: number, statementDay: number): Period =>
  periodOf(addMonths(to, -count).slice(0, 7), statementDay)

const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** How many periods later the one of the second day ends, of days on which periods end. */
export const periodsBetween = (from: string, to: string): number => monthsOf(to) - monthsOf(from)
