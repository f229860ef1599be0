import { expect, test } from 'vitest'
import { callsOverTime, logServiceCall, syntheticCalls } from '../../mocks/bank/callStatistics.ts'
import { openBank } from '../../mocks/bank/openBank.ts'
import { memoryStorage } from '../../mocks/db/storage.ts'
import { csvOf, dateRanges, reportForm, totalOf } from '../../src/rules/analytics.ts'
import { standardSchema } from '../../src/rules/standardSchema.ts'
import { frozenClock } from '../contract/frozenClock.ts'

const hour = 3_600_000
const caller = { applicationId: 'application-000001', endpointAddress: '/api/accounts/v1/list' }

async function bankAtFrozenTime() {
  const clock = frozenClock()
  const { bank, refresh } = openBank({ clock, seed: 'portico', storage: memoryStorage(), onUnreadable: 'fail' })
  await refresh()
  return bank
}

test('the five ranges and their points', () => {
  expect(dateRanges.map(({ id, name, span, step }) => [id, name, span / step])).toEqual([
    ['0', 'Last 24 Hours', 24],
    ['1', 'Last 7 Days', 28],
    ['2', 'Last 1 Month', 30],
    ['3', 'Last 3 Months', 90],
    ['4', 'Last 1 Year', 52],
  ])
})

test.each(['applicationId', 'endpointAddress', 'dateRangeId'])('%s is required', (name) => {
  const chosen = { ...caller, dateRangeId: '0', [name]: '' }
  expect(standardSchema(reportForm)['~standard'].validate(chosen).issues).toEqual([
    { message: 'Required', path: [name] },
  ])
})

test('a file holds what the table shows', () => {
  expect(csvOf([{ timeInMs: 0, calls: 3 }])).toBe('time,calls\r\n1970-01-01T00:00:00.000Z,3\r\n')
})

test('a year is made up, an hour more is not, nor the hour that has begun', () => {
  const until = Date.UTC(2026, 0, 1)
  const year = Array.from({ length: 364 * 24 }, (_, index) => syntheticCalls(caller, until - (index + 1) * hour, until))
  expect(year.every((calls) => Number.isInteger(calls) && calls >= 0)).toBe(true)
  expect(totalOf(year.map((calls) => ({ timeInMs: 0, calls })))).toBeGreaterThan(10_000)
  expect(syntheticCalls(caller, until - (364 * 24 + 1) * hour, until)).toBe(0)
  expect(syntheticCalls(caller, until, until)).toBe(0)
  expect(syntheticCalls(caller, until - hour, until)).toBe(syntheticCalls(caller, until - hour, until))
})

test.each(dateRanges)('a call made a moment ago is in $name, at its end', async (range) => {
  const bank = await bankAtFrozenTime()
  await logServiceCall(bank, caller, { id: 'call-1', status: 200 })
  const points = callsOverTime(bank, caller, range, null)
  expect(points).toHaveLength(range.span / range.step)
  expect(totalOf(points)).toBe(1)
  expect(points.at(-1)).toMatchObject({ calls: 1 })
  expect(totalOf(callsOverTime(bank, { ...caller, applicationId: 'another' }, range, null))).toBe(0)
  expect(totalOf(callsOverTime(bank, caller, range, bank.clock.now()))).toBeGreaterThan(24)
})
