import { memo, type Ref, useMemo } from 'react'
import type { OperationFacts } from '../../../rules/sandbox/operationList.ts'
import type { RequestsData, SandboxEvent } from '../../../rules/sandbox/requests/requestLog.ts'
import { statusText } from '../../../rules/sandbox/requests/statusText.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { EmptyState } from '../../kit/states/States.tsx'
import { clockTime } from '../workbench/times.ts'
import { decisionTones } from './decisions.ts'
import { type RowFocus, useVirtualRows } from './useVirtualRows.ts'

interface Props {
  ref: Ref<RowFocus>
  events: readonly SandboxEvent[]
  applications: RequestsData['applications']
  operations: ReadonlyMap<string, OperationFacts>
  /** No call has come yet. */
  isEmpty: boolean
  openId: string | null
  onOpen: (id: string) => void
}

export function RequestList({ isEmpty, ...props }: Props) {
  if (props.events.length > 0) return <Rows {...props} />
  return isEmpty ? (
    <EmptyState title="No requests yet">Use the portal or call an API. Each call appears here.</EmptyState>
  ) : (
    <EmptyState title="No matching requests">Change or clear the filters.</EmptyState>
  )
}

/** Only the rows in sight are drawn; arrow keys, Page Up, Page Down, Home and End lead through all of them. */
function Rows({ ref, events, applications, operations, openId, onOpen }: Omit<Props, 'isEmpty'>) {
  const names = useMemo(() => new Map(applications.map(({ id, name }) => [id, name])), [applications])
  const { frame, rows, height, tabStop, measure, onKeyDown, onFocus, onScrolled } = useVirtualRows(events, ref)
  return (
    <div className="request-frame" ref={frame} onWheel={onScrolled} onTouchMove={onScrolled} onPointerDown={onScrolled}>
      <ol
        className="log-list request-list"
        aria-label="Requests, newest first"
        style={{ height }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {rows.map(({ key, index, start }) => {
          const event = events[index]
          if (!event) return null
          return (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={events.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row
                event={event}
                facts={operations.get(event.operation)}
                caller={event.application == null ? 'Portal' : (names.get(event.application) ?? event.application)}
                isOpen={event.id === openId}
                isTabStop={index === tabStop}
                onOpen={onOpen}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface RowProps {
  event: SandboxEvent
  facts: OperationFacts | undefined
  caller: string
  isOpen: boolean
  isTabStop: boolean
  onOpen: (id: string) => void
}

const Row = memo(function Row({ event, facts, caller, isOpen, isTabStop, onOpen }: RowProps) {
  const { id, at, operation, subject, status, decision = 'accepted', duration } = event
  return (
    <button type="button" data-id={id} aria-pressed={isOpen} tabIndex={isTabStop ? 0 : -1} onClick={() => onOpen(id)}>
      <time dateTime={at}>{clockTime(at)}</time>
      <strong>
        <span className="request-method">{facts?.method.toUpperCase()}</span>{' '}
        <span className="request-path">
          <bdi dir="ltr">{facts?.path ?? operation}</bdi>
        </span>
      </strong>
      <span className="sandbox-badge" data-tone={decisionTones[decision]}>
        {statusText(status)}
      </span>
      {duration !== undefined && <span className="log-note log-end request-duration">{duration} ms</span>}
      <span className="log-note request-caller">
        {operation}, {startOf(caller, 'name')}
        {subject !== null && `, ${startOf(subject, 'name')}`}
      </span>
    </button>
  )
})
