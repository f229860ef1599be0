/** The storage cannot be reached, or somebody else is at work in the bank for too long. Nothing of the call was stored. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  /** When it is worth trying again, in seconds. */
  readonly retryAfter = 2
}

export const noAnswer = 'The database does not answer at the moment'

/** Whether the call was stored is not known. */
export const uncertainOutcome = () => new StorageUnavailableError(`${noAnswer}. Check whether the call was carried out`)

/** The bank has ended here or was removed by another process, and there may be another one with its name. */
export class BankRemovedError extends Error {
  override readonly name = 'BankRemovedError'
}
