import type { ErrorStageForm } from './createTicketForm.ts'

/** What a new ticket begins with when a page leads to it. */
export interface TicketStart {
  stage: ErrorStageForm
  subject: string
}

/** By the parameters of the address: an API with its endpoint, or a page of the documentation, which has a subject. */
export function ticketStartOf(query: URLSearchParams): TicketStart | undefined {
  const apiName = query.get('api') ?? ''
  if (apiName === '') return undefined
  const subject = query.get('subject') ?? ''
  const errorType = subject === '' ? '1' : '4'
  return { stage: { errorType, apiName, endpointAddress: query.get('endpoint') ?? '' }, subject }
}
