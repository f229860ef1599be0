import type { ClockChange } from './clockState.ts'
import { type DueList, sessionEnds } from './dueList.ts'

/** When the session of a developer ends by the bank's clock, in milliseconds since the epoch; the newest of several counts. */
export function sessionEndOf(due: DueList, username: string | null): number | undefined {
  const ends = due.filter(({ text, subject }) => text === sessionEnds && subject?.toLowerCase() === username)
  return ends.length === 0 ? undefined : Math.max(...ends.map(({ at }) => Date.parse(at)))
}

interface Moment {
  due: DueList
  /** The bank's time, and that to which a reset goes back. */
  now: number
  resetNow: number
}

/** The bank's time right after a change, in milliseconds since the epoch. */
function timeAfter({ advance = 0, set, next, reset }: ClockChange, { due, now, resetNow }: Moment): number {
  if (reset) return resetNow
  if (set !== undefined) return Date.parse(set)
  const [first] = due
  return next && first ? Date.parse(first.at) : now + advance
}

/** Whether a change of the clock ends a session that ends at `end`. */
export const isPastEnd = (change: ClockChange, moment: Moment, end: number): boolean => timeAfter(change, moment) >= end
