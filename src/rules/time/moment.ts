const isoMoment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d[\d:.]*(Z|[+-][\d:]+)?)?$/

/**
 * A time in ISO 8601, as JSON libraries write it; `isDay` for a date alone, which is that day in UTC. What browsers guess
 * beyond it is none: '04.03.2026' would be the third of April.
 */
export function momentOf(text: string): { date: Date; isDay: boolean } | undefined {
  const match = isoMoment.exec(text)
  const date = new Date(match ? text : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : { date, isDay: !match?.[1] }
}
