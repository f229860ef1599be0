import { boolean, type Infer, integer, literal, object, optional, refine, string } from 'superstruct'
import type { DueList } from './dueList.ts'

/**
 * The sandbox's time: real time plus an offset in milliseconds, or standing still. A bank that started at another time has
 * `startOffset` as well, which a reset of the clock leaves.
 */
export const clockState = object({
  now: string(),
  offset: integer(),
  isStopped: boolean(),
  startOffset: optional(integer()),
})
export type ClockState = Infer<typeof clockState>

/** Milliseconds by which the bank's clock, while it runs, is ahead of real time. */
export const aheadOfRealTime = ({ offset, startOffset = 0 }: Pick<ClockState, 'offset' | 'startOffset'>): number =>
  offset + startOffset

/**
 * Milliseconds until the first of these moments (ISO 8601) that are still to come; null when there is none, or the clock
 * stands.
 */
export function timeUntilNext({ now, isStopped }: ClockState, moments: readonly string[]): number | null {
  const left = moments.map((moment) => Date.parse(moment) - Date.parse(now)).filter((milliseconds) => milliseconds > 0)
  return left.length === 0 || isStopped ? null : Math.min(...left)
}

/**
 * One of: so many milliseconds on, a time (ISO 8601), on to the next thing that is due, stopped or going, or back to real
 * time, of a bank that started at another time to that one.
 */
export const clockChange = refine(
  object({
    advance: optional(integer()),
    set: optional(string()),
    next: optional(literal(true)),
    stop: optional(boolean()),
    reset: optional(literal(true)),
  }),
  'one',
  (change) => Object.keys(change).length === 1 || 'Send exactly one of advance, set, next, stop and reset',
)
export type ClockChange = Infer<typeof clockChange>

export interface ClockData {
  clock: ClockState
  due: DueList
}
