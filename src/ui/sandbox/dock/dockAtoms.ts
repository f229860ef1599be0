import { atom } from 'jotai'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { dockMachine } from '../../../machines/sandbox/dock.machine.ts'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { SandboxStatus } from '../../../rules/sandbox/status.ts'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'

export const dockId = 'sandbox-dock'

/** Goes to the panel that is chosen; false when the dock does not show. */
export function focusDock(): boolean {
  const chosen = document.querySelector<HTMLElement>(`#${dockId} [aria-current="true"]`)
  chosen?.focus()
  return chosen !== null
}

export const isInDock = (element: Element | null): boolean => element?.closest(`#${dockId}`) != null

export type DockActor = ActorRefFrom<typeof dockMachine>

/** The panel that runs in the dock, with what is always in sight. */
export interface DockedPanel {
  name: SandboxPanelName
  element: ReactNode
  status: PanelActor<SandboxStatus>
}

type OpenDock = (panel?: SandboxPanelName) => void

/** How the page opens its dock, also before that has come. */
export const openDockAtom = atom<{ open: OpenDock }>({ open: () => {} })

/** The dock of the page, which starts when it is first opened. */
export const dockAtom = atom<DockActor | null>(null)
export const dockedPanelAtom = atom<DockedPanel | null>(null)
