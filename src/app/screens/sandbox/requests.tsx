import { createRequestsReader, readHar } from '../../../api/sandbox/requests.ts'
import type { SandboxEvent } from '../../../rules/sandbox/requests/requestLog.ts'
import { panelPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { ticketCallOf } from '../../../rules/tickets/ticketCall.ts'
import { download } from '../../../ui/kit/download.ts'
import { RequestsPanel } from '../../../ui/sandbox/requests/RequestsPanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { requestOf } from '../../actors/sandbox/request.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import { pageTokens } from '../../actors/tryItOut/issuedTokens.ts'
import { storeTicketCall } from '../../session/drafts/storedTicketCall.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell, query) => {
  const request = startScopedActor(scope, requestOf(shell), { interrupted: null })
  const open = query?.get('call')
  if (open) request.send({ type: 'request.open', id: open })
  const exportHar = async (events: readonly SandboxEvent[]) => {
    const { fetch } = await shell.portalReady
    const har = await readHar(fetch, events, new AbortController().signal)
    download(JSON.stringify(har, null, 2), 'application/json', 'sandbox.har')
  }
  return (
    <RequestsPanel
      actor={startPanel(scope, shell, { tables: ['events', 'applications'], read: createRequestsReader() })}
      request={request}
      isTokenHeld={() => {
        const portal = shell.portal()
        const base = portal?.configuration.tryItOut?.api
        return portal !== undefined && base !== undefined && pageTokens(portal, base).isHeld()
      }}
      onExport={exportHar}
      placeOf={query && ((id) => `${panelPath('requests')}?call=${encodeURIComponent(id)}`)}
      onTicket={(detail) => storeTicketCall(ticketCallOf(detail), () => sessionStorage)}
    />
  )
}
