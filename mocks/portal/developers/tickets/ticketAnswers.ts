import { is, object, string } from 'superstruct'
import { ticketHref } from '../../../../src/rules/tickets/ticketsLocation.ts'
import { minute } from '../../../../src/rules/time/units.ts'
import type { Bank } from '../../../bank/bank.ts'
import { jobHandler } from '../../../bank/jobs/jobHandler.ts'
import type { TicketRow } from '../../../db/tables/portal/tickets.ts'
import { systemId } from '../../../db/tables/system.ts'
import { sendMail } from '../mails/outbox.ts'
import { assertOpen, ticketNotFound } from './openTicket.ts'

const defaultAnswer = 'Thank you for your report. We are looking into it and will reply here when we know more.'

const answerKind = 'ticket-answer'
const answerData = object({ ticketNumber: string() })

/** How long an admin takes to answer a ticket or a reply, in milliseconds of the sandbox's clock. */
export const answerDelay = 30 * minute

/** The jobs by ticket number: at most one each. */
const plannedAnswers = ({ tables }: Bank): ReadonlyMap<string, string> =>
  new Map(
    tables.jobs
      .list({ where: ({ kind }) => kind === answerKind })
      .flatMap(({ id, data }) => (is(data, answerData) ? [[data.ticketNumber, id] as const] : [])),
  )

const schedule = ({ jobs }: Bank, ticketNumber: string, at: number): Promise<string> =>
  jobs.schedule({ at, kind: answerKind, data: { ticketNumber } })

/** An admin answers in a while, in place of the time that was planned. */
export async function planAnswer(bank: Bank, ticket: TicketRow): Promise<TicketRow> {
  const { id } = await cancelAnswer(bank, ticket)
  const answerDueAt = bank.clock.now() + answerDelay
  await schedule(bank, id, answerDueAt)
  return bank.tables.tickets.update(id, { answerDueAt })
}

async function cancelAnswer(bank: Bank, ticket: TicketRow): Promise<TicketRow> {
  if (ticket.answerDueAt === null) return ticket
  const planned = plannedAnswers(bank).get(ticket.id)
  if (planned !== undefined) bank.jobs.cancel(planned)
  return bank.tables.tickets.update(ticket.id, { answerDueAt: null })
}

/** Plans, once, the answers that no job stands for: those of seeded tickets, and of the rows of an older version. */
export async function planMissingAnswers(bank: Bank): Promise<void> {
  if (bank.tables.system.get(systemId)?.hasAnswerJobs) return
  await bank.tables.system.update(systemId, { hasAnswerJobs: true })
  const planned = plannedAnswers(bank)
  for (const { id, answerDueAt } of bank.tables.tickets.list())
    if (answerDueAt !== null && !planned.has(id))
      // One whose time has passed is still due at that time.
      await bank.clock.asOf(answerDueAt, () => schedule(bank, id, answerDueAt))
}

/** An admin answers now; the developer gets an email about it. */
async function addAnswer(bank: Bank, ticket: TicketRow, description: string): Promise<void> {
  const { id, userEmail, subject, replies } = await cancelAnswer(bank, ticket)
  await sendMail(bank, {
    to: userEmail,
    subject: `Reply to your ticket ${id}`,
    text: `${subject}\n\n${description}`,
    link: ticketHref(id),
  })
  const answered = await bank.tables.tickets.update(id, { replies: [...replies, { description, userRole: 'A' }] })
  await bank.publish('ticketAnswered', answered)
}

export const ticketAnswers = jobHandler(answerKind, answerData, async (bank, { ticketNumber }) => {
  const ticket = bank.tables.tickets.get(ticketNumber)
  // An imported file may have the job without its ticket.
  if (ticket && ticket.answerDueAt !== null) await addAnswer(bank, ticket, defaultAnswer)
})

/** @throws ApiError (404, 409) when there is none of this number, or it is closed. */
function findOpenTicket({ tables }: Bank, ticketNumber: string | undefined): TicketRow {
  const found = tables.tickets.get(ticketNumber ?? '')
  if (!found) throw ticketNotFound()
  assertOpen(found)
  return found
}

/** An admin answers at once. */
export async function answerTicket(bank: Bank, ticketNumber: string | undefined, description = defaultAnswer) {
  await addAnswer(bank, findOpenTicket(bank, ticketNumber), description)
}

export async function closeTicket(bank: Bank, ticketNumber: string | undefined): Promise<void> {
  const { id } = await cancelAnswer(bank, findOpenTicket(bank, ticketNumber))
  await bank.tables.tickets.update(id, { status: 'C' })
}
