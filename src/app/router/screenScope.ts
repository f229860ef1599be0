import type { AnyActor } from 'xstate'
import type { Environment } from '../actors/startActor.ts'
import type { PagePortal } from '../portal.ts'

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
