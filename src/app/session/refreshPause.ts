import type { Clock } from '../../rules/clock.ts'
import { isProblem, isRecord, type Problem } from '../../rules/problem.ts'

const key = 'portico.refreshPause'

/** How long the server wants no refresh, for all tabs of this browser and across reloads (RFC 9110 section 10.2.3). */
export interface RefreshPause {
  keep(problem: Problem): void
  /** The failure that asked for the pause, with the time that is left of it. */
  recall(): Problem | undefined
}

/** Without storage each tab knows only its own pause, which the session's chart holds. */
export function refreshPause(storage: () => Storage, clock: Clock): RefreshPause {
  return {
    keep(problem) {
      if (problem.kind !== 'answer' || problem.retryAfter === undefined) return
      try {
        storage().setItem(key, JSON.stringify({ until: clock.now() + problem.retryAfter, problem }))
      } catch {}
    },
    recall() {
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
