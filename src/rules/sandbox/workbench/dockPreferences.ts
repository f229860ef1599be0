import { enums, type Infer, integer, max, min, object } from 'superstruct'
import { type SandboxPanelName, sandboxPanels } from './sandboxPanels.ts'

/** How high the dock can be, in hundredths of the window. */
export const dockHeights = { lowest: 20, highest: 85, first: 45, step: 5 } as const

/** What a browser keeps of the dock; `height` in hundredths of the window. */
export const dockPreferences = object({
  panel: enums(sandboxPanels.map(({ name }) => name) as [SandboxPanelName, ...SandboxPanelName[]]),
  height: max(min(integer(), dockHeights.lowest), dockHeights.highest),
})
export type DockPreferences = Infer<typeof dockPreferences>

export const firstDockPreferences: DockPreferences = { panel: 'requests', height: dockHeights.first }

export const toDockHeight = (height: number): number =>
  Math.round(Math.min(dockHeights.highest, Math.max(dockHeights.lowest, height)))
