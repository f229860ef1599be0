import type { SandboxHost } from '../../rules/sandbox/status.ts'
import { catalogueWaitsAtom } from '../../ui/catalogueState.ts'
import { sandboxBankAtom, sandboxHostAtom } from '../../ui/sandbox/sandboxHost.ts'
import { yieldToMain } from '../actors/shared/yieldToMain.ts'
import { createCallsInFlight } from './portal/callsInFlight.ts'
import { createPortal, type LateDependencies } from './portal/createPortal.ts'
import type { startAnnouncements } from './portal/startAnnouncements.ts'
import type { startCatalogue } from './portal/startCatalogue.ts'
import type { ShownBank } from './sandbox/openChosenBank.ts'
import { createDeferred } from './shell/createDeferred.ts'
import type { createShell } from './shell/createShell.ts'
import { restoreNotices } from './storedNotices.ts'

interface PageParts {
  startCatalogue: typeof startCatalogue
  startAnnouncements: typeof startAnnouncements
  sandboxHost?: SandboxHost | undefined
  shownBank?: ShownBank | undefined
}

/** The page is hydrated and the bank is known: the portal is made and the actors start, each in a task of its own. */
export async function openPage(
  { shell, portalArrived, hydrated }: ReturnType<typeof createShell>,
  late: Omit<LateDependencies, 'reloadCatalogue' | 'callsSettled'> & PageParts,
): Promise<void> {
  if (__SANDBOX__ && late.sandboxHost) {
    shell.store.set(sandboxHostAtom, late.sandboxHost)
    if (late.shownBank) shell.store.set(sandboxBankAtom, { ...late.shownBank, isMissing: false })
  }
  const catalogue = createDeferred<ReturnType<typeof startCatalogue>>()
  const reloadCatalogue = () => catalogue.current()?.send({ type: 'catalogue.reload' })
  const { counted, settled: callsSettled } = createCallsInFlight()
  const portal = await createPortal(shell, { ...late, fetch: counted(late.fetch), callsSettled, reloadCatalogue })
  portalArrived(portal)
  await yieldToMain()
  hydrated()
  await yieldToMain()
  const loadCatalogue = () => catalogue.resolve(late.startCatalogue(portal))
  const waits = shell.store.get(catalogueWaitsAtom)
  if (waits) void waits.then(loadCatalogue)
  else loadCatalogue()
  await yieldToMain()
  late.startAnnouncements(portal)
  restoreNotices(shell.notify, () => sessionStorage)
}
