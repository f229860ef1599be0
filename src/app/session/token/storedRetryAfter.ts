import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { isProblem, isRecord, type Problem } from '../../../rules/problem.ts'
import type { Clock } from '../../../rules/time/clock.ts'

const key = 'portico.refreshPause'

/** How long the server wants no refresh, for all tabs of this browser and across reloads (RFC 9110 section 10.2.3). */
export interface StoredRetryAfter {
  save(problem: Problem): void
  /** The failure that asked for the pause, with the remaining time. */
  load(): Problem | undefined
}

/** Without storage each tab knows only its own pause, which the session's chart holds. */
export function storedRetryAfter(storage: () => Storage, clock: Clock): StoredRetryAfter {
  return {
    save(problem) {
      if (problem.kind !== 'answer' || problem.retryAfter === undefined) return
      writeJson(storage, key, { until: clock.now() + problem.retryAfter, problem })
    },
    load() {
      const stored = readJson(storage, key)
      if (!isRecord(stored) || !isProblem(stored.problem) || stored.problem.kind !== 'answer') return undefined
      const retryAfter = Number(stored.until) - clock.now()
      // A clock set back must not make the pause longer than it was.
      return retryAfter > 0 && retryAfter <= (stored.problem.retryAfter ?? 0)
        ? { ...stored.problem, retryAfter }
        : undefined
    },
  }
}
