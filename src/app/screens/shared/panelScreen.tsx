import type { ReactNode } from 'react'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { Workbench } from '../../../ui/sandbox/workbench/Workbench.tsx'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ShellScreen } from '../../router/screen.ts'
import type { ScreenScope } from '../../router/screenScope.ts'
import { startStatus } from './startStatus.ts'

/** Starts the actors of a panel and returns the element that shows them; `query` is that of a page's address. */
export type StartPanel = (scope: ScreenScope, shell: Shell, query?: URLSearchParams) => ReactNode

/** A panel as a page of its own. */
export const panelScreen =
  (name: SandboxPanelName, panel: StartPanel): ShellScreen =>
  (scope, shell, match) => ({
    element: (
      <Workbench key="workbench" panel={name} status={startStatus(scope, shell)}>
        {panel(scope, shell, match.query)}
      </Workbench>
    ),
  })
