/** Thrown by an operation that waits for somebody: what it changed is discarded, and it runs again after a change. */
export class Postponed extends Error {
  override readonly name = 'Postponed'

  /** Runs again at this moment at the latest, in milliseconds since the epoch by the bank's clock. */
  constructor(readonly until: number) {
    super(`Postponed until ${new Date(until).toISOString()}`)
  }
}
