import type { ReactNode } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { SandboxStatus } from '../../../rules/sandbox/status.ts'
import { panelPath, type SandboxPanelName, sandboxPanels } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { Link } from '../../kit/links/Link.tsx'
import { PanelCount } from './panel/PanelCount.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useChosenInSight } from './useChosenInSight.ts'
import './panel/panel.css'
import './workbench.css'

interface Props {
  panel: SandboxPanelName
  status: PanelActor<SandboxStatus>
  children: ReactNode
}

/** The workbench as a page: the rail of panels, and the one that is shown. */
export function Workbench({ panel, status, children }: Props) {
  const rail = useChosenInSight(panel)
  return (
    <div className="stack workbench">
      <div className="workbench-stripe" aria-hidden="true" />
      <StatusBar actor={status} />
      <nav className="workbench-rail" aria-label="Sandbox panels">
        <ul ref={rail}>
          {sandboxPanels.map(({ name, title }) => (
            <li key={name}>
              <Link href={panelPath(name)} {...(name === panel && { 'aria-current': 'page' as const })}>
                {title} <PanelCount actor={status} panel={name} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack workbench-panel" key={panel}>
        {children}
      </div>
    </div>
  )
}
