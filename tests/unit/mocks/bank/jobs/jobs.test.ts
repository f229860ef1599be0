import fc from 'fast-check'
import { integer, type } from 'superstruct'
import { expect, it } from 'vitest'
import { type JobHandler, jobHandler } from '../../../../../mocks/bank/jobs/jobHandler.ts'
import { runDueJobs } from '../../../../../mocks/bank/jobs/runDueJobs.ts'
import { openPersistedBank } from '../../../../../mocks/bank/persistedBank.ts'
import { memoryStorage } from '../../../../../mocks/db/storage/storage.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'

const start = Date.parse('2026-03-14T10:00:00+03:00')

interface Ran {
  number: number
  /** The bank's time, in milliseconds since the start. */
  at: number
}

/** A bank whose jobs write down that they ran; a job may plan another one. Its first job answers the seeded ticket. */
function bankWithJobs() {
  const time = { now: start }
  const rows = new Map()
  const ran: Ran[] = []
  const reported: string[] = []
  const open = () => {
    const clock = { now: () => time.now, setTimeout: () => 0, clearTimeout: () => undefined }
    return openPersistedBank({
      ...sandboxParts(),
      clock,
      seed: 'test',
      storage: memoryStorage(rows),
      onUnreadable: 'fail',
    })
  }
  const noteData = type({ number: integer(), next: integer() })
  const handlers = [
    jobHandler('note', noteData, async (bank, { number, next }) => {
      ran.push({ number, at: bank.clock.now() - start })
      await bank.tables.counters.put({ id: `job ${number}`, value: 1 })
      if (next === 0) return
      const data = { number: number + 1000, next: 0 }
      await bank.jobs.schedule({ at: bank.clock.now() + next, kind: 'note', data })
    }),
    jobHandler('broken', noteData, async (bank) => {
      await bank.tables.counters.put({ id: 'half done', value: 1 })
      throw new Error('a planted bug')
    }),
  ] satisfies JobHandler[]
  let opened = open()
  const byKind = new Map<string, JobHandler>(handlers.map((handler) => [handler.kind, handler]))
  return {
    ran,
    reported,
    time,
    bank: () => opened.bank,
    counters: () => opened.bank.tables.counters.list().map(({ id }) => id),
    /** Without the jobs that the bank is seeded with. */
    async refresh() {
      await opened.refresh()
      for (const { id } of opened.bank.tables.jobs.list()) opened.bank.jobs.cancel(id)
    },
    save: () => opened.save(),
    run: () =>
      runDueJobs({
        ...opened,
        handlers: byKind,
        report: (line) => reported.push(line),
      }),
    async restart() {
      await opened.save()
      opened = open()
      await opened.refresh()
    },
  }
}

const minutes = fc.integer({ min: -5, max: 30 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('schedule' as const), after: minutes, next: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ kind: fc.constant('move' as const), by: minutes }),
  fc.record({ kind: fc.constant('restart' as const) }),
)

/** What has to run: each job once, at the moment at which it was due, or at once if that had passed. */
it('jobs run once each, in order, at their own moments, whatever is planned, however the clock moves, after restarts', {
  tags: 'full',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { ran, reported, time, bank, refresh, run, restart } = bankWithJobs()
      await refresh()
      const planned: (Ran & { order: number })[] = []
      let order = 0
      for (const each of steps) {
        if (each.kind === 'schedule') {
          const number = planned.length
          const at = Math.max(time.now + each.after, time.now) - start
          await bank().jobs.schedule({ at: time.now + each.after, kind: 'note', data: { number, next: each.next } })
          planned.push({ number, at, order: order++ })
          if (each.next > 0)
            planned.push({ number: number + 1000, at: at + each.next, order: Number.POSITIVE_INFINITY })
        } else if (each.kind === 'restart') await restart()
        else {
          const before = ran.length
          time.now += each.by
          await run()
          const due = planned.filter(
            ({ at, number }) => at <= time.now - start && !ran.slice(0, before).some((job) => job.number === number),
          )
          const now = ran.slice(before)
          expect(now.map(({ at }) => at)).toEqual(now.map(({ at }) => at).toSorted((one, other) => one - other))
          expect(now.toSorted(byNumber)).toEqual(due.map(({ number, at }) => ({ number, at })).toSorted(byNumber))
          const first = now.filter(({ number }) => number < 1000)
          expect(first).toEqual(first.toSorted((one, other) => one.at - other.at || one.number - other.number))
        }
      }
      expect(reported).toEqual([])
    }),
    { numRuns: 300 },
  )
})

const byNumber = (one: Ran, other: Ran) => one.number - other.number

it('a cancelled job does not run', async () => {
  const { ran, time, bank, refresh, run } = bankWithJobs()
  await refresh()
  const data = { number: 1, next: 0 }
  const cancelled = await bank().jobs.schedule({ at: start + 1, kind: 'note', data })
  await bank().jobs.schedule({ at: start + 1, kind: 'note', data: { ...data, number: 2 } })
  bank().jobs.cancel(cancelled)
  bank().jobs.cancel(cancelled)
  time.now += 1
  await run()
  expect(ran).toEqual([{ number: 2, at: 1 }])
  expect(bank().tables.jobs.count()).toBe(0)
})

it('a job that fails leaves nothing, is dropped and reported, and the others run', async () => {
  const { time, bank, refresh, run, save, counters, reported } = bankWithJobs()
  await refresh()
  const data = { number: 1, next: 0 }
  await bank().jobs.schedule({ at: start + 1, kind: 'note', data })
  await bank().jobs.schedule({ at: start + 2, kind: 'broken', data })
  await bank().jobs.schedule({ at: start + 2, kind: 'unknown', data })
  await bank().jobs.schedule({ at: start + 3, kind: 'note', data: { number: 'three' } })
  await bank().jobs.schedule({ at: start + 3, kind: 'note', data: { ...data, number: 4 } })
  await save()
  time.now += 3
  await run()
  expect(counters().filter((id) => /job |half/.test(id))).toEqual(['job 1', 'job 4'])
  expect(bank().tables.jobs.count()).toBe(0)
  expect(reported).toEqual([
    'The job job-000003 (broken) failed: a planted bug',
    'The job job-000004 (unknown) failed: There is no handler of unknown',
    'The job job-000005 (note) failed: At path: number -- Expected an integer, but received: "three"',
  ])
})
