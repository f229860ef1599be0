import { StorageUnavailableError } from '../storageErrors.ts'
import { isLockTimeout, isLostConnection } from './failures.ts'
import { answerTime, withTimeout } from './withTimeout.ts'

/** How long work is tried again while the database cannot be reached, in milliseconds: a restart of PostgreSQL takes less. */
export const retryTime = 8000
const pauseTime = 100

const unavailable = () => new StorageUnavailableError('The database does not answer at the moment: try again')

/**
 * Does work that may be done again, once the database can be reached. `late` gets a result for which nobody waits any more.
 * @throws StorageUnavailableError when it cannot for too long, does not answer, or others are at work for too long
 */
export async function whenReachable<Result>(
  work: () => PromiseLike<Result>,
  late?: (result: Result) => void,
): Promise<Result> {
  const end = Date.now() + retryTime
  for (;;) {
    try {
      return await withTimeout(answerTime, work(), { error: unavailable, ...(late && { late }) })
    } catch (error) {
      if (isLockTimeout(error))
        throw new StorageUnavailableError('Another server is creating or deleting banks: try again')
      if (!isLostConnection(error)) throw error
      if (Date.now() > end) throw unavailable()
    }
    await new Promise((resolve) => setTimeout(resolve, pauseTime))
  }
}
