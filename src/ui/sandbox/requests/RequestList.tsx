import { memo, type Ref } from 'react'
import type { SandboxEvent } from '../../../rules/sandbox.ts'
import type { RequestsData } from '../../../rules/sandboxControls.ts'
import { EmptyState } from '../../kit/States.tsx'
import { clockTime } from '../workbench/times.ts'
import { decisionTones, statusText } from './decisions.ts'

interface Props {
  ref: Ref<HTMLOListElement>
  events: readonly SandboxEvent[]
  applications: RequestsData['applications']
  /** No call has come yet. */
  isEmpty: boolean
  openId: string | null
  onOpen: (id: string) => void
}

export function RequestList({ ref, events, applications, isEmpty, openId, onOpen }: Props) {
  if (events.length === 0)
    return isEmpty ? (
      <EmptyState title="No requests yet">Use the portal, or call an API: each call shows here.</EmptyState>
    ) : (
      <EmptyState title="No request matches">Change or clear the filters.</EmptyState>
    )
  const names = new Map(applications.map(({ id, name }) => [id, name]))
  return (
    <ol className="request-list" aria-label="Requests, newest first" ref={ref}>
      {events.map((event) => (
        <Row
          key={event.id}
          event={event}
          caller={event.application == null ? 'Portal' : (names.get(event.application) ?? event.application)}
          isOpen={event.id === openId}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  event: SandboxEvent
  caller: string
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A call does not change once it is in the log, though each reading brings it anew. */
const isSameRow = (before: RowProps, { event, caller, isOpen, onOpen }: RowProps) =>
  before.event.id === event.id && before.caller === caller && before.isOpen === isOpen && before.onOpen === onOpen

const Row = memo(function Row({ event, caller, isOpen, onOpen }: RowProps) {
  const { id, at, operation, subject, status, decision = 'accepted', duration } = event
  return (
    <li>
      <button type="button" data-id={id} aria-pressed={isOpen} onClick={() => onOpen(id)}>
        <time dateTime={at}>{clockTime(at)}</time>
        <span className="sandbox-badge" data-tone={decisionTones[decision]}>
          {statusText(status)}
        </span>
        <strong>{operation}</strong>
        <span className="request-caller">
          {caller}
          {subject !== null && `, ${subject}`}
        </span>
        {duration !== undefined && <span className="request-duration">{duration} ms</span>}
      </button>
    </li>
  )
}, isSameRow)
