import { useSelector } from '@xstate/react'
import { useAtom } from 'jotai'
import { use, useCallback, useMemo, useRef } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import { filterRequests, isPortalCall, showsPortal } from '../../../rules/sandbox/requests/requestFilter.ts'
import type { RequestDetail, RequestsData, SandboxEvent } from '../../../rules/sandbox/requests/requestLog.ts'
import { PlaceContext } from '../../kit/links/DetourLink.tsx'
import { DockedContext } from '../workbench/panel/PanelHeading.tsx'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestList } from './RequestList.tsx'
import type { RequestActor } from './requestActor.ts'
import { requestFilterAtom } from './requestFilterAtom.ts'
import type { RowFocus } from './useVirtualRows.ts'
import './requests.css'

interface Props {
  actor: PanelActor<RequestsData>
  request: RequestActor
  /** Whether this page holds a token of an application. */
  isTokenHeld: () => boolean
  /** Saves the newest of these calls as a file. */
  onExport: (events: readonly SandboxEvent[]) => Promise<void>
  /** Keeps a call for the ticket that is created about it. */
  onTicket: (detail: RequestDetail) => void
  /** The address of the page with a call open; in the dock there is none. */
  placeOf: ((id: string) => string) | undefined
}

export function RequestsPanel({ actor, ...props }: Props) {
  return (
    <PanelView actor={actor} name="requests" intro="Live log of every API call and its response.">
      {(data) => <Requests data={data} {...props} />}
    </PanelView>
  )
}

function Requests({
  data,
  request,
  isTokenHeld,
  onExport,
  onTicket,
  placeOf,
}: Omit<Props, 'actor'> & { data: RequestsData }) {
  const list = useRef<RowFocus>(null)
  const [filter, setFilter] = useAtom(requestFilterAtom)
  const openId = useSelector(request, (snapshot) => (snapshot.matches('closed') ? null : snapshot.context.id))
  const isDocked = use(DockedContext)
  // A token that is requested is a call, after which this is drawn again.
  const isPortalShown = showsPortal(filter, isTokenHeld())
  const operations = useMemo(() => new Map(data.operations.map((each) => [each.id, each])), [data.operations])
  const shown = useMemo(() => {
    const hidden = isPortalShown ? [] : data.operations.filter(isPortalCall).map(({ id }) => id)
    return filterRequests(data.events, filter, new Set(hidden))
  }, [data.events, data.operations, filter, isPortalShown])
  const open = useCallback((id: string) => request.send({ type: 'request.open', id }), [request])
  const close = () => {
    request.send({ type: 'request.close' })
    if (openId !== null) list.current?.byId(openId)
  }
  return (
    <div className="stack requests-part" data-docked={isDocked || undefined}>
      <RequestFilters
        data={data}
        found={shown.length}
        filter={filter}
        isPortalShown={isPortalShown}
        isDocked={isDocked}
        onChange={setFilter}
        onExport={() => onExport(shown)}
        toFirst={() => list.current?.first()}
      />
      <div className="stack requests" data-open={openId !== null || undefined}>
        <RequestList
          ref={list}
          events={shown}
          applications={data.applications}
          operations={operations}
          isEmpty={data.events.length === 0}
          openId={openId}
          onOpen={open}
        />
        {openId !== null && (
          <PlaceContext value={placeOf?.(openId) ?? null}>
            <RequestDetails actor={request} onClose={close} onTicket={onTicket} />
          </PlaceContext>
        )}
      </div>
    </div>
  )
}
