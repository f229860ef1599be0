import { day, hour, minute } from '../../../rules/time/units.ts'

const formatted = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A moment in the person's own time zone, in milliseconds since the epoch or ISO 8601. */
export const dateTime = (at: number | string): string => formatted.format(new Date(at))

const units = [
  ['d', day],
  ['h', hour],
  ['min', minute],
  ['s', 1000],
] as const

/** Milliseconds in the two largest units that are not zero, such as `2 d 4 h`. */
export function duration(milliseconds: number): string {
  let rest = Math.round(milliseconds / 1000) * 1000
  const parts: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}`)
  }
  return parts.slice(0, 2).join(' ') || '0 s'
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The time of day, to the second. */
export const clockTime = (at: number | string): string => timeOfDay.format(new Date(at))
