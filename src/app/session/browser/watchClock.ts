import type { Clock } from '../../../rules/time/clock.ts'

const beat = 1000

/**
 * Calls `listener` when the time has not passed as it should: the clock was set, or the computer slept. Late beats of a
 * throttled tab count as well; whoever listens only reads the time again.
 */
export function watchClock(clock: Clock, listener: () => void): () => void {
  let last = clock.now()
  const next = (): unknown => clock.setTimeout(onBeat, beat)
  const onBeat = () => {
    const now = clock.now()
    const passed = now - last
    last = now
    timer = next()
    if (passed < 0 || passed > 2 * beat) listener()
  }
  let timer = next()
  return () => clock.clearTimeout(timer)
}
