import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { returnPath } from '../../../rules/session/returnPath.ts'
import { sessionLimits } from '../../../rules/session/sessionLimits.ts'
import type { Clock } from '../../../rules/time/clock.ts'

const key = 'portico.mailReturn'

/**
 * Where the sign-in leads once an emailed link was opened: the place that the email was asked for from, which the link does not
 * name. It is there for every tab of this browser, since the one that asked may be closed.
 */
export const mailReturn = (storage: () => Storage, clock: Clock) => ({
  /** Null, or a place that no sign-in returns to, removes an earlier one. */
  save(from: string | null): void {
    writeJson(storage, key, { from: returnPath(from), until: clock.now() + sessionLimits.draft })
  },
  load(): string | null {
    const kept = readJson(storage, key) as { from?: unknown; until?: unknown } | null | undefined
    return typeof kept?.from === 'string' && Number(kept.until) > clock.now() ? kept.from : null
  },
})
