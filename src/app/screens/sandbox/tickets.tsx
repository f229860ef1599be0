import { changeTicket, readOpenTickets } from '../../../api/sandbox/tickets.ts'
import { TicketsPanel } from '../../../ui/sandbox/tickets/TicketsPanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => (
  <TicketsPanel
    actor={startPanel(scope, shell, { tables: ['tickets'], read: readOpenTickets, change: changeTicket })}
  />
)
