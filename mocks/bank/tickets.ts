import { isRecord } from '../../src/rules/problem.ts'
import { turkish } from '../../src/rules/ticketMessages.ts'
import { ticketRequest } from '../../src/rules/ticketRequest.ts'
import { lifecycleOf } from '../../src/rules/tickets.ts'
import { ticketHref } from '../../src/rules/ticketsLocation.ts'
import { validate } from '../../src/rules/validate.ts'
import { ApiError } from '../apiError.ts'
import type { Account } from '../db/accounts.ts'
import { answerDelay, type TicketRow } from '../db/tickets.ts'
import type { Bank } from './bank.ts'
import { sendMail } from './outbox.ts'

const defaultAnswer = 'Thank you for your report. We are looking into it and reply here when we know more.'

/** Adds the admin's answer once it is due: nothing in the bank runs in the background. */
async function applyDueAnswer(bank: Bank, ticket: TicketRow): Promise<TicketRow> {
  const { answerDueAt } = ticket
  if (answerDueAt === null || bank.clock.now() < answerDueAt) return ticket
  return bank.clock.asOf(answerDueAt, () => addAnswer(bank, ticket, defaultAnswer))
}

/** Every answer that is due, as emails and lists show them that are read without the ticket. */
export async function answerDueTickets(bank: Bank): Promise<void> {
  const waiting = bank.tables.tickets.list({ where: ({ answerDueAt }) => answerDueAt !== null })
  for (const ticket of waiting.sort((one, other) => (one.answerDueAt ?? 0) - (other.answerDueAt ?? 0)))
    await applyDueAnswer(bank, ticket)
}

/** The developer gets an email about it. */
async function addAnswer(bank: Bank, { id, userEmail, subject, replies }: TicketRow, description: string) {
  await sendMail(bank, {
    to: userEmail,
    subject: `Reply to your ticket ${id}`,
    text: `${subject}\n\n${description}`,
    link: ticketHref(id),
  })
  return bank.tables.tickets.update(id, {
    replies: [...replies, { description, userRole: 'A' }],
    answerDueAt: null,
  })
}

async function applyDueAnswers(bank: Bank, tickets: TicketRow[]): Promise<TicketRow[]> {
  const current: TicketRow[] = []
  for (const ticket of tickets) current.push(await applyDueAnswer(bank, ticket))
  return current
}

/** The developer's tickets, newest first. */
export async function ticketsOf(bank: Bank, { id }: Account): Promise<TicketRow[]> {
  const theirs = bank.tables.tickets.listBy('accountId', id)
  return (await applyDueAnswers(bank, theirs.reverse())).sort((one, other) => other.createdAt - one.createdAt)
}

/** @throws ApiError (404) when there is none of this number, or it is somebody else's. */
export async function ticketOf(bank: Bank, account: Account, ticketNumber: string): Promise<TicketRow> {
  const found = bank.tables.tickets.get(ticketNumber)
  if (found?.accountId !== account.id) throw new ApiError(404, 'Ticket not found')
  return applyDueAnswer(bank, found)
}

/** A file is taken from `attachments` or, in the other layout, from the flat fields (001 section 7). */
function flattened(body: Record<string, unknown>): unknown {
  const { attachments, ...flat } = body
  const [first] = Array.isArray(attachments) ? attachments : []
  if (!isRecord(first)) return flat
  return { ...flat, fileName: first.fileName, fileExtension: first.extension, fileData: first.data }
}

/** @throws ApiError (400) with one of the two texts of the form (001 section 5). */
export async function createTicket(bank: Bank, account: Account, body: Record<string, unknown>): Promise<TicketRow> {
  const [failure, request] = validate(flattened(body), ticketRequest, { coerce: true, mask: true })
  if (failure) {
    const isTooLarge = failure.failures().some(({ message }) => message === turkish.tooLarge)
    throw new ApiError(400, isTooLarge ? turkish.tooLarge : turkish.allFields)
  }
  const { ticketNumber: _, ...fields } = request
  const now = bank.clock.now()
  return bank.tables.tickets.insert({
    ...fields,
    id: await bank.sequence.id('TCK'),
    accountId: account.id,
    userEmail: account.eMailAddress,
    createdAt: now,
    replies: [],
    answerDueAt: now + answerDelay,
  })
}

export async function changeDescription(bank: Bank, ticket: TicketRow, description: string): Promise<void> {
  const lifecycle = lifecycleOf(ticket)
  if (lifecycle === 'closed') throw new ApiError(409, 'The ticket is closed')
  if (lifecycle === 'answered') throw new ApiError(409, 'The ticket already has a reply')
  await bank.tables.tickets.update(ticket.id, { description })
}

export async function addReply(bank: Bank, ticket: TicketRow, description: string): Promise<void> {
  const lifecycle = lifecycleOf(ticket)
  if (lifecycle === 'closed') throw new ApiError(409, 'The ticket is closed')
  if (lifecycle === 'noReply') throw new ApiError(409, 'The ticket has no reply yet')
  await bank.tables.tickets.update(ticket.id, {
    replies: [...ticket.replies, { description, userRole: 'D' }],
    answerDueAt: bank.clock.now() + answerDelay,
  })
}

/** Every developer's open tickets, newest first, as the bank's staff see them at /sandbox. */
export async function openTickets(bank: Bank): Promise<TicketRow[]> {
  const open = bank.tables.tickets.list({ where: ({ status }) => status !== 'C' })
  return (await applyDueAnswers(bank, open)).sort((one, other) => other.createdAt - one.createdAt)
}

/** @throws ApiError (404, 409) when there is none of this number, or it is closed. */
async function findOpenTicket(bank: Bank, ticketNumber: string | undefined): Promise<TicketRow> {
  const found = bank.tables.tickets.get(ticketNumber ?? '')
  if (!found) throw new ApiError(404, 'Ticket not found')
  if (found.status === 'C') throw new ApiError(409, 'The ticket is closed')
  return applyDueAnswer(bank, found)
}

/** An admin answers at once. */
export async function answerTicket(bank: Bank, ticketNumber: string | undefined, description = defaultAnswer) {
  const ticket = await findOpenTicket(bank, ticketNumber)
  await addAnswer(bank, ticket, description)
}

export async function closeTicket(bank: Bank, ticketNumber: string | undefined): Promise<void> {
  const { id } = await findOpenTicket(bank, ticketNumber)
  await bank.tables.tickets.update(id, { status: 'C', answerDueAt: null })
}
