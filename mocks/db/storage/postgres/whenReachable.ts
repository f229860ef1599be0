import { StorageUnavailableError } from '../storageErrors.ts'
import { isLostConnection } from './failures.ts'

/** As long as a call of a bank is tried again, in milliseconds. */
const retryTime = 8000
const pauseTime = 100

/**
 * Does work that may be done again, once the database can be reached.
 * @throws StorageUnavailableError when it cannot for too long
 */
export async function whenReachable<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  const end = Date.now() + retryTime
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLostConnection(error)) throw error
      if (Date.now() > end) throw new StorageUnavailableError('The database does not answer at the moment: try again')
    }
    await new Promise((resolve) => setTimeout(resolve, pauseTime))
  }
}
