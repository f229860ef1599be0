import { expect, test } from 'vitest'
import { pointLabels } from '../../../../src/ui/analytics/pointLabels.ts'

const hours = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ timeInMs: Date.parse(from) + at * 3_600_000, calls: at }))

test.each([
  ['Europe/Berlin', ['25 Oct, 01:00', '25 Oct, 02:00 CEST', '25 Oct, 02:00 CET', '25 Oct, 03:00']],
  ['Europe/London', ['25 Oct, 00:00', '25 Oct, 01:00 BST', '25 Oct, 01:00 GMT', '25 Oct, 02:00']],
  ['Europe/Istanbul', ['25 Oct, 02:00', '25 Oct, 03:00', '25 Oct, 04:00', '25 Oct, 05:00']],
])('at the end of summer time in %s only the hour that comes twice has its time zone', (timeZone, expected) => {
  const points = hours('2026-10-24T23:00:00Z', 4)
  const label = pointLabels(points, true, timeZone)
  expect(points.map(({ timeInMs }) => label(timeInMs))).toEqual(expected)
})

test('a day has its year', () => {
  const points = [{ timeInMs: Date.parse('2026-10-24T21:00:00Z'), calls: 1 }]
  expect(pointLabels(points, false, 'Europe/Istanbul')(points[0]?.timeInMs ?? 0)).toBe('25 Oct 2026')
})
