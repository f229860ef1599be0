import { type Infer, object, string, type } from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import { lines, required } from '../forms/fields.ts'
import type { Problem } from '../problem.ts'
import { list, looseList, looseMoment, looseText, rowId } from '../schemas/lenientSchemas.ts'
import { momentOf } from '../time/moment.ts'
import { turkish } from './ticketMessages.ts'

export const replyAuthor = (userRole: string): string => (userRole === 'D' ? 'Developer reply' : 'Admin reply')

/** The newest of tickets; those without a readable time are older than any, and of one time the first is taken. */
export function newestOf<Row extends { creationDate: string }>(tickets: readonly Row[]): Row | undefined {
  const timeOf = ({ creationDate }: Row) => momentOf(creationDate)?.date.getTime() ?? Number.NEGATIVE_INFINITY
  const [newest] = tickets.toSorted((one, other) => Math.sign(timeOf(other) - timeOf(one)) || 0)
  return newest
}

const row = {
  ticketNumber: rowId,
  status: looseText(),
  creationDate: looseMoment(),
  errorType: looseText(),
  subject: looseText(),
}

/** A line of the list. */
const ticketRow = type(row)
export type TicketRow = Infer<typeof ticketRow>
export const ticketRows = list(ticketRow, ({ ticketNumber }) => ticketNumber)

export const ticket = type({
  ...row,
  description: looseText(),
  apiName: looseText(),
  endpointAddress: looseText(),
  errorCode: looseText(),
  fileName: looseText(),
  fileExtension: looseText(),
  fileData: looseText(),
  userEmail: looseText(),
  replies: looseList(type({ description: looseText(), userRole: looseText() })),
})
export type Ticket = Infer<typeof ticket>

/** Description of a ticket, and a reply. */
export const ticketMessage = object({ description: lines(required) })
export type TicketMessage = Infer<typeof ticketMessage>

/** Whether the ticket says already what was typed, as its description or as a developer's reply. */
export const hasMessage = ({ description, replies }: Pick<Ticket, 'description' | 'replies'>, typed: string) =>
  [description, ...replies.filter(({ userRole }) => userRole === 'D').map((reply) => reply.description)].some(
    (known) => known.trim() === typed.trim(),
  )

/** What was typed and not sent; `base` is the description that it changes. */
export const ticketDraft = object({ description: string(), base: string() })
export type TicketDraft = Infer<typeof ticketDraft>

/** A text on its way to the bank. */
export type TicketSubmission =
  | { kind: 'description'; description: string; base: string }
  | { kind: 'reply'; description: string }

/** Whether a ticket shows what was sent; a reply counts when there are more of its text than `before`. */
export function includesSubmission(
  ticket: Ticket,
  before: Ticket | null,
  { kind, description }: TicketSubmission,
): boolean {
  const sent = description.trim()
  if (kind === 'description') return ticket.description.trim() === sent
  const count = ({ replies }: Ticket) =>
    replies.filter((reply) => reply.userRole === 'D' && reply.description.trim() === sent).length
  return count(ticket) > (before ? count(before) : 0)
}

/** The calls PUT …/update and POST …/reply/create (001 section 7). */
export const ticketChange = type({ ticketNumber: catalogueId, description: lines(required) })
export type TicketChange = Infer<typeof ticketChange>

/** What the wizard says when the bank refuses a ticket (001 section 8). */
export const creationMessage = ({ message }: Problem): string =>
  message === 'You are not authorized for this operation.' ? turkish.notAuthorized : message

/** A service of one of the developer's applications. */
export interface TicketApi {
  name: string
  endpointAddress: string
}

/**
 * The endpoint address once another name was typed: a known API brings its own, unless one was typed, and takes it along.
 */
export function endpointAddressAfter(
  apis: readonly TicketApi[],
  { apiName, endpointAddress }: { apiName: string; endpointAddress: string },
  name: string,
): string {
  const chosen = apis.find((api) => api.name === name)
  const owners = apis.filter((api) => api.endpointAddress === endpointAddress)
  if (chosen) return endpointAddress === '' || owners.length > 0 ? chosen.endpointAddress : endpointAddress
  return owners.some((api) => api.name === apiName) ? '' : endpointAddress
}
