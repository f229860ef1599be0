import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReachable } from '../../../../../../mocks/db/storage/postgres/whenReachable.ts'
import { StorageUnavailableError } from '../../../../../../mocks/db/storage/storageErrors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('a database that stands still is given up, and what comes of it later is handed over', async () => {
  let resolve: (result: string) => void = () => undefined
  const promise = new Promise<string>((answer) => {
    resolve = answer
  })
  const late: string[] = []
  const found = outcome(
    whenReachable(
      () => promise,
      (result) => void late.push(result),
    ),
  )
  await vi.advanceTimersByTimeAsync(12_000)
  const error = await found
  expect([error instanceof StorageUnavailableError, String(error)]).toEqual([
    true,
    'StorageUnavailableError: The database does not answer at the moment: try again',
  ])
  resolve('transaction')
  await vi.advanceTimersByTimeAsync(0)
  expect(late).toEqual(['transaction'])
})

test('a lock that others hold for too long is no unexpected error', async () => {
  const timedOut = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  expect(String(await outcome(whenReachable(() => Promise.reject(timedOut))))).toBe(
    'StorageUnavailableError: Another server is creating or deleting banks: try again',
  )
})

test('work whose connection is lost is done again', async () => {
  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('done')
  const found = whenReachable(work)
  await vi.advanceTimersByTimeAsync(100)
  expect([await found, work.mock.calls.length]).toEqual(['done', 2])
})
