import type { Clock } from '../../rules/clock.ts'
import { isProblem, isRecord, type Problem } from '../../rules/problem.ts'

const key = 'portico.refreshPause'

/** How long the server wants no refresh, for all tabs of this browser and across reloads (RFC 9110 section 10.2.3). */
export interface RefreshBackoff {
  save(problem: Problem): void
  /** The failure that asked for the pause, with the remaining time. */
  load(): Problem | undefined
}

/** Without storage each tab knows only its own pause, which the session's chart holds. */
export function refreshBackoff(storage: () => Storage, clock: Clock): RefreshBackoff {
  return {
    save(problem) {
      if (problem.kind !== 'answer' || problem.retryAfter === undefined) return
      try {
        storage().setItem(key, JSON.stringify({ until: clock.now() + problem.retryAfter, problem }))
      } catch {}
    },
    load() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        if (!isRecord(kept) || !isProblem(kept.problem) || kept.problem.kind !== 'answer') return undefined
        const retryAfter = Number(kept.until) - clock.now()
        // A clock set back must not make the pause longer than it was.
        return retryAfter > 0 && retryAfter <= (kept.problem.retryAfter ?? 0)
          ? { ...kept.problem, retryAfter }
          : undefined
      } catch {
        return undefined
      }
    },
  }
}
