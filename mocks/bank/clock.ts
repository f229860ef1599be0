import type { Clock } from '../../src/rules/time/clock.ts'

/** How the clock is set. */
export interface ClockSetting {
  /** Against real time, in milliseconds. */
  clockOffset: number
  /** Where it stands still, in milliseconds since the epoch; null while it goes. */
  stoppedAt?: number | null | undefined
}

/** The bank's one clock: real time plus an offset that can be set, or a moment at which it stands. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Real time, in milliseconds since the epoch. */
  realNow(): number
  /** Runs work for which it is this moment. */
  asOf<Result>(moment: number, work: () => Promise<Result>): Promise<Result>
  /** Waits in real time; rejects as soon as the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
}

export function createSandboxClock(real: Clock, setting: () => ClockSetting): SandboxClock {
  let fixed: number | undefined
  return {
    now() {
      if (fixed !== undefined) return fixed
      const { stoppedAt, clockOffset } = setting()
      return stoppedAt ?? real.now() + clockOffset
    },
    realNow: () => real.now(),
    async asOf(moment, work) {
      const before = fixed
      fixed = moment
      try {
        return await work()
      } finally {
        fixed = before
      }
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const stop = () => {
          real.clearTimeout(timer)
          reject(signal.reason)
        }
        const timer = real.setTimeout(() => {
          signal.removeEventListener('abort', stop)
          resolve()
        }, milliseconds)
        signal.addEventListener('abort', stop, { once: true })
      }),
  }
}
