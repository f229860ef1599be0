import { expect, test } from 'vitest'
import { readServerOptions } from '../../../../../mocks/hosts/server/serverOptions.ts'

const hour = 3_600_000
const access = {
  host: '127.0.0.1',
  publicUrl: undefined,
  names: new Set(['127.0.0.1']),
  controlKey: undefined,
  isExposed: false,
}

test('without options the bank is at 8787, in memory, at the real time', () => {
  expect(readServerOptions([])).toEqual({
    port: 8787,
    access,
    data: undefined,
    repair: undefined,
    database: undefined,
    check: false,
    seed: undefined,
    startTime: undefined,
    isOnDemand: false,
    limits: { most: 100, open: 50, idle: hour, keep: Number.POSITIVE_INFINITY },
    logFormat: undefined,
    help: false,
  })
})

test('every option is read', () => {
  const clock = ['--clock', '2026-03-14T10:32:07+03:00']
  const limits = ['--banks', '500', '--banks', 'on-demand', '--open', '9', '--idle', '90s', '--keep', '30d']
  const rows = ['--rows', '100000']
  expect(
    readServerOptions(['--port', '0', '--data', 'rows', '--seed', 'other', ...clock, ...limits, ...rows, '--log']),
  ).toEqual({
    port: 0,
    access,
    data: 'rows',
    repair: undefined,
    database: undefined,
    check: false,
    seed: 'other',
    startTime: Date.UTC(2026, 2, 14, 7, 32, 7),
    isOnDemand: true,
    limits: { most: 500, open: 9, idle: 90_000, keep: 30 * 24 * hour },
    maxRows: 100_000,
    logFormat: 'text',
    help: false,
  })
})

test.each(['--help', '-h'])('%s asks for the help text', (option) => {
  expect(readServerOptions([option]).help).toBe(true)
})

test('a database is read, and whether it is only checked', () => {
  const address = 'postgres://sandbox@localhost/sandbox'
  expect(readServerOptions(['--database', address, '--check'])).toMatchObject({ database: address, check: true })
})

test.each([
  [['--log'], 'text'],
  [['--log', '--port', '0'], 'text'],
  [['--log', 'text'], 'text'],
  [['--log', 'json', '--port', '0'], 'json'],
  [['--log=json'], 'json'],
])('%j prints calls as %s', (args, format) => {
  expect(readServerOptions(args).logFormat).toBe(format)
})

test('the largest port, number and time are taken, and of two numbers of banks the last', () => {
  const largest = ['--port', '65535', '--rows', '999999', '--keep', '99999d']
  expect(readServerOptions([...largest, '--banks', '5', '--banks', 'on-demand', '--banks', '6'])).toMatchObject({
    port: 65_535,
    maxRows: 999_999,
    isOnDemand: true,
    limits: { most: 6, open: 50, idle: hour, keep: 99_999 * 24 * hour },
  })
})

test('the clock starts at a time with an offset', () => {
  expect(readServerOptions(['--clock', '2028-02-29T00:00Z']).startTime).toBe(Date.UTC(2028, 1, 29))
})

const badClock = (text: string) => `--clock ${text} is not an ISO 8601 time with an offset, from 2000 to 2099`

test.each([
  [['--port', '65536'], '--port 65536 is not a port'],
  [['--port', ''], '--port  is not a port'],
  [['--port', '1e3'], '--port 1e3 is not a port'],
  [['--data', ''], '--data needs a folder'],
  [['--repair', 'whole'], '--repair needs the damaged folder as --data'],
  [['--database', ''], '--database needs an address such as postgres://USER@HOST/NAME'],
  [['--database', 'postgres://a', '--data', 'rows'], '--data and --database cannot be combined'],
  [['--check'], '--check needs a --database'],
  [['--seed', ''], '--seed needs a text'],
  [['--log', 'xml'], '--log xml is neither text nor json'],
  [['--clock', 'tomorrow'], badClock('tomorrow')],
  [['--clock', '2026-03-14'], badClock('2026-03-14')],
  [['--clock', '2026-02-30T00:00Z'], badClock('2026-02-30T00:00Z')],
  [['--clock', '2026-13-01T00:00Z'], badClock('2026-13-01T00:00Z')],
  [['--clock', '2026-03-14T25:00Z'], badClock('2026-03-14T25:00Z')],
  [['--clock', '2026-03-14T10:32:07'], badClock('2026-03-14T10:32:07')],
  [['--clock', '1926-03-14T00:00Z'], badClock('1926-03-14T00:00Z')],
  [['--banks', '0'], '--banks 0 is not a number from 1 to 999999 or on-demand'],
  [['--banks', 'many'], '--banks many is not a number from 1 to 999999 or on-demand'],
  [['--open', '1e3'], '--open 1e3 is not a number from 1 to 999999'],
  [['--rows', '0'], '--rows 0 is not a number from 1 to 999999'],
  [['--rows', '1000000'], '--rows 1000000 is not a number from 1 to 999999'],
  [['--idle', '60'], '--idle 60 is not a time such as 90s, 30m, 1h or 30d'],
  [['--keep', '0d'], '--keep 0d is not a time such as 90s, 30m, 1h or 30d'],
  [['--keep', '100000d'], '--keep 100000d is not a time such as 90s, 30m, 1h or 30d'],
])('%j is an error', (args, message) => {
  expect(() => readServerOptions(args)).toThrow(new Error(message))
})

test.each([[['--sed', 'x']], [['--seed']], [['now']]])('%j is not understood', (args) => {
  expect(() => readServerOptions(args)).toThrow(TypeError)
})
