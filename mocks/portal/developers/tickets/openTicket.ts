import type { TicketRow } from '../../../db/tables/portal/tickets.ts'
import { ApiError } from '../../../http/apiError.ts'

export const ticketNotFound = (): ApiError => new ApiError(404, 'Ticket not found')

/** @throws ApiError (409) when it is closed */
export function assertOpen({ status }: Pick<TicketRow, 'status'>): void {
  if (status === 'C') throw new ApiError(409, 'The ticket is closed')
}
