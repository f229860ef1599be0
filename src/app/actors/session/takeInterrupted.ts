import { parseJson } from '../../../rules/json/parseJson.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { type Interrupted, type InterruptedReport, prefix, prefixOf, thisPage } from './interruptedChanges.ts'

const parsed = (text: string | null) => (parseJson(text ?? 'null') as Interrupted | null | undefined) ?? undefined

/**
 * What earlier pages have left for `owner`, and for nobody in particular, once, in the order in which it began; what they
 * left for somebody else stays until that person signs in or another does.
 */
export function takeInterrupted(
  owner: string | null,
  clock: Clock,
  storage: () => Storage = () => sessionStorage,
  page: string = thisPage,
): readonly InterruptedReport[] {
  try {
    const own = prefixOf(page)
    const earlier = Object.keys(storage()).filter((key) => key.startsWith(prefix) && !key.startsWith(own))
    const changes = earlier.map((key) => ({ key, change: parsed(storage().getItem(key)) }))
    // Browsers differ in the order of the keys; each change is kept for the same time.
    changes.sort((one, other) => (one.change?.until ?? 0) - (other.change?.until ?? 0))
    return changes.flatMap(({ key, change }) => {
      if (owner === null && typeof change?.owner === 'string' && change.until > clock.now()) return []
      storage().removeItem(key)
      const isTheirs = change && (change.owner === null || change.owner === owner) && change.until > clock.now()
      return isTheirs ? [{ message: change.message, source: change.source }] : []
    })
  } catch {
    return []
  }
}
