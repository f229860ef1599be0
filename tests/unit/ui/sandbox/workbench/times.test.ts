import { expect, test } from 'vitest'
import { day, hour, minute, second } from '../../../../../src/rules/time/units.ts'
import { duration } from '../../../../../src/ui/sandbox/workbench/times.ts'

test.each([
  [0, '0 s'],
  [499, '0 s'],
  [500, '1 s'],
  [59 * second, '59 s'],
  [59 * second + 500, '1 min'],
  [hour + minute, '1 h 1 min'],
  [2 * day + 4 * hour + 5 * minute, '2 d 4 h'],
  [2 * day + 30 * second, '2 d 30 s'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text)
})
