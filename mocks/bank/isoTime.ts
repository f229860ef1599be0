const isoTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Whether a text such as 2026-03-14 is a day; Date.parse takes 30 February for 2 March. */
export const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Milliseconds since the epoch of an ISO 8601 time with an offset: without one it depends on the machine. Else NaN. */
export function isoTimeOf(text: string): number {
  const [, date] = isoTime.exec(text) ?? []
  return date !== undefined && isDate(date) ? Date.parse(text) : Number.NaN
}
