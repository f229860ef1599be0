import type { Clock } from '../../src/rules/time/clock.ts'

/** How the clock is set. */
export interface ClockSetting {
  /** Against real time, in milliseconds. */
  clockOffset: number
  /** Where it stands still, in milliseconds since the epoch; null while it goes. */
  stoppedAt?: number | null | undefined
}

/** Real time, or that of a host whose banks start at another time. */
export interface HostClock extends Clock {
  /** Real time, where `now` is another. */
  wallNow?(): number
  /** How far `now` is ahead of it, in milliseconds. */
  startOffset?: number
}

/** A clock that has this many milliseconds ahead of real time. */
export const aheadBy = (real: Clock, offset: number): HostClock => ({
  ...real,
  now: () => real.now() + offset,
  wallNow: () => real.now(),
  startOffset: offset,
})

/** The bank's one clock: the time of its host plus an offset that can be set, or a moment at which it stands. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** The time of its host, in milliseconds since the epoch: real time, or with an offset from which the bank has started. */
  realNow(): number
  /** Real time, in milliseconds since the epoch. */
  wallNow(): number
  /** How far the time of its host is ahead of real time, in milliseconds. */
  startOffset: number
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

export function createSandboxClock(real: HostClock, setting: () => ClockSetting): SandboxClock {
  let fixed: number | undefined
  return {
    now() {
      if (fixed !== undefined) return fixed
      const { stoppedAt, clockOffset } = setting()
      return stoppedAt ?? real.now() + clockOffset
    },
    realNow: () => real.now(),
    wallNow: () => real.wallNow?.() ?? real.now(),
    startOffset: real.startOffset ?? 0,
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
