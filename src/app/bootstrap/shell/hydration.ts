/** A gate that opens once: what is handed in before waits, what comes later runs at once. */
export interface Hydration {
  whenHydrated(start: () => void): void
  hydrated(): void
}

export function createHydration(): Hydration {
  let waiting: (() => void)[] | null = []
  return {
    whenHydrated(start) {
      if (waiting) waiting.push(start)
      else start()
    },
    hydrated() {
      const starts = waiting ?? []
      waiting = null
      for (const start of starts) start()
    },
  }
}
