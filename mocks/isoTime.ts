import { isDate } from './isDate.ts'

const isoTime = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/

/** Milliseconds since the epoch of an ISO 8601 day, or time with an offset: without one it depends on the machine. Else NaN. */
export function isoTimeOf(text: string): number {
  const [, date] = isoTime.exec(text) ?? []
  return date !== undefined && isDate(date) ? Date.parse(text) : Number.NaN
}
