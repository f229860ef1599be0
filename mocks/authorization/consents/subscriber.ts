import type { Subscriber } from '../../bank/subscriber.ts'
import { isOpen, transitionConsent } from './consents.ts'

export const consentSubscriber: Subscriber = {
  async applicationDeleted(bank, applicationId) {
    for (const consent of bank.tables.consents.listBy('applicationId', applicationId).filter(isOpen))
      await transitionConsent(bank, consent, { type: 'application.withdrew' })
  },
}
