import type { ClockState } from '../../src/rules/sandbox/clock/clockState.ts'
import { longestLifetime } from '../../src/rules/sandbox/settings.ts'
import { systemId } from '../db/tables/system.ts'
import type { Bank } from './bank.ts'

/** A hundred years either way, far within the range of a Date. */
export const maxOffset = longestLifetime * 1000

export const clockStateOf = ({ clock, tables }: Bank): ClockState => {
  const { clockOffset = 0, stoppedAt = null } = tables.system.get(systemId) ?? {}
  const isStopped = stoppedAt !== null
  const offset = isStopped ? clock.now() - clock.realNow() : clockOffset
  const { startOffset } = clock
  return { now: new Date(clock.now()).toISOString(), offset, isStopped, ...(startOffset !== 0 && { startOffset }) }
}
