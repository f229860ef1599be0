import { createRouteFocus } from '../../ui/kit/focus/routeFocus.ts'
import { openDockAtom } from '../../ui/sandbox/dock/dockAtoms.ts'
import { createNavigation, type PageDocument, type ScreenLoader } from '../router/navigation.ts'
import { createScreenLoader } from '../router/screenLoader.ts'
import type { Outputs } from './portal/portal.ts'
import { createOpenDock } from './sandbox/openDock.ts'
import { createOpenSearch } from './search/openSearch.ts'
import { createShell } from './shell/createShell.ts'

interface PageOptions {
  screens?: ScreenLoader
  /** Left out while pre-rendering. */
  pageDocument?: PageDocument
}

/** What every page has from the first paint on, joined; nothing runs before `openPage`, which takes `startup`. */
export function createPage(outputs: Outputs, { screens = createScreenLoader(), pageDocument }: PageOptions = {}) {
  const startup = createShell(outputs)
  const { shell } = startup
  const navigation = createNavigation(shell, screens, pageDocument)
  if (__SANDBOX__) shell.store.set(openDockAtom, { open: createOpenDock(shell) })
  return {
    session: shell.session,
    screens,
    navigation,
    routeFocus: createRouteFocus(),
    openSearch: createOpenSearch(shell),
    startup,
  }
}
