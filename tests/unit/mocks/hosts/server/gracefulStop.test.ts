import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { realClock } from '../../../../../mocks/bank/clock.ts'
import { createGracefulStop } from '../../../../../mocks/hosts/server/gracefulStop.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** A server with calls in progress, and what is done with it in order. */
function open({ calls = 0, webhooks = 0, close = async () => undefined as unknown } = {}) {
  const inProgress = { calls, webhooks }
  const done: string[] = []
  const start = Date.now()
  const note = (what: string) => void done.push(`${Date.now() - start} ${what}`)
  const stopping = new AbortController()
  stopping.signal.addEventListener('abort', () => note('not ready'))
  const stop = createGracefulStop({
    server: {
      close() {
        note('accepts nothing')
        return this as never
      },
      closeIdleConnections: () => undefined,
      closeAllConnections: () => note('closes connections'),
    },
    stopping,
    inProgress: () => inProgress,
    async close() {
      note('closes')
      await close()
    },
    log: { info: note, warn: note },
    exit: (code) => note(`exit ${code}`),
    clock: realClock,
  })
  return { inProgress, done, stop }
}

test('a server without calls ends at once', async () => {
  const { done, stop } = open()
  stop('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['0 not ready', '0 accepts nothing', '0 closes connections', '0 closes', '0 exit 0'])
})

test('calls and webhooks are waited for, then connections and storage are closed', async () => {
  const { inProgress, done, stop } = open({ calls: 1, webhooks: 1 })
  stop('SIGTERM')
  await vi.advanceTimersByTimeAsync(3000)
  inProgress.calls = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['0 not ready', '0 accepts nothing', '0 Stopping: 1 call and 1 webhook have up to 9 seconds'])
  inProgress.webhooks = 0
  await vi.advanceTimersByTimeAsync(20)
  expect(done.slice(3)).toEqual(['4020 closes connections', '4020 closes', '4020 exit 0'])
})

test('what is not answered after 9 seconds is cut off', async () => {
  const { done, stop } = open({ calls: 2 })
  stop('SIGINT')
  await vi.advanceTimersByTimeAsync(8999)
  expect(done.length).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(done.slice(3)).toEqual([
    '9000 Stopping before 2 calls and 0 webhooks have finished',
    '9000 closes connections',
    '9000 closes',
    '9000 exit 0',
  ])
})

test('a storage that does not close, or cannot, ends with status 1 after at most 10 seconds', async () => {
  const hanging = open({ close: () => new Promise(() => undefined) })
  hanging.stop('SIGTERM')
  await vi.advanceTimersByTimeAsync(9999)
  expect(hanging.done.at(-1)).toBe('0 closes')
  await vi.advanceTimersByTimeAsync(1)
  expect(hanging.done.slice(-2)).toEqual(["10000 Couldn't close the storage in time", '10000 exit 1'])

  const failing = open({ close: () => Promise.reject(new Error('no space left')) })
  failing.stop('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(failing.done.slice(-2)).toEqual(["0 Couldn't close the storage: no space left", '0 exit 1'])
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a second %s ends it at once, unless npm has passed on the same Ctrl+C', async (signal, code) => {
  const { done, stop } = open({ calls: 1 })
  stop('SIGINT')
  await vi.advanceTimersByTimeAsync(499)
  stop(signal)
  expect(done.length).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  stop(signal)
  expect(done.at(-1)).toBe(`500 exit ${code}`)
})
