import { type } from 'superstruct'
import { rowId } from '../rules/answers.ts'
import { type NewTicket, type Ticket, type TicketChange, type TicketRow, ticket, ticketRows } from '../rules/tickets.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { done, envelope } from './envelope.ts'
import { uploading } from './upload.ts'

const base = '/api-ticket-service/ticket'

export async function listTickets(
  { services }: PortalClient,
  authorization: string,
  signal: AbortSignal,
): Promise<TicketRow[]> {
  const call = services.POST(`${base}/list`, { body: { ticketNumber: null }, ...withToken(authorization, signal) })
  return (await decode(call, envelope(type({ tickets: ticketRows })))).data.tickets
}

export async function getTicket(
  { services }: PortalClient,
  authorization: string,
  ticketNumber: string,
  signal: AbortSignal,
): Promise<Ticket> {
  const call = services.POST(`${base}/detail`, { body: { ticketNumber }, ...withToken(authorization, signal) })
  return (await decode(call, envelope(ticket))).data
}

/** What is sent of a new ticket: its file as a name, an extension and base64. */
export type TicketPayload = Omit<NewTicket, 'file'> & {
  attachments: { fileName: string; extension: string; data: string }[]
}

/** Resolves with the number of the new ticket. */
export async function createTicket(
  client: PortalClient,
  authorization: string,
  payload: TicketPayload,
  signal: AbortSignal,
  onProgress: (percent: number) => void = () => {},
): Promise<string> {
  const body = { ...payload, ticketNumber: null, status: 'O' as const }
  const options = { body, fetch: uploading(client, onProgress), ...withToken(authorization, signal) }
  const call = client.services.POST(`${base}/create`, options)
  return (await decode(call, envelope(type({ ticketNumber: rowId })))).data.ticketNumber
}

export async function updateTicket(
  { services }: PortalClient,
  authorization: string,
  body: TicketChange,
  signal: AbortSignal,
): Promise<void> {
  await decode(services.PUT(`${base}/update`, { body, ...withToken(authorization, signal) }), done)
}

export async function createReply(
  { services }: PortalClient,
  authorization: string,
  body: TicketChange,
  signal: AbortSignal,
): Promise<void> {
  await decode(services.POST(`${base}/reply/create`, { body, ...withToken(authorization, signal) }), done)
}
