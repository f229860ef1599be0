import { vi } from 'vitest'

/** Gives Node the events of a page, until `vi.unstubAllGlobals`. */
export function stubPageEvents(): void {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
}
