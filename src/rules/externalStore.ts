export interface ExternalStore<Value> {
  get(): Value
  /** Notifies the listeners, also of the same value. */
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** A value outside React, as `useSyncExternalStore` reads it. */
export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
