import { type ClockChange, type ClockData, type ClockState, clockState } from '../../rules/sandbox/clock/clockState.ts'
import { dueList } from '../../rules/sandbox/clock/dueList.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

export const readClockState = (fetch: Fetch, signal: AbortSignal): Promise<ClockState> =>
  readControl(fetch, '/clock', clockState, signal)

export async function readClock(fetch: Fetch, signal: AbortSignal): Promise<ClockData> {
  const [clock, due] = await Promise.all([readClockState(fetch, signal), readControl(fetch, '/due', dueList, signal)])
  return { clock, due }
}

export const changeClock = (fetch: Fetch, change: ClockChange, signal: AbortSignal): Promise<unknown> =>
  changeControl(fetch, 'POST', '/clock', change, signal)
