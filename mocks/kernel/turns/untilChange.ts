import { longestTimer } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { clockStateOf } from '../../bank/clockState.ts'

/** How often a kernel looks that shares its storage: changes of another one are not announced to it. */
const pollInterval = 1000

interface Options {
  bank: Bank
  isShared: boolean
  subscribe(listener: () => void): () => void
}

/**
 * Resolves after the next change, or at this moment by the bank's clock, whichever is first. Rejects as soon as the signal
 * aborts. Call it within the turn of the call that waits, so that no change is missed.
 */
export async function untilChange(
  { bank, isShared, subscribe }: Options,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const ended = new AbortController()
  const changed = new Promise<void>((resolve) => {
    const unsubscribe = subscribe(() => resolve())
    ended.signal.addEventListener('abort', unsubscribe, { once: true })
  })
  const left = clockStateOf(bank).isStopped ? Number.POSITIVE_INFINITY : Math.max(until - bank.clock.now(), 0)
  const pause = Math.min(left, isShared ? pollInterval : longestTimer)
  const elapsed = bank.clock.wait(pause, AbortSignal.any([signal, ended.signal]))
  try {
    await Promise.race([changed, elapsed])
  } finally {
    ended.abort()
    await elapsed.catch(() => undefined)
  }
}
