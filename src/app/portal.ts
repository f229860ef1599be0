import type { PortalClient } from '../api/client.ts'
import type { PortalConfiguration } from '../rules/configuration.ts'
import type { Environment, WithSource } from './actors/startActor.ts'
import type { Call } from './session/call.ts'
import type { Session } from './session/session.ts'

/** A short message that passes; views show it top centre. It knows which chart told it. */
export interface Notice extends WithSource {
  variant: 'success' | 'warning' | 'error' | 'info'
  message: string
}

/** What lives as long as the page: its configuration, client and clock, and the ways out of a chart. */
export interface PagePortal {
  configuration: PortalConfiguration
  /** The bank's client; only ports use it, after hydration. */
  client: PortalClient
  environment: Environment
  session: Session
  /** The way to the bank; the sandbox's own where it runs in the page. */
  fetch: typeof fetch
  notify(notice: Notice): void
  /** Asks for the catalogue again after a failure. */
  reloadCatalogue(): void
  navigate(to: string, options?: { replace?: boolean }): void
}

/** The portal as a screen gets it: its calls and notices belong to the person whom the screen was entered for. */
export interface Portal extends PagePortal {
  session: Session & { call: Call }
}
