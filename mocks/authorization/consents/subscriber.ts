import type { EventSubscriber } from '../../bank/persistedBank.ts'
import { isOpen, transitionConsent } from './consents.ts'

export const consentSubscriber: EventSubscriber = {
  async applicationDeleted(bank, applicationId) {
    for (const consent of bank.tables.consents.listBy('applicationId', applicationId).filter(isOpen))
      await transitionConsent(bank, consent, { type: 'application.withdrew' })
  },
}
