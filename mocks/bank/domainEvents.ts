import type { AuthorizationGrantRow } from '../db/tables/authorization.ts'
import type { LedgerPosting } from '../db/tables/ledger.ts'

/** What happened in one part of the bank and concerns others. */
export interface DomainEvents {
  movementsBooked: readonly LedgerPosting[]
  /** The id of the application. */
  applicationDeleted: string
  grantEnded: AuthorizationGrantRow
}

/** Resolves when every subscriber has handled the event, in the same turn; what one throws rolls the call back. */
export type Publish = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) => Promise<void>
