import { is } from 'superstruct'
import type { ActorsOf } from '../../../machines/port.ts'
import { dockMachine } from '../../../machines/sandbox/dock.machine.ts'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import {
  type DockPreferences,
  dockPreferences,
  firstDockPreferences,
} from '../../../rules/sandbox/workbench/dockPreferences.ts'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { failureOf, loadCode } from '../../../ui/kit/states/failure.ts'
import type { DockedPanel } from '../../../ui/sandbox/dock/dockAtoms.ts'
import type { PageShell } from '../../bootstrap/shell/shell.ts'
import { loadSandboxPanel } from '../../router/screenLoader.ts'
import { createScreenScope } from '../../router/screenScope.ts'
import { shellForOwner } from '../../router/shellForOwner.ts'
import { startStatus } from '../../screens/shared/startStatus.ts'
import { fromListener } from '../shared/fromListener.ts'

/** The panel's actors run from its start until it gives way to another, or the dock is closed. */
export function dockOf(shell: PageShell, show: (panel: DockedPanel | null) => void) {
  const actors = {
    runPanel: fromListener<{ panel: SandboxPanelName }>(({ sendBack, input: { panel: name } }) => {
      // The bank of the sandbox is the same for everybody who signs in.
      const scope = createScreenScope(shell, null)
      loadCode(() => loadSandboxPanel(name)).then(
        ({ panel }) => {
          if (scope.isDisposed()) return
          const owned = shellForOwner(shell, null)
          show({ name, element: panel(scope, owned), status: startStatus(scope, owned) })
          sendBack({ type: 'panel.started' })
        },
        (error) => {
          const failure = failureOf(error)
          if (failure === 'bug') reportError(error)
          sendBack({ type: 'panel.failed', failure })
        },
      )
      return () => {
        show(null)
        scope.dispose()
      }
    }),
  } satisfies ActorsOf<typeof dockMachine>
  return dockMachine.provide({ actors })
}

const key = 'portico.sandboxDock'

/** Panel and height, as this browser stores them; without storage they are forgotten with the page. */
export function dockStorage(storage: () => Storage) {
  return {
    load(): DockPreferences {
      const stored = readJson(storage, key)
      return is(stored, dockPreferences) ? stored : firstDockPreferences
    },
    save: (preferences: DockPreferences) => void writeJson(storage, key, preferences),
  }
}
