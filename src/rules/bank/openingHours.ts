import { isRecord } from '../problem.ts'
import { addDays, holidayOn, isBankDay, istanbulTime } from './bankDays.ts'

/** When what an operation uses is open, in Istanbul, as `x-opening-hours` of its definition says. */
export interface OpeningHours {
  /** What is open, such as EFT. */
  name: string
  days: 'every' | 'bank'
  opensAt: string
  closesAt: string
  /** Of a half day, where it differs. */
  halfDayClosesAt: string
  /** What becomes of a call at another time. */
  outside: 'refused' | 'waits'
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** Null for what is no such extension. */
export function openingHoursOf(value: unknown): OpeningHours | null {
  if (!isRecord(value)) return null
  const { name, days, opensAt, closesAt, halfDayClosesAt = closesAt, outside } = value
  const isKnown = (days === 'every' || days === 'bank') && (outside === 'refused' || outside === 'waits')
  if (!isKnown || typeof name !== 'string' || name === '') return null
  if (!isTime(opensAt) || !isTime(closesAt) || !isTime(halfDayClosesAt)) return null
  return { name, days, opensAt, closesAt, halfDayClosesAt, outside }
}

/** The hours of a day; null where it is closed all day. */
export function hoursOn(
  { days, opensAt, closesAt, halfDayClosesAt }: OpeningHours,
  date: string,
): { opensAt: string; closesAt: string } | null {
  if (days === 'every') return { opensAt, closesAt }
  if (!isBankDay(date)) return null
  return { opensAt, closesAt: holidayOn(date)?.halfDay ? halfDayClosesAt : closesAt }
}

/** The moment in Istanbul at which it opens, `2026-03-16T08:30`; empty while it is open. */
export function closedUntil(hours: OpeningHours, now: number): string {
  const [today = '', time = ''] = istanbulTime(now).split('T')
  const ofToday = hoursOn(hours, today)
  if (ofToday && time >= ofToday.opensAt && time < ofToday.closesAt) return ''
  let date = ofToday && time < ofToday.opensAt ? today : addDays(today, 1)
  while (!hoursOn(hours, date)) date = addDays(date, 1)
  return `${date}T${hours.opensAt}`
}
