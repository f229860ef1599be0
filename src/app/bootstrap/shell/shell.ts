import type { PortalConfiguration } from '../../../rules/configuration.ts'
import type { Once } from '../../../rules/once.ts'
import type { Environment } from '../../actors/shared/startActor.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import type { Outputs, PagePortal, PageStore, Portal } from '../portal/portal.ts'

/** What exists from the first paint on, also while pre-rendering; frozen. What it lacks comes with the portal. */
interface Parts extends Outputs {
  /** Actors that are started with it begin once the page is hydrated. */
  readonly environment: Environment
  /** As known at build time, for pre-rendered pages; the portal has those of `/portal.json`. */
  readonly links: PortalConfiguration['links']
  readonly session: SessionAccess
  /** Asks for the catalogue again after a failure; before the catalogue has started it does nothing. */
  readonly reloadCatalogue: () => void
  /** What the page makes once, for whichever screen needs it first. */
  readonly once: Once
  /** Of the atoms that views read. */
  readonly store: PageStore
}

export interface PageShell extends Parts {
  readonly portal: () => PagePortal | undefined
  /** Resolves before the first actor begins, and never rejects; while pre-rendering it stays pending. */
  readonly portalReady: Promise<PagePortal>
}

/** The shell as a screen gets it: its notices, and the portal's calls, belong to the person whom it was entered for. */
export interface Shell extends Parts {
  readonly portal: () => Portal | undefined
  readonly portalReady: Promise<Portal>
}

/** For ports of screens that start before the portal exists: what they need of it. */
export interface PortalReady<Need extends keyof Portal> {
  readonly portalReady: Promise<Pick<Portal, Need>>
}
