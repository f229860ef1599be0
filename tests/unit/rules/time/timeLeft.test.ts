import { expect, test } from 'vitest'
import { timeLeft } from '../../../../src/rules/time/timeLeft.ts'
import { day, hour, minute, second } from '../../../../src/rules/time/units.ts'

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9 * minute + 4 * second + 1, '9:05'],
  [hour - 1, '1:00:00'],
  [2 * hour + 9 * minute + 5 * second, '2:09:05'],
  [2 * day - 1, '48:00:00'],
  [2 * day, '2 days'],
  [30 * day + 23 * hour, '30 days'],
  [100 * 365 * day, '36500 days'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text)
})
