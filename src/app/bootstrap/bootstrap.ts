import { createExternalStore } from '../../rules/externalStore.ts'
import type { PageFailure } from '../../rules/pageFailure.ts'
import { failureOf, loadCode } from '../../ui/kit/states/failure.ts'

/** What comes after hydration: the bank's client, the session and the actors. It may fail, and may be tried again. */
export interface Bootstrap {
  failure(): PageFailure | false
  subscribe(listener: () => void): () => void
  start(): void
}

/** `open` starts nothing unless all of it could be loaded, so that it may be called again after a failure. */
export function createBootstrap(open: () => Promise<void>): Bootstrap {
  const failure = createExternalStore<PageFailure | false>(false)
  return {
    failure: failure.get,
    subscribe: failure.subscribe,
    start() {
      failure.set(false)
      loadCode(open).catch((error) => {
        const found = failureOf(error)
        if (found === 'bug') reportError(error)
        failure.set(found)
      })
    },
  }
}
