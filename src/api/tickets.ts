import { type } from 'superstruct'
import { rowId } from '../rules/schemas/lenientSchemas.ts'
import { extensionOf, plainFileName } from '../rules/tickets/attachments.ts'
import type { NewTicket } from '../rules/tickets/createTicketForm.ts'
import { type Ticket, type TicketChange, type TicketRow, ticket, ticketRows } from '../rules/tickets/tickets.ts'
import { done, envelope } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'
import { uploading } from './client/upload.ts'

const base = '/api-ticket-service/ticket'

export const listTickets: PortalOperation<void, TicketRow[]> = async ({ services }) => {
  const call = services.POST(`${base}/list`, { body: { ticketNumber: null } })
  return (await decode(call, envelope(type({ tickets: ticketRows })))).data.tickets
}

export const getTicket: PortalOperation<{ ticketNumber: string }, Ticket> = async ({ services }, body) =>
  (await decode(services.POST(`${base}/detail`, { body }), envelope(ticket))).data

/** A new ticket with its file in base64. */
export type TicketPayload = Omit<NewTicket, 'file'> & {
  file: { name: string; data: string }
}

/** Resolves with the number of the new ticket. */
export const createTicket: PortalOperation<TicketPayload, string> = async (client, { file, ...fields }) => {
  const { name, data } = file
  const attachments = [{ fileName: plainFileName(name), extension: extensionOf(name), data }]
  const body = { ...fields, attachments, ticketNumber: null, status: 'O' as const }
  const call = client.services.POST(`${base}/create`, { body, fetch: uploading(client) })
  return (await decode(call, envelope(type({ ticketNumber: rowId })))).data.ticketNumber
}

export const updateTicket: PortalOperation<TicketChange, void> = async ({ services }, body) => {
  await decode(services.PUT(`${base}/update`, { body }), done)
}

export const createReply: PortalOperation<TicketChange, void> = async ({ services }, body) => {
  await decode(services.POST(`${base}/reply/create`, { body }), done)
}
