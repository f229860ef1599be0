import type { AuthorizationGrantRow } from '../db/tables/authorization/authorization.ts'
import type { ConsentRow } from '../db/tables/authorization/consents.ts'
import type { LedgerPosting } from '../db/tables/ledger/ledger.ts'
import type { Transfer } from '../db/tables/ledger/transfers.ts'
import type { TicketRow } from '../db/tables/portal/tickets.ts'
import type { LoanApplicationRow } from '../db/tables/products/loanApplications.ts'

export interface CardStatusChange {
  kind: 'CREDIT' | 'DEBIT' | 'VIRTUAL'
  cardId: string
  cardNumber: string
  customerNumber: string
  /** Of a debit card, and of a virtual card to one; null for credit cards. */
  account: string | null
  previousStatus: CardStatus
  status: CardStatus
}
type CardStatus = 'ACTIVE' | 'BLOCKED' | 'LOST' | 'USED' | 'CLOSED'

/** What happened in one part of the bank and concerns others. */
export interface DomainEvents {
  movementsBooked: readonly LedgerPosting[]
  applicationDeleted: string
  grantEnded: AuthorizationGrantRow
  /** It is realized or not realized, which is final. */
  transferFinished: Transfer
  cardStatusChanged: CardStatusChange
  loanApplicationDecided: LoanApplicationRow
  ticketAnswered: TicketRow
  /** With its new status; tokens and subscriptions that it allowed end after this. */
  consentChanged: ConsentRow
}

/** Resolves when every subscriber has handled the event, in the same turn; what one throws rolls the call back. */
export type Publish = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) => Promise<void>
