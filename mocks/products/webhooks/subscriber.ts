import type { EventSubscriber } from '../../bank/subscriber.ts'
import { endSubscriptionsOf, endSubscriptionsOfConsent, endSubscriptionsWithoutConsent } from './endSubscriptions.ts'
import { reportCardStatus, reportConsent, reportLoanDecision, reportTicketAnswer, reportTransfer } from './events.ts'
import { reportMovements } from './reportMovements.ts'

export const webhookSubscriber: EventSubscriber = {
  movementsBooked: reportMovements,
  applicationDeleted: endSubscriptionsOf,
  grantEnded: endSubscriptionsWithoutConsent,
  transferFinished: reportTransfer,
  cardStatusChanged: reportCardStatus,
  loanApplicationDecided: reportLoanDecision,
  ticketAnswered: reportTicketAnswer,
  async consentChanged(bank, consent) {
    await reportConsent(bank, consent)
    await endSubscriptionsOfConsent(bank, consent)
  },
}
