import { dashboardHref } from '../dashboard/dashboardViews.ts'
import type { Address } from '../routes/address.ts'
import { ticketLimits } from './ticketLimits.ts'

/** Where in My Tickets the person is; the page is counted from 0. */
export interface TicketsLocation {
  page: number
  size: number
  /** The ticket whose details are open. */
  ticket: string | null
}

/** As the address says it: `listPage` is counted from 1; what makes no sense is left out. */
export function ticketsLocationOf(query: URLSearchParams): TicketsLocation {
  const page = Number(query.get('listPage') ?? 1) - 1
  const rows = Number(query.get('rows'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    size: ticketLimits.pageSizes.find((size) => size === rows) ?? ticketLimits.pageSize,
    ticket: query.get('ticket') || null,
  }
}

export function ticketsHref({ page, size, ticket }: TicketsLocation): Address {
  const query = new URLSearchParams()
  if (page > 0) query.set('listPage', String(page + 1))
  if (size !== ticketLimits.pageSize) query.set('rows', String(size))
  if (ticket !== null) query.set('ticket', ticket)
  return query.size === 0 ? dashboardHref('myTickets') : `${dashboardHref('myTickets')}&${query}`
}

/** The list at its beginning, with one ticket open. */
export const ticketHref = (ticket: string): Address => ticketsHref({ page: 0, size: ticketLimits.pageSize, ticket })
