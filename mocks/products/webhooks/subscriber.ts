import type { EventSubscriber } from '../../bank/persistedBank.ts'
import {
  reportCardStatus,
  reportConsent,
  reportLoanDecision,
  reportTicketAnswer,
  reportTransfer,
} from './events/events.ts'
import { reportMovements } from './events/reportMovements.ts'
import {
  endSubscriptionsOf,
  endSubscriptionsOfConsent,
  endSubscriptionsWithoutConsent,
} from './subscriptions/endSubscriptions.ts'

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
