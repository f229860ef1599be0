import type { Clock } from '../../src/rules/clock.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** Timers of a longer time fire at once (HTML Standard, 8.6). */
const longestTime = 2 ** 31 - 1

/** How long a job waits that could not be saved, in milliseconds. */
const pauseAfterFailure = 60_000

/**
 * Runs jobs when they are due, for a host that is up between calls: servers elsewhere wait for their webhooks. Returns what
 * ends it.
 */
export function runJobsWhenDue(kernel: Kernel, clock: Clock): () => void {
  let timer: unknown
  let isEnded = false
  const wait = (least: number) => {
    clock.clearTimeout(timer)
    if (isEnded) return
    const left = kernel.nextJobIn()
    if (left !== undefined) timer = clock.setTimeout(() => void run(), Math.min(Math.max(left, least), longestTime))
  }
  const run = async () => {
    await kernel.runJobs()
    wait((kernel.nextJobIn() ?? 0) > 0 ? 0 : pauseAfterFailure)
  }
  const unsubscribe = kernel.subscribe(() => wait(0))
  wait(0)
  return () => {
    isEnded = true
    unsubscribe()
    clock.clearTimeout(timer)
  }
}
