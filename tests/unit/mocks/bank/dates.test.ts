import { expect, it } from 'vitest'
import {
  addMonths,
  bankDayFrom,
  bankDaysAfter,
  bankDayUntil,
  dayOf,
  endOfDay,
  momentOf,
  timeAt,
} from '../../../../mocks/bank/dates.ts'
import { addDays, holidaysOf, isBankDay } from '../../../../src/rules/bank/bankDays.ts'

it('knows days and moments of Istanbul', () => {
  const lateOnFriday = Date.parse('2026-03-13T21:00:00Z')
  expect(dayOf(lateOnFriday)).toBe('2026-03-14')
  expect(dayOf(lateOnFriday - 1)).toBe('2026-03-13')
  expect(momentOf(lateOnFriday)).toBe('2026-03-14T00:00:00+03:00')
  expect(momentOf(timeAt('2026-03-14', '10:32:07'))).toBe('2026-03-14T10:32:07+03:00')
  expect(momentOf(timeAt('2026-03-14'))).toBe('2026-03-14T00:00:00+03:00')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
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
})

it.each([
  ['2026-03-13', 0, '2026-03-13'],
  ['2026-03-14', 0, '2026-03-14'],
  ['2026-03-13', 1, '2026-03-16'],
  ['2026-03-18', 2, '2026-03-23'],
])('%s and %i bank days are %s', (day, count, expected) => {
  expect(bankDaysAfter(day, count)).toBe(expected)
})

it('names the holidays in Turkish, too', () => {
  expect(holidaysOf(2026).map(({ name }) => name.TR)).toEqual([
    'Yılbaşı',
    'Ramazan Bayramı arifesi',
    'Ramazan Bayramı 1. gün',
    'Ramazan Bayramı 2. gün',
    'Ramazan Bayramı 3. gün',
    'Ulusal Egemenlik ve Çocuk Bayramı',
    'Emek ve Dayanışma Günü',
    'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
    'Kurban Bayramı arifesi',
    'Kurban Bayramı 1. gün',
    'Kurban Bayramı 2. gün',
    'Kurban Bayramı 3. gün',
    'Kurban Bayramı 4. gün',
    'Demokrasi ve Millî Birlik Günü',
    'Zafer Bayramı',
    'Cumhuriyet Bayramı arifesi',
    'Cumhuriyet Bayramı',
  ])
})

it.each([
  [2022, []],
  [2023, ['2023-04-20 Ramadan Feast, eve', '2023-06-27 Feast of Sacrifice, eve']],
  [2024, ['2024-04-09 Ramadan Feast, eve', '2024-06-15 Feast of Sacrifice, eve']],
  [2025, ['2025-03-29 Ramadan Feast, eve', '2025-06-05 Feast of Sacrifice, eve']],
  [2027, ['2027-03-08 Ramadan Feast, eve', '2027-05-15 Feast of Sacrifice, eve']],
])('knows the eves of the feasts of %i', (year, expected) => {
  const feasts = holidaysOf(year).filter(({ name }) => /^(Ramadan|Feast)/.test(name.EN))
  expect(feasts.filter(({ halfDay }) => halfDay).map(({ date, name }) => `${date} ${name.EN}`)).toEqual(expected)
  expect(feasts.length).toBe(expected.length === 0 ? 0 : 9)
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
