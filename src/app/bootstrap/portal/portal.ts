import type { getDefaultStore } from 'jotai'
import type { PortalClient } from '../../../api/client/client.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import type { Once } from '../../../rules/once.ts'
import type { Address } from '../../../rules/routes/address.ts'
import type { Environment } from '../../actors/shared/startActor.ts'
import type { AuthorizedCall } from '../../session/authorizedCall.ts'
import type { Notice, Session } from '../../session/session.ts'

export type PageStore = ReturnType<typeof getDefaultStore>

/** The ways out of a chart: they exist from the first paint on. */
export interface Outputs {
  readonly notify: (notice: Notice) => void
  readonly navigate: (to: Address, options?: { replace?: boolean }) => void
}

/** What the ports and screens of the page are bound to; frozen. */
interface Parts extends Outputs {
  readonly configuration: PortalConfiguration
  /** The bank's client; only ports use it. */
  readonly client: PortalClient
  readonly environment: Environment
  readonly session: Session
  /** The way to the bank; the sandbox's own where it runs in the page. */
  readonly fetch: typeof fetch
  /** Asks for the catalogue again after a failure. */
  readonly reloadCatalogue: () => void
  /** What the page makes once, for whichever screen needs it first. */
  readonly once: Once
  /** Of the atoms that views read. */
  readonly store: PageStore
}

/** The portal as a screen gets it: its calls and notices belong to its owner (`session/bindToOwner.ts`). */
export interface Portal extends Parts {
  readonly session: Session & { readonly call: AuthorizedCall }
}

/** What lives as long as the page, made once the page is hydrated and the bank is known: complete and frozen. */
export interface PagePortal extends Parts {
  readonly forOwner: (owner: string | null) => Portal
  /** Where the page of a path is now, once the catalogue says that it is elsewhere. */
  readonly currentAddress: (path: string) => Address | undefined
  /** Resolves when no call is in flight that may change something. */
  readonly callsSettled: () => Promise<void>
}
