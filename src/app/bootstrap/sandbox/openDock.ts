import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { texts } from '../../../rules/text/texts.ts'
import { failureOf, loadCode } from '../../../ui/kit/states/failure.ts'
import type { DockActor } from '../../../ui/sandbox/dock/dockAtoms.ts'
import type { PageShell } from '../shell/shell.ts'

/** Opens the dock, whose code comes with its first use. When it does not come, a notice says so, and the next use asks again. */
export function createOpenDock(shell: PageShell): (panel?: SandboxPanelName) => void {
  let dock: Promise<DockActor> | undefined
  return (panel) => {
    dock ??= loadCode(() => import('./startDock.ts')).then(({ startDock }) => startDock(shell))
    dock.then(
      (actor) => actor.send({ type: 'dock.open', ...(panel && { panel }) }),
      (error) => {
        dock = undefined
        const isOutdated = failureOf(error) === 'outdated'
        shell.notify({
          source: 'dock',
          variant: 'error',
          message: isOutdated ? texts.outdated : 'Couldn’t load the sandbox. Check your connection, then try again.',
        })
      },
    )
  }
}
