import { getDefaultStore } from 'jotai'
import { type DockActor, dockAtom, dockedPanelAtom } from '../../ui/sandbox/dock/dockState.ts'
import { dockOf, keptDock } from '../actors/sandboxDock.ts'
import { startActor } from '../actors/startActor.ts'
import type { PageShell } from './shell.ts'

/** The workbench shows the charts of the page that it lies under, not its own. */
function uninspected(shell: PageShell): PageShell {
  const { inspect: _, ...environment } = shell.environment
  return Object.freeze({ ...shell, environment: Object.freeze(environment) })
}

/** Starts the dock of the page and hands its actor, and the panel that runs in it, to the views. */
export function startDock(page: PageShell): DockActor {
  const shell = uninspected(page)
  const store = getDefaultStore()
  const { recall, keep } = keptDock(() => localStorage)
  const machine = dockOf(shell, (panel) => store.set(dockedPanelAtom, panel))
  const actor = startActor(shell.environment, machine, {
    input: recall(),
    on: { 'preferences.changed': ({ preferences }) => keep(preferences) },
  })
  store.set(dockAtom, actor)
  return actor
}
