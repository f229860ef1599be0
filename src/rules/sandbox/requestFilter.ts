import type { SandboxEvent } from './sandbox.ts'

export interface RequestFilter {
  text: string
  application: string
  operation: string
  outcome: '' | 'accepted' | 'otpRequired' | 'refused' | 'failed' | 'fault'
}

export const noFilter: RequestFilter = { text: '', application: '', operation: '', outcome: '' }

/** In any of what the list shows of a call. */
const includes = ({ id, operation, subject, status, message = '' }: SandboxEvent, text: string) =>
  [id, operation, subject ?? '', String(status), message ?? ''].some((part) => part.toLowerCase().includes(text))

export function filterRequests(events: readonly SandboxEvent[], filter: RequestFilter): readonly SandboxEvent[] {
  const text = filter.text.trim().toLowerCase()
  return events.filter(
    (event) =>
      (filter.application === '' || event.application === filter.application) &&
      (filter.operation === '' || event.operation === filter.operation) &&
      (filter.outcome === '' || event.decision === filter.outcome) &&
      (text === '' || includes(event, text)),
  )
}
