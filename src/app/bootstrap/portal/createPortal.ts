import { createPortalClient } from '../../../api/client/client.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import { currentAddress } from '../../../rules/docs/currentAddress.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import type { Environment } from '../../actors/shared/startActor.ts'
import { yieldToMain } from '../../actors/shared/yieldToMain.ts'
import { createSession } from '../../session/session.ts'
import type { sandboxEnvironment } from '../sandbox/sandboxEnvironment.ts'
import type { PageShell } from '../shell/shell.ts'
import type { PagePortal } from './portal.ts'

/** What the portal needs beyond the shell; it comes after the first paint. */
export interface LateDependencies {
  configuration: PortalConfiguration
  fetch: typeof fetch
  mayUpload(url: string): boolean
  /** Resolves when no call is in flight that may change something. */
  callsSettled(): Promise<void>
  /** Does nothing before the catalogue has started. */
  reloadCatalogue(): void
  /** What sandbox builds add to the environment of actors. */
  sandboxEnvironment?: ReturnType<typeof sandboxEnvironment> | undefined
}

/** Makes the portal: the client and the session each in a task of its own. */
export async function createPortal(
  { environment: { clock, whenHydrated }, notify, navigate, once, store }: PageShell,
  { configuration, fetch, mayUpload, callsSettled, reloadCatalogue, sandboxEnvironment }: LateDependencies,
): Promise<PagePortal> {
  const environment: Environment = Object.freeze({
    clock,
    whenHydrated,
    ...(__SANDBOX__ && sandboxEnvironment?.(clock, store)),
  })
  const client = createPortalClient({ configuration, fetch, clock, mayUpload })
  await yieldToMain()
  const session = createSession({ client, environment, notify, navigate })
  const page = { configuration, client, environment, session, fetch, notify, navigate, reloadCatalogue, once, store }
  return Object.freeze({
    ...page,
    callsSettled,
    currentAddress(path) {
      const { catalogue } = store.get(catalogueAtom)
      return catalogue ? currentAddress(catalogue, path) : undefined
    },
    forOwner(owner) {
      const own = session.forOwner(owner)
      return Object.freeze({ ...page, session: Object.freeze({ ...session, call: own.call }), notify: own.notify })
    },
  } satisfies PagePortal)
}
