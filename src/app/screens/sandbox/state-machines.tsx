import { StateMachinesPanel } from '../../../ui/sandbox/stateMachines/StateMachinesPanel.tsx'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = () => <StateMachinesPanel />
