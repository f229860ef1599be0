import { coerce, define, enums, literal, nullable, number, object, optional, string } from 'superstruct'
import { line, lines, required, trimmed } from '../../../../src/rules/forms/fields.ts'
import { isBase64 } from '../../../../src/rules/text/isBase64.ts'
import { errorStages } from '../../../../src/rules/tickets/errorStages.ts'
import { fileBytes } from '../../../../src/rules/tickets/ticketLimits.ts'
import { turkish } from '../../../../src/rules/tickets/ticketMessages.ts'

/** Base64 without line breaks of so many bytes at most. */
const fileData = define<string>('fileData', (value) => {
  if (typeof value !== 'string' || !isBase64(value)) return 'Expected Base64 without line breaks'
  const bytes = (value.length / 4) * 3 - (value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0)
  return bytes > fileBytes ? turkish.tooLarge : true
})

/** The call POST …/create, its file in either of the documented places (001 section 7). */
export const ticketRequest = object({
  ticketNumber: optional(nullable(string())),
  errorType: coerce(enums(errorStages.map(({ value }) => value)), number(), String),
  status: literal('O'),
  apiName: trimmed(required),
  endpointAddress: trimmed(required),
  subject: line(required),
  description: lines(required),
  errorCode: trimmed(required),
  fileName: line(required),
  fileExtension: line(required),
  fileData,
})
