import { createPortalClient } from '../../api/client.ts'
import type { Clock } from '../../rules/clock.ts'
import type { PortalConfiguration } from '../../rules/configuration.ts'
import type { BankClock } from '../actors/bankClock.ts'
import type { createInspector } from '../inspector/inspector.ts'
import { createSession } from '../session/session.ts'
import type { PagePortal } from './portal.ts'
import type { PageShell } from './shell.ts'
import { yieldToMain } from './yieldToMain.ts'

/** What the portal needs beyond the shell; it comes after the first paint. */
export interface LateDependencies {
  configuration: PortalConfiguration
  fetch: typeof fetch
  mayUpload(url: string): boolean
  /** Does nothing before the catalogue has started. */
  reloadCatalogue(): void
  createInspector?: typeof createInspector | undefined
  /** In sandbox builds. */
  createBankClock?: ((clock: Clock) => BankClock) | undefined
}

/** Makes the portal: the client and the session each in a task of its own. */
export async function createPortal(
  { environment: { clock, whenHydrated }, notify, navigate }: PageShell,
  { configuration, fetch, mayUpload, reloadCatalogue, createInspector, createBankClock }: LateDependencies,
): Promise<PagePortal> {
  const inspect = createInspector?.(clock)
  const environment = Object.freeze({ clock, whenHydrated, ...(inspect && { inspect }) })
  const client = createPortalClient({ configuration, fetch, clock, mayUpload })
  await yieldToMain()
  const sandbox = __SANDBOX__ && createBankClock ? { bankClock: createBankClock(clock) } : {}
  const session = createSession({ client, environment, notify, navigate, ...sandbox })
  const page = { configuration, client, environment, session, fetch, notify, navigate, reloadCatalogue, ...sandbox }
  return Object.freeze({
    ...page,
    forOwner(owner) {
      const own = session.forOwner(owner)
      return Object.freeze({ ...page, session: Object.freeze({ ...session, call: own.call }), notify: own.notify })
    },
  } satisfies PagePortal)
}
