import type { Clock } from '../../../rules/time/clock.ts'

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
