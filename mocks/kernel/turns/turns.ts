import { toProblem } from '../../../src/rules/problem.ts'
import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'
import type { Bank } from '../../bank/bank.ts'
import type { JobHandler } from '../../bank/jobs/jobHandler.ts'
import { runDueJobs } from '../../bank/jobs/runDueJobs.ts'
import type { PersistedBank } from '../../bank/persistedBank.ts'
import type { Storage } from '../../db/storage/storage.ts'
import { BankRemovedError } from '../../db/storage/storageErrors.ts'
import { ApiError } from '../../http/apiError.ts'
import { type ApiResponse, connectionLost } from '../../http/message.ts'
import { type Fail, withHeaders } from '../../http/responses.ts'
import { createStorageMonitor, toStorageError } from '../storage/storageError.ts'

/** A response, and the fault that delays it; `again` resolves when a postponed call is to run again. */
export interface Answer {
  response: ApiResponse
  fault?: Fault | undefined
  again?: Promise<void>
}

export type ChangeListener = (tables: readonly string[]) => void

interface Options extends Pick<PersistedBank, 'bank' | 'refresh' | 'save' | 'discard'> {
  storage: Pick<Storage, 'exclusive' | 'exclusiveIfFree' | 'isShared' | 'announce' | 'subscribe' | 'wakeIn'>
  jobHandlers: readonly JobHandler[]
  dueIn(bank: Bank): number | undefined
  report(line: string): void
}

export type Turns = ReturnType<typeof createTurns>

/** One call after another: each sees what the one before it has left, and is stored before it is answered. */
export function createTurns({ bank, refresh, storage, jobHandlers, dueIn, report, ...opened }: Options) {
  const handlers = new Map(jobHandlers.map((handler) => [handler.kind, handler]))
  const listeners = new Set<ChangeListener>()
  /** What has changed outside the tables. */
  const changedBeside = new Set<string>()
  const storageMonitor = createStorageMonitor(report)
  /** What follows the turn that runs. */
  let following: (() => void)[] = []

  /** True when there was something to save. `change` names what changes outside the tables if it succeeds. */
  async function save(change?: string): Promise<boolean> {
    const beside = [...changedBeside]
    changedBeside.clear()
    const changed = await opened.save().catch((error) => {
      for (const name of beside) changedBeside.add(name)
      throw error
    })
    changed.push(...beside, ...(change === undefined ? [] : [change]))
    if (changed.length > 0) notify(changed)
    if (changed.length > 0) storage.announce?.(changed)
    return changed.length > 0
  }

  function notify(changed: readonly string[]) {
    for (const listener of listeners) listener(changed)
  }
  storage.subscribe?.(notify)

  const runJobs = () => runDueJobs({ bank, handlers, save, discard: opened.discard, report })

  /** Its turn, which may end before its changes are stored. */
  async function takeTurn(work: () => Promise<Answer>): Promise<{ answer: Answer; stored: Promise<boolean> }> {
    await refresh()
    await runJobs()
    const answer = await work()
    const stored = save()
    const isPlanned = bank.jobs.nextDue() !== undefined
    if (storage.isShared || isPlanned) await stored
    // What the call has planned for this moment, such as a webhook, after the call itself is stored.
    if (isPlanned) {
      await runJobs()
      await save()
    }
    storage.wakeIn?.(dueIn(bank))
    return { answer, stored }
  }

  return {
    runJobs,
    save,
    noteChange: (name: string): void => void changedBeside.add(name),

    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Calls it once the turn is over; of one that ran several times, what the last run has asked for. */
    follow: (work: () => void): void => void following.push(work),

    async take(fail: Fail, work: () => Promise<Answer>): Promise<Answer> {
      let own: (() => void)[] = []
      try {
        const { answer, stored } = await storage.exclusive(() => {
          own = []
          following = own
          return takeTurn(work)
        })
        if (await stored) storageMonitor.worked()
        return answer
      } catch (error) {
        // The call has not run: its host may have another bank of this name.
        if (error instanceof BankRemovedError) throw error
        const apiError = toStorageError(error)
        storageMonitor.failed(apiError)
        return { response: withHeaders(fail(apiError), apiError.headers) }
      } finally {
        for (const work of own) work()
      }
    },

    /** Nothing happens while another process is at work in the bank: each call runs the jobs that are due. */
    async runJobsIfFree(): Promise<void> {
      const { exclusive, exclusiveIfFree = exclusive } = storage
      try {
        const turn = await exclusiveIfFree(() => takeTurn(async () => ({ response: connectionLost })))
        if (await turn?.stored) storageMonitor.worked()
      } catch (error) {
        if (!(error instanceof BankRemovedError)) storageMonitor.failed(toStorageError(error))
      }
    },

    /** What an unexpected exception left half done is rolled back, in the tables, the counters and the faults. */
    async toApiError(error: unknown): Promise<ApiError> {
      if (error instanceof ApiError) return error
      report(`Unexpected error, its changes are dropped: ${error instanceof Error ? error.stack : String(error)}`)
      await opened.discard()
      const reason = `Internal error of the sandbox: ${toProblem(error).message}`
      return new ApiError(500, 'Internal Server Error', undefined, { reason })
    },
  }
}
