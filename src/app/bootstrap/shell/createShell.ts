import { getDefaultStore } from 'jotai'
import { createOnce } from '../../../rules/once.ts'
import type { Environment } from '../../actors/shared/startActor.ts'
import { createSessionAccess } from '../../session/sessionAccess.ts'
import type { Outputs, PagePortal } from '../portal/portal.ts'
import { createClock } from './createClock.ts'
import { createDeferred } from './createDeferred.ts'
import { createHydration } from './hydration.ts'
import type { PageShell } from './shell.ts'

/** The shell, and what reports that its parts have come. */
export function createShell(outputs: Outputs) {
  const { whenHydrated, hydrated } = createHydration()
  const session = createSessionAccess()
  const portal = createDeferred<PagePortal>()
  const environment: Environment = {
    clock: createClock(),
    whenHydrated,
    ...(__SANDBOX__ && { inspect: (event) => portal.current()?.environment.inspect?.(event) }),
  }
  const shell: PageShell = {
    ...outputs,
    environment: Object.freeze(environment),
    links: __LINKS__,
    session: session.access,
    reloadCatalogue: () => portal.current()?.reloadCatalogue(),
    once: createOnce(),
    store: getDefaultStore(),
    portal: portal.current,
    portalReady: portal.promise,
  }
  return {
    shell: Object.freeze(shell),
    /** Whoever is notified of the session finds the portal. */
    portalArrived(arrived: PagePortal) {
      portal.resolve(arrived)
      session.arrive(arrived.session)
    },
    hydrated,
  }
}
