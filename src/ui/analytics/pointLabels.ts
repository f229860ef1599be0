import type { ReportPoint } from '../../rules/analytics/analytics.ts'

/** How a report writes its days or hours; an hour that the end of summer time repeats has its time zone as well. */
export function pointLabels(
  points: readonly ReportPoint[],
  hourly: boolean,
  timeZone?: string,
): (time: number) => string {
  const labelOf = (time: number, zone?: 'short') =>
    new Date(time).toLocaleString('en-GB', {
      day: '2-digit',
      month: 'short',
      ...(hourly ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
      timeZone,
      timeZoneName: zone,
    })
  const labels = points.map(({ timeInMs }) => labelOf(timeInMs))
  const repeated = new Set(labels.filter((label, at) => labels.indexOf(label) !== at))
  return (time) => labelOf(time, repeated.has(labelOf(time)) ? 'short' : undefined)
}
