import { expect, test } from 'vitest'
import { timeUntilNext } from '../../../../../src/rules/sandbox/clock/clockState.ts'

const clock = { now: '2026-03-14T10:00:00.000Z', offset: 0, isStopped: false }

test.each([
  [[], null],
  [['2026-03-14T10:05:00.000Z', '2026-03-14T10:00:05.000Z'], 5000],
  // The bank would have made it before it answered: reading again would be without end.
  [['2026-03-14T09:59:59.000Z', '2026-03-14T10:00:00.000Z'], null],
])('of %j the next one is in %j ms', (moments, milliseconds) => {
  expect(timeUntilNext(clock, moments)).toBe(milliseconds)
})

test('nothing comes while the clock stands', () => {
  expect(timeUntilNext({ ...clock, isStopped: true }, ['2026-03-14T10:00:05.000Z'])).toBeNull()
})
