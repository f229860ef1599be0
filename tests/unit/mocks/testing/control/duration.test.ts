import { expect, test } from 'vitest'
import { millisecondsOf } from '../../../../../mocks/testing/control/duration.ts'

test.each([
  [1500, 1500],
  [-60_000, -60_000],
  ['250 ms', 250],
  ['90 seconds', 90_000],
  ['1 min', 60_000],
  ['2h 30m', 9_000_000],
  ['1.5 hours', 5_400_000],
  ['1 day', 86_400_000],
  ['3d', 259_200_000],
  ['2 weeks', 1_209_600_000],
])('%s is %i milliseconds', (duration, milliseconds) => {
  expect(millisecondsOf(duration)).toBe(milliseconds)
})

test.each(['', '1', 'day', '1 month', '1 day later', '1h 2', Number.NaN, Number.POSITIVE_INFINITY])(
  '%j is not a duration',
  (duration) => {
    expect(() => millisecondsOf(duration)).toThrow(
      `${duration} is not a duration: write milliseconds, or a text such as 1 day, 90 seconds or 2h 30m`,
    )
  },
)
