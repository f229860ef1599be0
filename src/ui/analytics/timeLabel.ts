/** A time of the report, in its chart and its table: a day with its year, or an hour of a day. */
export const timeLabel = (time: number, hourly: boolean): string =>
  new Date(time).toLocaleString('en-GB', {
    day: '2-digit',
    month: 'short',
    ...(hourly ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
  })
