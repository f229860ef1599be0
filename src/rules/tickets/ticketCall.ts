import { type Infer, object, string } from 'superstruct'
import { reasonHeader } from '../bank/reasonHeader.ts'
import type { RequestDetail } from '../sandbox/requests/requestLog.ts'
import { statusText } from '../sandbox/requests/statusText.ts'
import type { NewTicketDraft } from './createTicketForm.ts'

/** A call of the sandbox as Create Ticket takes it: what the form is filled with, and the file. */
export const ticketCall = object({
  id: string(),
  apiName: string(),
  endpointAddress: string(),
  subject: string(),
  description: string(),
  errorCode: string(),
  /** The call as JSON, for the attachment. */
  json: string(),
})
export type TicketCall = Infer<typeof ticketCall>

type Message = NonNullable<RequestDetail['request'] | RequestDetail['answer']>

const headerOf = (headers: Message['headers'], wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1]

function messageText(title: string, line: string, { headers, body, isCut }: Message): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const rest = body === '' ? [] : ['', isCut ? `${body} …` : body]
  return [title, line, ...lines, ...rest].join('\n')
}

function descriptionOf({ id, at, operation, status, message, request, answer }: RequestDetail): string {
  const reason = answer ? headerOf(answer.headers, reasonHeader) : undefined
  const facts = [
    `Call: ${operation}`,
    `Transaction ID: ${id}`,
    `Time: ${at}`,
    `Status: ${statusText(status)}${message ? ` ${message}` : ''}`,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
  ].join('\n')
  const parts = request
    ? [
        messageText('Request', `${request.method} ${request.path}`, request),
        answer ? messageText('Response', statusText(status), answer) : 'No response was sent.',
      ]
    : ['Its request and response are no longer stored.']
  return [facts, ...parts].join('\n\n')
}

/** A call without secrets, as the bank keeps it, for a ticket about it. */
export function ticketCallOf(detail: RequestDetail): TicketCall {
  const { id, operation, status, message, request } = detail
  return {
    id,
    apiName: operation,
    endpointAddress: request?.path.replace(/\?.*/, '') ?? '',
    subject: `${operation}: ${statusText(status)}${message ? ` ${message}` : ''}`,
    description: descriptionOf(detail),
    errorCode: statusText(status),
    json: JSON.stringify(detail, null, 2),
  }
}

export const callFileName = ({ id }: Pick<TicketCall, 'id'>): string => `call-${id}.json`

const isBlank = (text: string) => text.trim() === ''

/** The form with a call: what was typed stays, and the call's text comes once, after it. */
export function draftWithCall(typed: NewTicketDraft | undefined, call: TicketCall): NewTicketDraft {
  const { apiName, endpointAddress, subject, description, errorCode } = call
  const own = { errorType: '1', apiName, endpointAddress, subject, description, errorCode }
  if (!typed) return own
  const kept = typed.description
  const names = ['errorType', 'apiName', 'endpointAddress', 'subject', 'errorCode'] as const
  const texts = Object.fromEntries(names.map((name) => [name, isBlank(typed[name]) ? own[name] : typed[name]]))
  const withCall = isBlank(kept) ? description : `${kept.trimEnd()}\n\n${description}`
  return { ...own, ...texts, description: kept.includes(description) ? kept : withCall }
}
