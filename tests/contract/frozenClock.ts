import type { Clock } from '../../src/rules/time/clock.ts'

export interface FrozenClock extends Clock {
  /** Lets so much time pass and fires what is due, in order. */
  pass(milliseconds: number): void
  /** Resolves as soon as something waits for this clock. */
  waitedFor(): Promise<void>
}

export const firstDay = Date.parse('2026-01-05T10:00:00.000Z')

/** A clock that stands still unless the test moves it. */
export function frozenClock(start = firstDay): FrozenClock {
  let now = start
  let timers: { due: number; callback: () => void }[] = []
  let noticed: (() => void)[] = []
  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      const timer = { due: now + milliseconds, callback }
      timers.push(timer)
      for (const notice of noticed) notice()
      noticed = []
      return timer
    },
    clearTimeout(timer) {
      timers = timers.filter((other) => other !== timer)
    },
    pass(milliseconds) {
      now += milliseconds
      const due = timers.filter((timer) => timer.due <= now).sort((left, right) => left.due - right.due)
      timers = timers.filter((timer) => timer.due > now)
      for (const { callback } of due) callback()
    },
    waitedFor: () =>
      timers.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => void noticed.push(resolve)),
  }
}
