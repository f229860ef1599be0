import { expect, test } from 'vitest'
import { closedUntil, openingHoursOf } from '../../../../src/rules/bank/openingHours.ts'

const daily = { name: 'TAKBIS', days: 'every', opensAt: '07:00', closesAt: '22:00', outside: 'refused' }
const onBankDays = {
  name: 'EFT',
  days: 'bank',
  opensAt: '08:30',
  closesAt: '17:30',
  halfDayClosesAt: '12:00',
  outside: 'waits',
}

function closedAt(extension: unknown, moment: string): string {
  const hours = openingHoursOf(extension)
  if (!hours) throw new Error('There are no hours')
  return closedUntil(hours, Date.parse(`${moment}+03:00`))
}

test.each([
  ['2026-03-14T06:59:59', '2026-03-14T07:00'],
  ['2026-03-14T07:00:00', ''],
  ['2026-03-14T21:59:59', ''],
  ['2026-03-14T22:00:00', '2026-03-15T07:00'],
  ['2026-12-31T23:00:00', '2027-01-01T07:00'],
])('what is open every day is closed at %s until %j', (moment, opening) => {
  expect(closedAt(daily, moment)).toBe(opening)
})

test.each([
  ['2026-03-13T08:29:59', '2026-03-13T08:30', 'a Friday'],
  ['2026-03-13T17:29:59', '', 'a Friday'],
  ['2026-03-13T17:30:00', '2026-03-16T08:30', 'a Friday'],
  ['2026-03-14T10:00:00', '2026-03-16T08:30', 'a Saturday'],
  ['2026-03-19T11:59:59', '', 'a half day'],
  ['2026-03-19T12:00:00', '2026-03-23T08:30', 'a half day before a feast and a weekend'],
  ['2026-10-29T10:00:00', '2026-10-30T08:30', 'a holiday'],
])('what is open on bank days is closed at %s until %j: %s', (moment, opening) => {
  expect(closedAt(onBankDays, moment)).toBe(opening)
})

test.each([
  undefined,
  'always',
  { ...daily, opensAt: '7:00' },
  { ...daily, closesAt: '24:00' },
  { ...daily, days: 'sometimes' },
  { ...daily, outside: 'late' },
  { ...daily, name: '' },
  { ...onBankDays, halfDayClosesAt: 12 },
])('%j has no hours', (extension) => {
  expect(openingHoursOf(extension)).toBeNull()
})

test('a half day closes as others do where nothing else is said', () => {
  expect(openingHoursOf(daily)).toEqual({ ...daily, halfDayClosesAt: '22:00' })
})
