import { expect, it } from 'vitest'
import {
  addMonths,
  bankDayFrom,
  bankDayUntil,
  dayOf,
  eftHours,
  endOfDay,
  holidaysOf,
  isBankDay,
  momentOf,
  timeAt,
} from '../../../mocks/ledger/calendar.ts'

it('knows days and moments of Istanbul', () => {
  const lateOnFriday = Date.parse('2026-03-13T21:00:00Z')
  expect(dayOf(lateOnFriday)).toBe('2026-03-14')
  expect(dayOf(lateOnFriday - 1)).toBe('2026-03-13')
  expect(momentOf(lateOnFriday)).toBe('2026-03-14T00:00:00+03:00')
  expect(momentOf(timeAt('2026-03-14', '10:32:07'))).toBe('2026-03-14T10:32:07+03:00')
  expect(momentOf(endOfDay('2026-02-28'))).toBe('2026-02-28T23:59:59+03:00')
})

it('adds months without leaving the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-14', -36)).toBe('2023-03-14')
  expect(addMonths('2025-12-10', 2)).toBe('2026-02-10')
})

it('knows the bank days around a feast', () => {
  expect(['2026-03-13', '2026-03-14', '2026-03-19', '2026-03-20', '2026-04-23'].map(isBankDay)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect(bankDayFrom('2026-03-14')).toBe('2026-03-16')
  expect(bankDayFrom('2026-03-20')).toBe('2026-03-23')
  expect(bankDayUntil('2026-03-22')).toBe('2026-03-19')
  expect(eftHours('2026-03-13')).toEqual({
    opensAt: timeAt('2026-03-13', '08:30'),
    closesAt: timeAt('2026-03-13', '17:30'),
  })
  expect(eftHours('2026-03-19').closesAt).toBe(timeAt('2026-03-19', '12:00'))
})

it('lists the holidays of 2026 as the definition of the holiday list does', () => {
  const listed = holidaysOf(2026).map(({ date, name, halfDay }) => `${date} ${name.EN}${halfDay ? ', half day' : ''}`)
  expect(listed).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-03-19 Ramadan Feast, eve, half day',
    '2026-03-20 Ramadan Feast, first day',
    '2026-03-21 Ramadan Feast, second day',
    '2026-03-22 Ramadan Feast, third day',
    '2026-04-23 National Sovereignty and Children’s Day',
    '2026-05-01 Labour and Solidarity Day',
    '2026-05-19 Commemoration of Atatürk, Youth and Sports Day',
    '2026-05-26 Feast of Sacrifice, eve, half day',
    '2026-05-27 Feast of Sacrifice, first day',
    '2026-05-28 Feast of Sacrifice, second day',
    '2026-05-29 Feast of Sacrifice, third day',
    '2026-05-30 Feast of Sacrifice, fourth day',
    '2026-07-15 Democracy and National Unity Day',
    '2026-08-30 Victory Day',
    '2026-10-28 Republic Day, eve, half day',
    '2026-10-29 Republic Day',
  ])
})
