import { array, assign, type Infer, literal, nullable, object, string, union } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { ticketRequest } from './ticketRequest.ts'

const ticket = object({
  /** The ticket's number. */
  id: string(),
  accountId: string(),
  userEmail: string(),
  errorType: string(),
  status: string(),
  createdAt: moment,
  subject: string(),
  description: string(),
  apiName: string(),
  endpointAddress: string(),
  errorCode: string(),
  fileName: string(),
  fileExtension: string(),
  fileData: string(),
  replies: array(object({ description: string(), userRole: string() })),
  /** When an admin's answer is due, by the sandbox's clock; null when none is expected. */
  answerDueAt: nullable(moment),
})
const { subject, description, apiName, endpointAddress, errorCode } = ticketRequest.schema
const importedTicket = assign(
  ticket,
  object({
    subject,
    description,
    apiName,
    endpointAddress,
    errorCode,
    replies: array(object({ description, userRole: string() })),
    fileData: union([literal(''), ticketRequest.schema.fileData]),
  }),
)
export type TicketRow = Infer<typeof ticket>

export const ticketTables = {
  tickets: table(ticket, { imported: importedTicket, indexed: ['accountId'] }),
}
