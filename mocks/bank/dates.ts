import { addDays, isBankDay, istanbulTime } from '../../src/rules/bank/bankDays.ts'
import { day } from '../../src/rules/time/units.ts'

/** The day in Istanbul, `2026-03-14`, of a moment in milliseconds since the epoch. */
export const dayOf = (time: number): string => istanbulTime(time).slice(0, 10)

/** The moment in Istanbul, `2026-03-14T10:32:07+03:00`. */
export const momentOf = (time: number): string => `${istanbulTime(time)}+03:00`

/** Milliseconds since the epoch of a time of day in Istanbul, such as `08:30` or `23:59:59`. */
export const timeAt = (date: string, timeOfDay = '00:00'): number => Date.parse(`${date}T${timeOfDay}+03:00`)

/** The last second of a day, the moment of its closing balances. */
export const endOfDay = (date: string): number => timeAt(date, '23:59:59')

/** How many days lie between two days; below zero when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

/** This day if it is a bank day, else the next one. */
export function bankDayFrom(date: string): string {
  return isBankDay(date) ? date : bankDayFrom(addDays(date, 1))
}

export function bankDaysAfter(date: string, count: number): string {
  let at = date
  for (let left = count; left > 0; left--) at = bankDayFrom(addDays(at, 1))
  return at
}

/** This day if it is a bank day, else the one before. */
export function bankDayUntil(date: string): string {
  return isBankDay(date) ? date : bankDayUntil(addDays(date, -1))
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const monthName = (month: number): string => monthNames[(month + 11) % 12] ?? ''
