import { expect, test, vi } from 'vitest'
import { serverLog } from '../../../../../mocks/hosts/server/serverLog.ts'

test.each([
  ['text', undefined, 'A webhook failed'],
  ['text', 'team-a', 'team-a: A webhook failed'],
  ['json', undefined, { time: expect.any(String), level: 'error', message: 'A webhook failed' }],
  ['json', 'team-a', { time: expect.any(String), level: 'error', message: 'A webhook failed', bank: 'team-a' }],
] as const)('in %s what the bank %s reports is printed with its name', (format, bank, line) => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  serverLog(format).report('A webhook failed', bank)
  expect(print.mock.calls).toEqual([[expect.any(String)]])
  const [[printed] = []] = print.mock.calls
  expect(format === 'json' ? JSON.parse(printed) : printed).toEqual(line)
  print.mockClear()
})
