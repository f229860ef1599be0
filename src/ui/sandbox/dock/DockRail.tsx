import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { SandboxStatus } from '../../../rules/sandbox/status.ts'
import { type SandboxPanelName, sandboxPanels } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { PanelCount } from '../workbench/panel/PanelCount.tsx'
import { useChosenInSight } from '../workbench/useChosenInSight.ts'
import { dockTexts } from './dockTexts.ts'

interface Props {
  panel: SandboxPanelName
  status: PanelActor<SandboxStatus> | undefined
  onChoose: (panel: SandboxPanelName) => void
}

/** The panels by name, with their counts once the bank was read. */
export function DockRail({ panel, status, onChoose }: Props) {
  const rail = useChosenInSight(panel)
  return (
    <nav className="workbench-rail" aria-label={dockTexts.panels}>
      <ul ref={rail}>
        {sandboxPanels.map(({ name, title }) => (
          <li key={name}>
            <button type="button" {...(name === panel && { 'aria-current': true })} onClick={() => onChoose(name)}>
              {title} {status && <PanelCount actor={status} panel={name} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
