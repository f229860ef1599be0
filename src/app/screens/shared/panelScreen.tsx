import type { ReactNode } from 'react'
import { readStatus } from '../../../api/sandbox/status.ts'
import type { SandboxPanelName } from '../../../rules/sandboxPanels.ts'
import { Workbench } from '../../../ui/sandbox/workbench/Workbench.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import type { Shell } from '../../bootstrap/shell.ts'
import type { ShellScreen } from '../../router/screen.ts'
import type { ScreenScope } from '../../router/screenScope.ts'

/** Starts the actors of a panel and returns the element that shows them. */
export type StartPanel = (scope: ScreenScope, shell: Shell) => ReactNode

const statusTables = ['system', 'events', 'mails', 'otpTransactions', 'faults', 'webhookDeliveries', 'tickets']

/** A panel as a page of its own. */
export const panelScreen =
  (name: SandboxPanelName, panel: StartPanel): ShellScreen =>
  (scope, shell) => ({
    element: (
      <Workbench
        key="workbench"
        panel={name}
        status={startPanel(scope, shell, { tables: statusTables, read: readStatus })}
      >
        {panel(scope, shell)}
      </Workbench>
    ),
  })
