import { memoize } from '../memoize.ts'

const day = 86_400_000
/** Istanbul is three hours ahead of UTC, all year since 2016. */
const offset = 3 * 3_600_000

/** The day and the time of day in Istanbul, `2026-03-14T10:32:07`, of a moment in milliseconds since the epoch. */
export const istanbulTime = (time: number): string => new Date(time + offset).toISOString().slice(0, 19)

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

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

export const holidayOn = (date: string) => holidaysOf(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)

/** Monday to Friday but no holiday; half days are bank days. */
export function isBankDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidayOn(date)?.halfDay !== false
}
