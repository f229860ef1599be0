import type { Failure, StructError } from 'superstruct'
import { isRecord } from '../../../../src/rules/problem.ts'
import { validate } from '../../../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../../../src/rules/schemas/validationMessage.ts'
import { turkish } from '../../../../src/rules/tickets/ticketMessages.ts'
import { lifecycleOf } from '../../../../src/rules/tickets/ticketStatus.ts'
import type { Bank } from '../../../bank/bank.ts'
import type { DeveloperAccount } from '../../../db/tables/portal/developerAccounts.ts'
import { ticketRequest } from '../../../db/tables/portal/ticketRequest.ts'
import type { TicketRow } from '../../../db/tables/portal/tickets.ts'
import { ApiError } from '../../../http/apiError.ts'
import { assertOpen, ticketNotFound } from './openTicket.ts'
import { planAnswer } from './ticketAnswers.ts'

const newestFirst = (one: TicketRow, other: TicketRow) => other.createdAt - one.createdAt

/** The developer's tickets, newest first. */
export const ticketsOf = ({ tables }: Bank, { id }: DeveloperAccount): TicketRow[] =>
  tables.tickets.listBy('accountId', id).reverse().sort(newestFirst)

/** @throws ApiError (404) when there is none of this number, or it is somebody else's. */
export function ticketOf({ tables }: Bank, account: DeveloperAccount, ticketNumber: string): TicketRow {
  const found = tables.tickets.get(ticketNumber)
  if (found?.accountId !== account.id) throw ticketNotFound()
  return found
}

/**
 * The file of a ticket is taken from `attachments` or, in the other layout, from the flat fields (001 section 7).
 * @throws ApiError (400) when there is a second one
 */
function flattened(body: Record<string, unknown>): unknown {
  const { attachments, ...flat } = body
  const [first, ...others] = Array.isArray(attachments) ? attachments : []
  if (others.length > 0) throw new ApiError(400, `attachments: Expected one file, but received ${others.length + 1}`)
  if (!isRecord(first)) return flat
  if (flat.fileData) throw new ApiError(400, 'fileData: Expected one file, but there is another in attachments')
  return { ...flat, fileName: first.fileName, fileExtension: first.extension, fileData: first.data }
}

/** What the form says of a field that is empty and of a large file (001 section 5); of any other the field and what it takes. */
function refusalOf(failure: StructError): string {
  const failures = failure.failures()
  if (failures.some(({ message }) => message === turkish.tooLarge)) return turkish.tooLarge
  const isEmpty = ({ value }: Failure) => (typeof value === 'string' ? value.trim() === '' : value == null)
  return failures.some(isEmpty) ? turkish.allFields : validationMessage(failure, ticketRequest)
}

/** @throws ApiError (400) that says what is missing or wrong */
export async function createTicket(
  bank: Bank,
  account: DeveloperAccount,
  body: Record<string, unknown>,
): Promise<TicketRow> {
  const [failure, request] = validate(flattened(body), ticketRequest, { coerce: true, mask: true })
  if (failure) throw new ApiError(400, refusalOf(failure))
  const { ticketNumber: _, ...fields } = request
  const ticket = await bank.tables.tickets.insert({
    ...fields,
    id: await bank.sequence.id('TCK'),
    accountId: account.id,
    userEmail: account.eMailAddress,
    createdAt: bank.clock.now(),
    replies: [],
    answerDueAt: null,
  })
  return planAnswer(bank, ticket)
}

export async function changeDescription(bank: Bank, ticket: TicketRow, description: string): Promise<void> {
  assertOpen(ticket)
  if (lifecycleOf(ticket) === 'answered') throw new ApiError(409, 'The ticket already has a reply')
  await bank.tables.tickets.update(ticket.id, { description })
}

export async function addReply(bank: Bank, ticket: TicketRow, description: string): Promise<void> {
  assertOpen(ticket)
  if (lifecycleOf(ticket) === 'noReply') throw new ApiError(409, 'The ticket has no reply yet')
  const replies = [...ticket.replies, { description, userRole: 'D' }]
  await planAnswer(bank, await bank.tables.tickets.update(ticket.id, { replies }))
}

/** Every developer's open tickets, newest first, as the bank's staff see them at /sandbox. */
export const openTickets = ({ tables }: Bank): TicketRow[] =>
  tables.tickets.list({ where: ({ status }) => status !== 'C' }).sort(newestFirst)
