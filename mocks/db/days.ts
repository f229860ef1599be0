import { define, type Struct } from 'superstruct'

const isDay = (text: string) => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, text.length) === text
}

/** As far as the clock of a bank can be moved, and some more. */
const isNear = (text: string) => /^(19|20|21)/.test(text)

const matching = (name: string, pattern: RegExp, example: string): Struct<string, null> =>
  define<string>(
    name,
    (value) =>
      (typeof value === 'string' && pattern.test(value) && isNear(value) && isDay(value)) ||
      `Expected a ${name} such as ${example}, from 1900 to 2199`,
  )

/** A day in the calendar: work by the months since one takes no longer than it may. */
export const day = matching('day', /^\d{4}-\d\d-\d\d$/, '2026-03-14')

/** A month, as of an expiry. */
export const month = matching('month', /^\d{4}-\d\d$/, '2027-06')
