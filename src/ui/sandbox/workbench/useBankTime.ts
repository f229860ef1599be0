import { useSyncExternalStore } from 'react'
import type { ClockState } from '../../../rules/sandbox/clock/clockState.ts'
import { second } from '../../../rules/time/units.ts'

function subscribe(listener: () => void) {
  const timer = setInterval(listener, second)
  return () => clearInterval(timer)
}

/** The bank's time to the second, in milliseconds since the epoch: it goes on while the clock does. */
export function useBankTime({ now, offset, isStopped, startOffset = 0 }: ClockState): number {
  const read = () => (isStopped ? Date.parse(now) : Math.floor((Date.now() + startOffset + offset) / second) * second)
  return useSyncExternalStore(subscribe, read, read)
}
