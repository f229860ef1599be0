import { type DockActor, dockAtom, dockedPanelAtom } from '../../../ui/sandbox/dock/dockAtoms.ts'
import { dockOf, dockStorage } from '../../actors/sandbox/dock.ts'
import { startActor } from '../../actors/shared/startActor.ts'
import { uninspected } from '../../inspector/uninspected.ts'
import type { PageShell } from '../shell/shell.ts'

/** Starts the dock of the page and hands its actor, and the panel that runs in it, to the views. */
export function startDock(page: PageShell): DockActor {
  const { store } = page
  const shell = Object.freeze({ ...page, environment: uninspected(page.environment) })
  const { load, save } = dockStorage(() => localStorage)
  const machine = dockOf(shell, (panel) => store.set(dockedPanelAtom, panel))
  const actor = startActor(shell.environment, machine, {
    input: load(),
    on: { 'preferences.changed': ({ preferences }) => save(preferences) },
  })
  store.set(dockAtom, actor)
  return actor
}
