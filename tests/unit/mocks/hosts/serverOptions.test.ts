import { expect, test } from 'vitest'
import { readServerOptions } from '../../../../mocks/hosts/serverOptions.ts'

test('without options the bank is at 8787, in memory, at the real time', () => {
  expect(readServerOptions([])).toEqual({
    port: 8787,
    data: undefined,
    seed: undefined,
    startTime: undefined,
    log: false,
    help: false,
  })
})

test('every option is read', () => {
  const args = ['--port', '0', '--data', 'rows', '--seed', 'other', '--clock', '2026-03-14T10:32:07+03:00', '--log']
  expect(readServerOptions(args)).toEqual({
    port: 0,
    data: 'rows',
    seed: 'other',
    startTime: Date.UTC(2026, 2, 14, 7, 32, 7),
    log: true,
    help: false,
  })
})

test.each(['--help', '-h'])('%s asks for the usage', (option) => {
  expect(readServerOptions([option]).help).toBe(true)
})

test('a date is its midnight in UTC', () => {
  expect(readServerOptions(['--clock', '2028-02-29']).startTime).toBe(Date.UTC(2028, 1, 29))
})

const badClock = (text: string) => `--clock ${text} is not an ISO 8601 time with an offset, from 2000 to 2099`

test.each([
  [['--port', '65536'], '--port 65536 is not a port'],
  [['--port', ''], '--port  is not a port'],
  [['--port', '1e3'], '--port 1e3 is not a port'],
  [['--data', ''], '--data needs a folder'],
  [['--seed', ''], '--seed needs a text'],
  [['--clock', 'tomorrow'], badClock('tomorrow')],
  [['--clock', '2026-02-30'], badClock('2026-02-30')],
  [['--clock', '2026-13-01'], badClock('2026-13-01')],
  [['--clock', '2026-03-14T25:00Z'], badClock('2026-03-14T25:00Z')],
  [['--clock', '2026-03-14T10:32:07'], badClock('2026-03-14T10:32:07')],
  [['--clock', '1926-03-14'], badClock('1926-03-14')],
])('%j is an error', (args, message) => {
  expect(() => readServerOptions(args)).toThrow(new Error(message))
})

test.each([[['--sed', 'x']], [['--seed']], [['--log=yes']], [['now']]])('%j is not understood', (args) => {
  expect(() => readServerOptions(args)).toThrow(TypeError)
})
