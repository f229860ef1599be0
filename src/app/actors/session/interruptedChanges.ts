import type { Clock } from '../../../rules/time/clock.ts'

export const prefix = 'portico.interrupted.'

/** As long as a draft. */
const kept = 3_600_000

/** Distinguishes this page's changes from those of the page that was here before it in the tab. */
export const thisPage = Math.random().toString(36).slice(2)

/** What the keys of a page's changes begin with. */
export const prefixOf = (page: string): string => `${prefix}${page}.`

/** What is reported of a change, and which chart made it. */
export interface InterruptedReport {
  message: string
  source: string
}

export interface Interrupted extends InterruptedReport {
  owner: string | null
  until: number
}

/**
 * A change that is in flight: when the page is reloaded or closed before its answer comes, the next page in the tab
 * reports it. Gives what withdraws it, in a task of its own. Without storage nothing is reported.
 */
export function startChange(
  owner: string | null,
  { message, source }: InterruptedReport,
  clock: Clock,
  storage: () => Storage = () => sessionStorage,
  page: string = thisPage,
): () => void {
  const key = prefixOf(page) + Math.random().toString(36).slice(2)
  try {
    storage().setItem(key, JSON.stringify({ owner, message, source, until: clock.now() + kept } satisfies Interrupted))
  } catch {}
  // A page that is left fails its calls before it ends, and runs no further task: no answer came.
  return () => {
    clock.setTimeout(() => {
      try {
        storage().removeItem(key)
      } catch {}
    }, 0)
  }
}
