import type { AnyActor } from 'xstate'
import type { PortalClient } from '../api/client.ts'
import type { PortalConfiguration } from '../rules/configuration.ts'
import type { Authorized } from './authorizedCall.ts'
import type { Session } from './session/session.ts'
import type { Environment, Told } from './startActor.ts'

/** A short message that passes; views show it top centre. It knows which chart told it. */
export interface Notice extends Told {
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

/** The portal as a screen is given it: its calls and notices are those of the person whom the place was entered for. */
export interface Portal extends PagePortal {
  session: Session & { authorized: Authorized }
}

/** The actors of one screen: they start when the place is entered (`startOn`) and stop when it is left. */
export interface Visit {
  environment: Environment
  /** The username of whom the place was entered for, or null where nobody was known to be signed in. */
  owner: string | null
  keep(actor: AnyActor): void
  /** As `portal.navigate`, but silent once the place has been left. */
  navigate(to: string, options?: { replace?: boolean }): void
  /** A place within the place, such as a dialog: left with it at the latest. */
  within(): Visit
  isLeft(): boolean
  leave(): void
}

/**
 * Leaving stops every actor and aborts its reads; an actor that tells by the tag `mutating` that a change is in flight
 * is stopped once that change is answered, so that its notice still shows.
 */
export function createVisit(portal: Pick<PagePortal, 'environment' | 'navigate'>, owner: string | null): Visit {
  const actors: AnyActor[] = []
  const inner: Visit[] = []
  let left = false
  return {
    environment: portal.environment,
    owner,
    keep(actor) {
      actors.push(actor)
    },
    navigate(to, options) {
      if (!left) portal.navigate(to, options)
    },
    within() {
      const visit = createVisit(portal, owner)
      inner.push(visit)
      return visit
    },
    isLeft: () => left,
    leave() {
      left = true
      for (const visit of inner.splice(0)) visit.leave()
      for (const actor of actors.splice(0)) stopWhenSettled(actor)
    },
  }
}

function stopWhenSettled(actor: AnyActor): void {
  if (!actor.getSnapshot().hasTag('mutating')) {
    actor.stop()
    return
  }
  const subscription = actor.subscribe((snapshot) => {
    if (snapshot.hasTag('mutating')) return
    subscription.unsubscribe()
    actor.stop()
  })
}
