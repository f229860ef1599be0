import type { Subscriber } from '../../bank/subscriber.ts'
import { endSubscriptionsOf, endSubscriptionsWithoutConsent } from './endSubscriptions.ts'
import { reportMovements } from './reportMovements.ts'

export const webhookSubscriber: Subscriber = {
  movementsBooked: reportMovements,
  applicationDeleted: endSubscriptionsOf,
  grantEnded: endSubscriptionsWithoutConsent,
}
