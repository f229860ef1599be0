import { memoize } from '../../src/rules/memoize.ts'

const day = 86_400_000
/** Istanbul is three hours ahead of UTC, all year since 2016. */
const offset = 3 * 3_600_000

const isoOf = (time: number) => new Date(time + offset).toISOString()

/** The day in Istanbul, `2026-03-14`, of a moment in milliseconds since the epoch. */
export const dayOf = (time: number): string => isoOf(time).slice(0, 10)

/** The moment in Istanbul, `2026-03-14T10:32:07+03:00`. */
export const momentOf = (time: number): string => `${isoOf(time).slice(0, 19)}+03:00`

/** Milliseconds since the epoch of a time of day in Istanbul, such as `08:30` or `23:59:59`. */
export const timeAt = (date: string, timeOfDay = '00:00'): number => Date.parse(`${date}T${timeOfDay}+03:00`)

/** The last second of a day, the moment of its closing balances. */
export const endOfDay = (date: string): number => timeAt(date, '23:59:59')

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

export interface Holiday {
  date: string
  name: { EN: string; TR: string }
  /** Banks work until 12:30, and EFT ends at 12:00. */
  halfDay: boolean
}

const national: readonly [monthAndDay: string, en: string, tr: string, halfDay?: boolean][] = [
  ['01-01', 'New Year’s Day', 'Yılbaşı'],
  ['04-23', 'National Sovereignty and Children’s Day', 'Ulusal Egemenlik ve Çocuk Bayramı'],
  ['05-01', 'Labour and Solidarity Day', 'Emek ve Dayanışma Günü'],
  ['05-19', 'Commemoration of Atatürk, Youth and Sports Day', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
  ['07-15', 'Democracy and National Unity Day', 'Demokrasi ve Millî Birlik Günü'],
  ['08-30', 'Victory Day', 'Zafer Bayramı'],
  ['10-28', 'Republic Day, eve', 'Cumhuriyet Bayramı arifesi', true],
  ['10-29', 'Republic Day', 'Cumhuriyet Bayramı'],
]

const feasts = {
  ramadan: { en: 'Ramadan Feast', tr: 'Ramazan Bayramı', days: 3 },
  sacrifice: { en: 'Feast of Sacrifice', tr: 'Kurban Bayramı', days: 4 },
} as const

/** The eves of the feasts, which follow the moon. */
const eves: readonly [date: string, feast: keyof typeof feasts][] = [
  ['2023-04-20', 'ramadan'],
  ['2023-06-27', 'sacrifice'],
  ['2024-04-09', 'ramadan'],
  ['2024-06-15', 'sacrifice'],
  ['2025-03-29', 'ramadan'],
  ['2025-06-05', 'sacrifice'],
  ['2026-03-19', 'ramadan'],
  ['2026-05-26', 'sacrifice'],
  ['2027-03-08', 'ramadan'],
  ['2027-05-15', 'sacrifice'],
]

const ordinals = ['first', 'second', 'third', 'fourth']

function feastDays(eve: string, feast: keyof typeof feasts): Holiday[] {
  const { en, tr, days } = feasts[feast]
  const main = ordinals.slice(0, days).map((ordinal, index) => ({
    date: addDays(eve, index + 1),
    name: { EN: `${en}, ${ordinal} day`, TR: `${tr} ${index + 1}. gün` },
    halfDay: false,
  }))
  return [{ date: eve, name: { EN: `${en}, eve`, TR: `${tr} arifesi` }, halfDay: true }, ...main]
}

/** The holidays of a year in the order of their days. The feasts are known from 2023 to 2027. */
export const holidaysOf = memoize((year: number): readonly Holiday[] =>
  [
    ...national.map(([monthAndDay, EN, TR, halfDay = false]) => ({
      date: `${year}-${monthAndDay}`,
      name: { EN, TR },
      halfDay,
    })),
    ...eves.flatMap(([eve, feast]) => (eve.startsWith(String(year)) ? feastDays(eve, feast) : [])),
  ].sort((one, other) => (one.date < other.date ? -1 : 1)),
)

const holidayOn = (date: string) => holidaysOf(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)

/** Monday to Friday but no holiday; half days are bank days. */
export function isBankDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidayOn(date)?.halfDay !== false
}

/** This day if it is a bank day, else the next one. */
export function bankDayFrom(date: string): string {
  return isBankDay(date) ? date : bankDayFrom(addDays(date, 1))
}

/** The bank day that is so many bank days after a day. */
export function bankDaysAfter(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0; left--) at = bankDayFrom(addDays(at, 1))
  return at
}

/** This day if it is a bank day, else the one before. */
export function bankDayUntil(date: string): string {
  return isBankDay(date) ? date : bankDayUntil(addDays(date, -1))
}

/** When EFT opens and closes on a bank day: 08:30 to 17:30, and until 12:00 on a half day. */
export const eftHours = (date: string) => ({
  opensAt: timeAt(date, '08:30'),
  closesAt: timeAt(date, holidayOn(date)?.halfDay ? '12:00' : '17:30'),
})

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
