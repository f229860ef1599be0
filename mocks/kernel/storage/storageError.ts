import { isRecord } from '../../../src/rules/problem.ts'
import { BankRemovedError, StorageUnavailableError } from '../../db/storage/storageErrors.ts'
import { ApiError } from '../../http/apiError.ts'

/** The browser has a name for a used up quota; LevelDB has only the message of the operating system. */
const isFull = (error: unknown): boolean =>
  isRecord(error) &&
  (error.name === 'QuotaExceededError' || /no space left on device|quota exceeded/i.test(String(error.message)))

const storageFull =
  'There is no space left to save the changes of this call, so nothing was changed. Free some space and try again.'

/** The error of a call whose rows could not be read or saved; none of its changes were kept. */
export function toStorageError(error: unknown): ApiError {
  if (isFull(error)) return new ApiError(507, storageFull)
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof StorageUnavailableError)
    return new ApiError(503, message, undefined, { headers: { 'Retry-After': String(error.retryAfter) } })
  if (error instanceof BankRemovedError) return new ApiError(404, message)
  return new ApiError(500, `Couldn't read or save the sandbox's data: ${message}`)
}

/** Reports once that the storage fails, and once that it works again. */
export function createStorageMonitor(report: (line: string) => void) {
  let failing = false
  return {
    failed({ message }: ApiError) {
      if (!failing) report(message)
      failing = true
    },
    worked() {
      if (failing) report('Changes are saved again.')
      failing = false
    },
  }
}
