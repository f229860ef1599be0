import type { PanelActor } from '../../../../machines/sandbox/panel.machine.ts'
import type { SandboxStatus } from '../../../../rules/sandbox/status.ts'
import type { SandboxPanelName } from '../../../../rules/sandbox/workbench/sandboxPanels.ts'
import { usePanel } from './usePanel.ts'

/** How many there are of what a panel shows, beside its name in the rail. */
export function PanelCount({ actor, panel }: { actor: PanelActor<SandboxStatus>; panel: SandboxPanelName }) {
  const { data } = usePanel(actor)
  const counts: Partial<Record<SandboxPanelName, number>> = data?.counts ?? {}
  const count = counts[panel]
  return count ? <span className="panel-count">{count > 999 ? '999+' : count}</span> : null
}
