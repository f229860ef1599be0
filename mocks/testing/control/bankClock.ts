import type { ClockChange, ClockState } from '../../../src/rules/sandbox/clock/clockState.ts'
import type { DueList } from '../../../src/rules/sandbox/clock/dueList.ts'
import type { BankClock } from '../types.ts'
import type { Control } from './control.ts'
import { millisecondsOf } from './duration.ts'

/** @throws Error for a text that is no time with an offset */
export function timeOf(time: Date | string, option: string): number {
  const hasOffset = typeof time !== 'string' || /(?:Z|[+-]\d\d:?\d\d)$/.test(time)
  const milliseconds = new Date(time).getTime()
  if (!hasOffset || Number.isNaN(milliseconds))
    throw new Error(`${option}: ${time} is not a time: write one such as 2026-03-14T10:32:07+03:00, or a Date`)
  return milliseconds
}

/** @param onChange called when tokens may have expired */
export function createBankClock(control: Control, onChange: () => void): BankClock {
  async function change(body: ClockChange): Promise<Date> {
    const { now } = await control<ClockState>('POST', '/clock', body)
    onChange()
    return new Date(now)
  }
  return {
    now: async () => new Date((await control<ClockState>('GET', '/clock')).now),
    advance: async (duration) => change({ advance: millisecondsOf(duration) }),
    set: async (time) => change({ set: new Date(timeOf(time, 'time')).toISOString() }),
    next: () => change({ next: true }),
    stop: () => change({ stop: true }),
    start: () => change({ stop: false }),
    due: () => control<DueList>('GET', '/due'),
  }
}
