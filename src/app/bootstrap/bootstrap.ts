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
  const listeners = new Set<() => void>()
  let current: PageFailure | false = false
  const setFailure = (next: PageFailure | false) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    failure: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      setFailure(false)
      loadCode(open).catch((error) => {
        const failure = failureOf(error)
        if (failure === 'bug') reportError(error)
        setFailure(failure)
      })
    },
  }
}
