import { useSyncExternalStore } from 'react'
import { aheadOfRealTime, type ClockState } from '../../../rules/sandbox/clock/clockState.ts'
import { second } from '../../../rules/time/units.ts'

function subscribe(listener: () => void) {
  const timer = setInterval(listener, second)
  return () => clearInterval(timer)
}

/** The bank's time to the second, in milliseconds since the epoch: it goes on while the clock does. */
export function useBankTime(clock: ClockState): number {
  const read = () =>
    clock.isStopped ? Date.parse(clock.now) : Math.floor((Date.now() + aheadOfRealTime(clock)) / second) * second
  return useSyncExternalStore(subscribe, read, read)
}
