import type { OperationFacts } from '../operationList.ts'
import type { SandboxEvent } from './requestLog.ts'

export interface RequestFilter {
  text: string
  application: string
  operation: string
  outcome: '' | 'accepted' | 'otpRequired' | 'refused' | 'failed' | 'fault'
  /** Whether the portal's own calls are shown; empty until that is chosen. */
  portal: '' | 'shown' | 'hidden'
}

export const noFilter: RequestFilter = { text: '', application: '', operation: '', outcome: '', portal: '' }

/** Until it is chosen, the portal's own calls are left out while this page holds a token of an application. */
export const showsPortal = ({ portal }: RequestFilter, isTokenHeld: boolean): boolean =>
  portal === '' ? !isTokenHeld : portal === 'shown'

export const isPortalCall = ({ group }: Pick<OperationFacts, 'group'>): boolean => group === 'Portal'

/** In any of what the list shows of a call. */
const includes = ({ id, operation, subject, status, message = '' }: SandboxEvent, text: string) =>
  [id, operation, subject ?? '', String(status), message ?? ''].some((part) => part.toLowerCase().includes(text))

/** @param hidden operations that are left out unless they are what is looked for */
export function filterRequests(
  events: readonly SandboxEvent[],
  filter: RequestFilter,
  hidden: ReadonlySet<string>,
): readonly SandboxEvent[] {
  const text = filter.text.trim().toLowerCase()
  return events.filter(
    (event) =>
      (filter.application === '' || event.application === filter.application) &&
      (filter.operation === '' ? !hidden.has(event.operation) : event.operation === filter.operation) &&
      (filter.outcome === '' || event.decision === filter.outcome) &&
      (text === '' || includes(event, text)),
  )
}
