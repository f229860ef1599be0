import { expect, test } from 'vitest'
import { addToHour } from '../../../../mocks/bank/callCounts.ts'
import { openPersistedBank } from '../../../../mocks/bank/persistedBank.ts'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import { callsOverTime, syntheticCalls } from '../../../../mocks/portal/developers/callStatistics.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { csvOf, dateRanges, mostCalledOf, totalOf } from '../../../../src/rules/analytics/analytics.ts'
import { reportForm } from '../../../../src/rules/analytics/reportForm.ts'
import { standardSchema } from '../../../../src/rules/forms/standardSchema.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

const hour = 3_600_000
const caller = { applicationId: 'application-000001', endpointAddress: '/api/accounts/v1/list' }

async function bankAtFrozenTime() {
  const clock = frozenClock()
  const { bank, refresh } = openPersistedBank({
    ...sandboxParts(),
    clock,
    seed: 'portico',
    storage: memoryStorage(),
    onUnreadable: 'fail',
  })
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

test('a report is the same after its hours were rolled into days, and the rows are bounded', async () => {
  const clock = frozenClock()
  const { bank, refresh } = openPersistedBank({
    ...sandboxParts(),
    clock,
    seed: 'portico',
    storage: memoryStorage(),
    onUnreadable: 'fail',
  })
  await refresh()
  const { applicationId } = caller
  const operations = ['listAccounts', 'openAccount']
  const calls: number[] = []
  const most = { hours: 0, days: 0 }
  for (let call = 0; call < 200_000; call++) {
    if (call % 20 === 0) clock.pass(hour)
    const operation = operations[call % 3 === 0 ? 0 : 1] ?? ''
    await addToHour(bank, bank.clock.now(), { operation, applicationId, failed: false })
    calls.push(bank.clock.now())
    most.hours = Math.max(most.hours, bank.tables.hours.count())
    most.days = Math.max(most.days, bank.tables.days.count())
  }
  expect(most).toEqual({ hours: 2 * (7 * 24 + 1), days: 2 * (365 - 7) })
  const end = bank.clock.now() - (bank.clock.now() % hour) + hour
  for (const range of dateRanges)
    expect(callsOverTime(bank, { ...caller, operations }, range, null)).toEqual(
      Array.from({ length: range.span / range.step }, (_, index) => {
        const timeInMs = end - range.span + index * range.step
        return { timeInMs, calls: calls.filter((at) => at >= timeInMs && at < timeInMs + range.step).length }
      }),
    )
})

test('calls at hours that were rolled already, of a clock that is set back, add to them', async () => {
  const clock = frozenClock()
  const { bank, refresh } = openPersistedBank({
    ...sandboxParts(),
    clock,
    seed: 'portico',
    storage: memoryStorage(),
    onUnreadable: 'fail',
  })
  await refresh()
  const series = { operation: 'listAccounts', applicationId: caller.applicationId }
  const first = bank.clock.now()
  const at = (moment: number) => addToHour(bank, moment, { ...series, failed: true })
  for (const moment of [first, first + 8 * 24 * hour, first, first + 9 * 24 * hour]) await at(moment)
  const days = bank.tables.days.list()
  expect(days.map(({ day }) => day)).toEqual(['2026-01-05T00:00:00.000Z', '2026-01-13T00:00:00.000Z'])
  const expected = (count: number) => Array.from({ length: 24 }, (_, index) => (index === 10 ? count : 0))
  expect(days.map(({ calls }) => calls)).toEqual([expected(2), expected(1)])
  expect(days.map(({ failures }) => failures)).toEqual([expected(2), expected(1)])
})

test.each(dateRanges)('a call made a moment ago is in $name, at its end', async (range) => {
  const bank = await bankAtFrozenTime()
  const series = { ...caller, operations: ['listAccounts', 'openAccount'] }
  await addToHour(bank, bank.clock.now(), {
    operation: 'openAccount',
    applicationId: caller.applicationId,
    failed: false,
  })
  const points = callsOverTime(bank, series, range, null)
  expect(points).toHaveLength(range.span / range.step)
  expect(totalOf(points)).toBe(1)
  expect(points.at(-1)).toMatchObject({ calls: 1 })
  expect(totalOf(callsOverTime(bank, { ...series, applicationId: 'another' }, range, null))).toBe(0)
  expect(totalOf(callsOverTime(bank, series, range, bank.clock.now()))).toBeGreaterThan(24)
})

const services = ['a', 'b', 'c'].map((endpointAddress) => ({ name: endpointAddress, endpointAddress }))
const report = (calls: number) => ({ points: [{ timeInMs: 0, calls }], omitted: 0 })
const offline = { kind: 'network', message: 'Network Error' }

test.each([
  ['the most called', { a: 1, b: 7, c: 3 }, 'b'],
  ['the first of equal ones', { a: 2, b: 7, c: 7 }, 'b'],
  ['the first where nothing is called', { a: 0, b: 0, c: 0 }, 'a'],
])('of several APIs %s is suggested', async (_, calls: Record<string, number>, suggested) => {
  expect(await mostCalledOf(services, async ({ endpointAddress }) => report(calls[endpointAddress] ?? 0))).toBe(
    suggested,
  )
})

test.each([
  [0, ''],
  [1, '0'],
  [25, '0'],
])('of %i APIs no report is read', async (count, suggested) => {
  const many = Array.from({ length: count }, (_, index) => ({ name: '', endpointAddress: String(index) }))
  const refuse = () => expect.unreachable('a report was read')
  expect(await mostCalledOf(many, refuse)).toBe(suggested)
})

test('the first API is suggested where the reports cannot be read', async () => {
  expect(await mostCalledOf(services, () => Promise.reject(offline))).toBe('a')
})
