import { type } from 'superstruct'
import { catalogueId } from '../../src/rules/catalogue/catalogueSchema.ts'
import { ticketChange } from '../../src/rules/tickets/tickets.ts'
import type { TicketRow } from '../db/tables/portal/tickets.ts'
import { check } from '../http/readRequest.ts'
import { authenticateDeveloper } from './developers/authenticateDeveloper.ts'
import { addReply, changeDescription, createTicket, ticketOf, ticketsOf } from './developers/tickets/tickets.ts'
import { envelopeOperation, type PortalCall } from './portalOperation.ts'

/** A ticket as the list shows it. */
const toSummary = ({ id, status, createdAt, errorType, subject }: TicketRow) => ({
  ticketNumber: id,
  status,
  creationDate: new Date(createdAt).toISOString(),
  errorType,
  subject,
})

function toDetail(ticket: TicketRow) {
  const { id: _, accountId: _account, createdAt: _created, answerDueAt: _due, ...fields } = ticket
  return { ...fields, ...toSummary(ticket) }
}

const listTickets = envelopeOperation('listTickets', async (call) => ({
  tickets: ticketsOf(call.bank, authenticateDeveloper(call)).map(toSummary),
}))

const getTicket = envelopeOperation('getTicket', async (call) => {
  const account = authenticateDeveloper(call)
  const { ticketNumber } = check(call.body, type({ ticketNumber: catalogueId }))
  return toDetail(ticketOf(call.bank, account, ticketNumber))
})

const createOne = envelopeOperation('createTicket', async (call) => {
  const account = authenticateDeveloper(call)
  const { id } = await createTicket(call.bank, account, call.body)
  return { ticketNumber: id }
})

/** The ticket that a change is about, and its text. */
async function changeOf(call: PortalCall) {
  const account = authenticateDeveloper(call)
  const { ticketNumber, description } = check(call.body, ticketChange)
  return { ticket: ticketOf(call.bank, account, ticketNumber), description }
}

const updateTicket = envelopeOperation('updateTicket', async (call) => {
  const { ticket, description } = await changeOf(call)
  await changeDescription(call.bank, ticket, description)
})

const createReply = envelopeOperation('createReply', async (call) => {
  const { ticket, description } = await changeOf(call)
  await addReply(call.bank, ticket, description)
})

export const ticketOperations = [listTickets, getTicket, createOne, updateTicket, createReply]
