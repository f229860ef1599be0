import { type Infer, object, refine, type Struct, string, unknown } from 'superstruct'
import { line, lines, required, trimmed } from '../forms/fields.ts'
import { validate } from '../schemas/validate.ts'
import type { Secret } from '../security/secret.ts'
import { texts } from '../text/texts.ts'
import { fileProblem } from './attachments.ts'
import { errorStages } from './errorStages.ts'
import { newestOf, type Ticket, type TicketRow } from './tickets.ts'

const pickedFile = refine(unknown() as unknown as Struct<File | null, null>, 'file', (value) =>
  value instanceof File ? (fileProblem(value) ?? true) : texts.required,
)

const isErrorStage = (errorType: string) => errorStages.some(({ value }) => value === errorType)

const errorType = refine(line(required), 'errorType', (value) => isErrorStage(value) || texts.required)

/** The wizard's first step. */
export const errorStageForm = object({ errorType, apiName: trimmed(required), endpointAddress: trimmed(required) })
export type ErrorStageForm = Infer<typeof errorStageForm>

/** Its second step; without a file it is not complete. */
export const errorDetailsForm = object({
  subject: line(required),
  description: lines(required),
  errorCode: trimmed(required),
  file: pickedFile,
})
export type ErrorDetailsForm = Infer<typeof errorDetailsForm>

/** What is kept of both while they are typed. */
export const newTicketDraft = object({
  errorType: string(),
  apiName: string(),
  endpointAddress: string(),
  subject: string(),
  description: string(),
  errorCode: string(),
})
export type NewTicketDraft = Infer<typeof newTicketDraft>

/** A draft with a text that no closed ticket takes any more; what was kept before stays. */
export function draftFrom(closed: Ticket | null, kept: NewTicketDraft | undefined, text: string): NewTicketDraft {
  const { errorType = '', apiName = '', endpointAddress = '', subject = '', errorCode = '' } = kept ?? closed ?? {}
  const description = kept && kept.description.trim() !== '' ? `${kept.description}\n\n${text}` : text
  return {
    errorType: isErrorStage(errorType) ? errorType : '',
    apiName,
    endpointAddress,
    subject,
    errorCode,
    description,
  }
}

/** Both, as they are sent. */
export type NewTicket = ErrorStageForm & Omit<ErrorDetailsForm, 'file'> & { file: File }

/** What the steps have, as it is sent; or the first step that lacks something, counted from 0. */
export function newTicketOf(stage: ErrorStageForm, details: ErrorDetailsForm): NewTicket | 0 | 1 {
  const [noStage, where] = validate(stage, errorStageForm, { coerce: true })
  if (noStage) return 0
  const [noDetails, what] = validate(details, errorDetailsForm, { coerce: true })
  return noDetails || !what.file ? 1 : { ...where, ...what, file: what.file }
}

/** What is looked for when no answer came; a ticket of a known number is none that was just made. */
export interface TicketSearch {
  form: Secret<NewTicket>
  known: readonly string[]
}

/** The number of the newest ticket that looks like a new one and was not there before. */
export function foundTicket(
  tickets: readonly TicketRow[],
  { subject, errorType }: Pick<NewTicket, 'subject' | 'errorType'>,
  known: readonly string[],
): string | null {
  const alike = tickets.filter(
    (ticket) =>
      ticket.subject.trim() === subject.trim() &&
      (ticket.errorType === errorType || ticket.errorType === '') &&
      !known.includes(ticket.ticketNumber),
  )
  return newestOf(alike)?.ticketNumber ?? null
}
