import { withTimeout } from '../../db/storage/postgres/withTimeout.ts'
import { lateAfter } from '../jobTimer.ts'
import type { ServerLog } from '../server/serverLog.ts'

/** What is checked, with `ok` or what fails. */
export interface Checks {
  server: string
  storage: string
  jobs: string
}

export type Readiness = () => Promise<{ isReady: boolean; checks: Checks }>

interface Options {
  stopping: AbortSignal
  /** Asks the storage. @throws Error when it does not answer */
  askStorage(): Promise<void>
  /** Whether a bank has work that has been due for so many milliseconds and has not just failed. */
  hasLateJobs(milliseconds: number): Promise<boolean>
  log: Pick<ServerLog, 'info' | 'warn'>
}

/** How long the storage has for an answer, in milliseconds. */
const timeLimit = 2000

/** Asks again only when the answer before has come: a database that stands still is not asked by each probe. */
function sharing<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}

/** @throws Error as soon as the time is over */
export const withinTimeLimit = <Result>(work: Promise<Result>): Promise<Result> =>
  withTimeout(timeLimit, work, { error: () => new Error('No response in time') })

/** Says whether a server should be given calls. */
export function createReadiness({ stopping, askStorage, hasLateJobs, log }: Options): Readiness {
  const storageAnswers = sharing(askStorage)
  const jobsAreLate = sharing(() => hasLateJobs(lateAfter))
  let said = ''

  async function check(): Promise<Checks> {
    const server = stopping.aborted ? 'stopping' : 'ok'
    const isStored = await withinTimeLimit(storageAnswers()).then(
      () => true,
      () => false,
    )
    if (!isStored) return { server, storage: 'no response', jobs: 'unknown' }
    const jobs = await withinTimeLimit(jobsAreLate()).then(
      (areLate) => (areLate ? `late by more than ${lateAfter / 1000} seconds` : 'ok'),
      () => 'unknown',
    )
    return { server, storage: 'ok', jobs }
  }

  return async () => {
    const checks = await check()
    const failing = Object.entries(checks).filter(([, result]) => result !== 'ok')
    const says = failing.map(([name, result]) => `${name}: ${result}`).join(', ')
    if (says !== said && says === '') log.info('Ready again')
    else if (says !== said) log.warn(`Not ready: ${says}`)
    said = says
    return { isReady: failing.length === 0, checks }
  }
}
