import type { Tables } from '../../db/database.ts'
import type { Sequence } from '../../db/sequence.ts'
import type { JobRow } from '../../db/tables/jobs.ts'
import type { SandboxClock } from '../clock.ts'

export interface Jobs {
  /** Plans a job and resolves with its id. A time that has passed is now. `data` is JSON. */
  schedule(job: { at: number; kind: string; data: unknown }): Promise<string>
  /** Nothing happens when the job has run or is cancelled already. */
  cancel(id: string): void
  /** The earliest job that is due by the bank's clock; jobs of the same moment in the order in which they were planned. */
  nextDue(): JobRow | undefined
  /** When the earliest job is due, in milliseconds since the epoch. */
  nextAt(): number | undefined
  /** How many are due by this moment, in milliseconds since the epoch. */
  countUntil(moment: number): number
}

/** In the order in which they are due. */
type Queue = Pick<JobRow, 'id' | 'at'>[]

/** The queue of jobs over the table of that name. */
export function createJobs(tables: Tables, clock: Pick<SandboxClock, 'now'>, sequence: Sequence): Jobs {
  let indexed: Tables['jobs'] | undefined
  let queue: Queue = []

  /** Sorted again when the rows were restored, which makes another table. */
  function current(): Queue {
    if (indexed === tables.jobs) return queue
    indexed = tables.jobs
    queue = tables.jobs.list({ orderBy: { field: 'at', direction: 'asc' } }).map(({ id, at }) => ({ id, at }))
    return queue
  }

  return {
    async schedule({ at, kind, data }) {
      const entries = current()
      const id = await sequence.id('job')
      const row = await tables.jobs.insert({ id, at: Math.max(at, clock.now()), kind, data })
      entries.splice(firstAfter(entries, row.at), 0, { id, at: row.at })
      return id
    },

    cancel(id) {
      const entries = current()
      const index = entries.findIndex((entry) => entry.id === id)
      if (index !== -1) entries.splice(index, 1)
      tables.jobs.delete(id)
    },

    nextDue() {
      const [next] = current()
      return next && next.at <= clock.now() ? tables.jobs.get(next.id) : undefined
    },

    nextAt: () => current()[0]?.at,

    countUntil: (moment) => firstAfter(current(), moment),
  }
}

/** The index of the first entry after this moment. */
function firstAfter(queue: Queue, at: number): number {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((queue[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
