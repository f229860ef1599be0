import { startOf } from '../text/serverText.ts'
import { momentOf } from '../time/moment.ts'
import { statusName } from './ticketStatus.ts'
import { newestOf, type TicketRow } from './tickets.ts'

/** The last page of so many rows, counted from 0. */
export const lastPageOf = (rows: number, size: number): number => Math.max(0, Math.ceil(rows / size) - 1)

/** A number or a time in a line of the table; the address of a ticket has all of its number. */
export const inCell = (text: string): string => startOf(text, 'cell')

/** A time as the table shows it, a day without a time as it is everywhere; what is no time is shown as it came. */
export function shownDate(value: string): string {
  const { date, isDay } = momentOf(value) ?? {}
  const parts = isDay ? ({ timeZone: 'UTC' } as const) : ({ timeStyle: 'short' } as const)
  return date?.toLocaleString('en-GB', { dateStyle: 'medium', ...parts }) ?? inCell(value)
}

/** What the dashboard shows of the newest ticket. */
export function lastTicketOf(tickets: readonly TicketRow[]) {
  const last = newestOf(tickets)
  return last ? { ticketNumber: last.ticketNumber, subject: last.subject, status: statusName(last.status) ?? '' } : null
}
