import type { Clock } from '../rules/clock.ts'

/** A browser's timer over this many milliseconds fires at once. */
const longestTimer = 2 ** 31 - 1

interface Chain {
  link: ReturnType<typeof setTimeout>
}

/** The browser's clock; timers of any length, chained where one would overflow. */
export const createClock = (): Clock => ({
  now: () => Date.now(),
  setTimeout(callback, milliseconds) {
    const arm = (left: number): Chain['link'] =>
      left > longestTimer
        ? setTimeout(() => {
            chain.link = arm(left - longestTimer)
          }, longestTimer)
        : setTimeout(callback, left)
    const chain: Chain = { link: arm(milliseconds) }
    return chain
  },
  clearTimeout(timer) {
    if (timer) clearTimeout((timer as Chain).link)
  },
})

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
