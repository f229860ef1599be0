import type { Subscriber } from '../../bank/subscriber.ts'
import { endSubscriptionsOf, endSubscriptionsOfConsent, endSubscriptionsWithoutConsent } from './endSubscriptions.ts'
import { reportCardStatus, reportLoanDecision, reportTicketAnswer, reportTransfer } from './events.ts'
import { reportMovements } from './reportMovements.ts'

export const webhookSubscriber: Subscriber = {
  movementsBooked: reportMovements,
  applicationDeleted: endSubscriptionsOf,
  grantEnded: endSubscriptionsWithoutConsent,
  transferFinished: reportTransfer,
  cardStatusChanged: reportCardStatus,
  loanApplicationDecided: reportLoanDecision,
  ticketAnswered: reportTicketAnswer,
  consentChanged: endSubscriptionsOfConsent,
}
