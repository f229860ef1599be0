import type { AnyActor } from 'xstate'
import type { Address } from '../../rules/routes/address.ts'
import type { Environment } from '../actors/shared/startActor.ts'
import type { PageShell } from '../bootstrap/shell/shell.ts'

/** The actors of one screen: they start when the route is entered (`startScopedActor`) and stop when it is left. */
export interface ScreenScope {
  environment: Environment
  /** The username that the screen was entered for, or null where nobody was known to be signed in. */
  owner: string | null
  add(actor: AnyActor): void
  /** As the page's, without effect once the scope is disposed. */
  navigate(to: Address, options?: { replace?: boolean }): void
  /** A scope within this one, such as a dialog: disposed with it at the latest. */
  child(): ScreenScope
  isDisposed(): boolean
  /** Resolves once no change of its actors is in flight. */
  dispose(): Promise<void>
}

/**
 * Disposing stops every actor and aborts its reads. An actor with the tag `mutating` has a change in flight and is
 * stopped once that change is answered, so that its notice still shows.
 */
export function createScreenScope(
  page: Pick<PageShell, 'environment' | 'navigate'>,
  owner: string | null,
): ScreenScope {
  const actors: AnyActor[] = []
  const children: ScreenScope[] = []
  let disposed = false
  return {
    environment: page.environment,
    owner,
    add(actor) {
      actors.push(actor)
    },
    navigate(to, options) {
      if (!disposed) page.navigate(to, options)
    },
    child() {
      const scope = createScreenScope(page, owner)
      children.push(scope)
      return scope
    },
    isDisposed: () => disposed,
    async dispose() {
      disposed = true
      const settling = children.splice(0).map((scope) => scope.dispose())
      await Promise.all([...settling, ...actors.splice(0).map(stopWhenSettled)])
    },
  }
}

/** Stops an actor once no change of it is in flight. */
export function stopWhenSettled(actor: AnyActor): Promise<void> | undefined {
  if (!actor.getSnapshot().hasTag('mutating')) {
    actor.stop()
    return undefined
  }
  return new Promise((resolve) => {
    const subscription = actor.subscribe({
      next(snapshot) {
        if (snapshot.hasTag('mutating')) return
        subscription.unsubscribe()
        actor.stop()
        resolve()
      },
      complete: resolve,
      error: () => resolve(),
    })
  })
}
