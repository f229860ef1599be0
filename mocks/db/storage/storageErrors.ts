/** The storage cannot be reached, or somebody else is at work in the bank for too long. Nothing of the call was stored. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  /** When it is worth trying again, in seconds. */
  readonly retryAfter = 2
}

/** The bank has ended here or was removed by another process, and there may be another one with its name. */
export class BankRemovedError extends Error {
  override readonly name = 'BankRemovedError'
}
