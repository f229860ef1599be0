import type { Bank } from '../bank.ts'
import type { JobHandler } from './jobHandler.ts'

interface Transaction {
  save(): Promise<unknown>
  discard(): Promise<void>
}

interface Options extends Transaction {
  bank: Bank
  handlers: ReadonlyMap<string, JobHandler>
  /** Called with a job that failed: it is dropped. */
  report(line: string): void
}

/**
 * Runs the jobs that are due, each once, in order and at its own moment; also those that they plan for moments that have
 * passed. If one fails, nothing of it is left, and the others run.
 */
export async function runDueJobs({ bank, handlers, report, save, discard }: Options): Promise<void> {
  const { jobs, clock } = bank
  const run = async (): Promise<boolean> => {
    const job = jobs.nextDue()
    if (!job) return false
    jobs.cancel(job.id)
    const handler = handlers.get(job.kind)
    if (!handler) throw new Error(`There is no handler of ${job.kind}`)
    await clock.asOf(job.at, () => handler.run(bank, job.data))
    return true
  }
  try {
    while (await run());
  } catch {
    await discard()
    await runOneByOne()
  }

  /** Each is saved before the next one runs, so that only the one that fails is lost. */
  async function runOneByOne() {
    for (let job = jobs.nextDue(); job; job = jobs.nextDue()) {
      try {
        await run()
      } catch (error) {
        await discard()
        jobs.cancel(job.id)
        report(`The job ${job.id} (${job.kind}) failed: ${error instanceof Error ? error.message : error}`)
      }
      await save()
    }
  }
}
