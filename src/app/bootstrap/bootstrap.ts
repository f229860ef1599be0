import { type Failure, failureOf } from '../../ui/kit/failure.ts'

/** What comes after hydration: the bank's client, the session and the actors. It may fail, and may be tried again. */
export interface Opening {
  failed(): Failure | false
  subscribe(listener: () => void): () => void
  start(): void
}

/** `open` starts nothing unless all of it could be loaded, so that it may be called again after a failure. */
export function createOpening(open: () => Promise<void>): Opening {
  const listeners = new Set<() => void>()
  let failed: Failure | false = false
  const become = (next: Failure | false) => {
    failed = next
    for (const listener of listeners) listener()
  }
  return {
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      become(false)
      open().catch((failure) => {
        become(failureOf(failure))
        reportError(failure)
      })
    },
  }
}
