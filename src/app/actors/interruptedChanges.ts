import type { Clock } from '../../rules/clock.ts'

const prefix = 'portico.interrupted.'

/** As long as a draft. */
const kept = 3_600_000

/** Tells this page's changes from those of the page that was here before it in the tab. */
const page = Math.random().toString(36).slice(2)
let count = 0

/** What is reported of a change, and which chart made it. */
interface Report {
  message: string
  source: string
}

interface Interrupted extends Report {
  owner: string | null
  until: number
}

function parsed(text: string | null): Interrupted | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Interrupted | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * A change that is in flight: when the page is reloaded or closed before its answer comes, the next page in the tab
 * reports it. Gives what withdraws it. Without storage nothing is reported.
 */
export function startChange(
  owner: string | null,
  { message, source }: Report,
  clock: Clock,
  storage: () => Storage = () => sessionStorage,
): () => void {
  count += 1
  const key = `${prefix}${page}.${count}`
  try {
    storage().setItem(key, JSON.stringify({ owner, message, source, until: clock.now() + kept } satisfies Interrupted))
  } catch {}
  return () => {
    try {
      storage().removeItem(key)
    } catch {}
  }
}

/**
 * What earlier pages have left for `owner`, and for nobody in particular, once; what they left for somebody else stays
 * until that person signs in or another does.
 */
export function takeInterrupted(
  owner: string | null,
  clock: Clock,
  storage: () => Storage = () => sessionStorage,
): readonly Report[] {
  try {
    const earlier = Object.keys(storage()).filter((key) => key.startsWith(prefix) && !key.startsWith(prefix + page))
    return earlier.flatMap((key) => {
      const change = parsed(storage().getItem(key))
      if (owner === null && typeof change?.owner === 'string' && change.until > clock.now()) return []
      storage().removeItem(key)
      const isTheirs = change && (change.owner === null || change.owner === owner) && change.until > clock.now()
      return isTheirs ? [{ message: change.message, source: change.source }] : []
    })
  } catch {
    return []
  }
}
