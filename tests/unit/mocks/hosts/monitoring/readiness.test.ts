import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createReadiness } from '../../../../../mocks/hosts/monitoring/readiness.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const fine = { server: 'ok', storage: 'ok', jobs: 'ok' }

function open(storage: () => Promise<void> = async () => undefined) {
  const stopping = new AbortController()
  const said: string[] = []
  const late = { jobs: false }
  const asked: number[] = []
  const readiness = createReadiness({
    stopping: stopping.signal,
    askStorage: storage,
    async hasLateJobs(milliseconds) {
      asked.push(milliseconds)
      return late.jobs
    },
    log: { info: (line) => said.push(`info ${line}`), warn: (line) => said.push(`warn ${line}`) },
  })
  return { readiness, stopping, said, late, asked }
}

test('a server is ready while its storage answers and no job is late', async () => {
  const { readiness, late, asked, said } = open()
  expect(await readiness()).toEqual({ isReady: true, checks: fine })
  late.jobs = true
  const failing = { isReady: false, checks: { ...fine, jobs: 'late by more than 30 seconds' } }
  expect([await readiness(), await readiness()]).toEqual([failing, failing])
  late.jobs = false
  expect(await readiness()).toEqual({ isReady: true, checks: fine })
  expect(asked).toEqual([30_000, 30_000, 30_000, 30_000])
  expect(said).toEqual(['warn Not ready: jobs: late by more than 30 seconds', 'info Ready again'])
})

test('it is not ready from the moment it stops', async () => {
  const { readiness, stopping } = open()
  stopping.abort()
  expect(await readiness()).toEqual({ isReady: false, checks: { ...fine, server: 'stopping' } })
})

test('a storage that stands still is asked once, and fails each probe after two seconds', async () => {
  let answer: () => void = () => undefined
  const ask = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const { readiness, said } = open(ask)
  const noAnswer = { isReady: false, checks: { server: 'ok', storage: 'no response', jobs: 'unknown' } }
  const first = readiness()
  let ended = false
  void first.then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).toBe(false)
  const second = readiness()
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toEqual(noAnswer)
  await vi.advanceTimersByTimeAsync(1999)
  expect(await second).toEqual(noAnswer)
  expect(ask).toHaveBeenCalledTimes(1)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  const third = readiness()
  answer()
  expect(await third).toEqual({ isReady: true, checks: fine })
  expect(said).toEqual(['warn Not ready: storage: no response, jobs: unknown', 'info Ready again'])
})

test('a storage that refuses fails at once, and shows nothing of its error', async () => {
  const { readiness, said } = open(() => Promise.reject(new Error('postgres://user:secret@host')))
  expect((await readiness()).checks).toEqual({ server: 'ok', storage: 'no response', jobs: 'unknown' })
  expect(said.join()).not.toContain('secret')
})
