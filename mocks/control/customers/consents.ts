import { isOpen, transitionConsent } from '../../authorization/consents/consents.ts'
import { type ConsentRow, consentStatus } from '../../db/tables/authorization/consents.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'

const shown = (consent: ConsentRow) => ({
  consentId: consent.id,
  applicationId: consent.applicationId,
  applicationName: consent.applicationName,
  customerNumber: consent.customerNumber,
  scopes: consent.scopes,
  accountNumbers: consent.accounts,
  status: consentStatus(consent),
  statusReason: consent.lifecycle.endReason,
  expiresAt: isOpen(consent) ? new Date(consent.expiresAt).toISOString() : null,
})

/** What customers were asked to allow, of every application, and the withdrawal that the bank's page has. */
export const consentControlCalls: ControlCalls = {
  'GET /consents': {
    summary: 'Lists the consents of every customer and application, newest first.',
    resolve: async ({ bank }) => bank.tables.consents.list().reverse().map(shown),
  },
  'POST /consents/:consentId/withdraw': {
    summary: 'Withdraws a consent as its customer.',
    async resolve({ bank, params: { consentId = '' } }) {
      const consent = bank.tables.consents.get(consentId)
      if (!consent) throw new ApiError(404, `There is no consent ${consentId}`)
      const status = consentStatus(consent)
      if (status !== 'VALID')
        throw new ApiError(409, `The consent ${consentId} is ${status}, and only a valid one can be withdrawn`)
      return shown(await transitionConsent(bank, consent, { type: 'customer.withdrew' }))
    },
  },
}
