import type { Clock } from '../../src/rules/time/clock.ts'
import { longestTimer, minute } from '../../src/rules/time/units.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** How long a job waits that could not be saved, in milliseconds. */
const pauseAfterFailure = minute

/** Jobs are late that have been due for longer; in milliseconds. */
export const lateAfter = 30_000

export interface JobTimer {
  /** Resolves when nothing of it runs any more. */
  end(): Promise<void>
  /** For how many milliseconds a job has been due that nobody has run or tried to run. */
  lateBy(): number
}

/** Runs jobs when they are due, for a host that is up between calls: servers elsewhere wait for their webhooks. */
export function runJobsWhenDue(kernel: Kernel, clock: Clock): JobTimer {
  let timer: unknown
  let isEnded = false
  let hasFailed = false
  let running: Promise<void> = Promise.resolve()
  const wait = (least: number) => {
    clock.clearTimeout(timer)
    if (isEnded) return
    hasFailed = least > 0
    const left = kernel.nextJobIn()
    if (left !== undefined) timer = clock.setTimeout(start, Math.min(Math.max(left, least), longestTimer))
  }
  const run = async () => {
    await kernel.runJobs()
    wait((kernel.nextJobIn() ?? 0) > 0 ? 0 : pauseAfterFailure)
  }
  const start = () => {
    running = run()
  }
  const unsubscribe = kernel.subscribe(() => wait(0))
  wait(0)
  return {
    end() {
      isEnded = true
      unsubscribe()
      clock.clearTimeout(timer)
      return running
    },
    lateBy: () => (hasFailed || isEnded ? 0 : Math.max(0, -(kernel.nextJobIn() ?? 0))),
  }
}
