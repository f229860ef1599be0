import { defaultConsentDuration } from '../../../src/rules/bank/consents.ts'
import type { Bank } from '../../bank/bank.ts'
import { giveConsent, isOpen, openConsent, planExpiry } from './consents.ts'

/** Plans the end of ready-made consents, and makes the consents of tokens that an older version gave without them. */
export async function completeConsents(bank: Bank): Promise<void> {
  const { tables } = bank
  for (const consent of tables.consents.list({ where: (row) => isOpen(row) && row.jobId === null }))
    await planExpiry(bank, consent)
  for (const grant of tables.authorizationGrants.list()) {
    const { id, kind, consentId, endedAt, customerNumber, corporateUsername, scopes, accounts } = grant
    const application = tables.applications.get(grant.applicationId)
    if (kind !== 'authorization_code' || consentId !== undefined || endedAt !== null || !application) continue
    const opened = await openConsent(bank, application, scopes)
    const asked = await tables.consents.update(opened.id, { customerNumber, corporateUsername, grantId: id })
    await tables.authorizationGrants.update(id, { consentId: opened.id })
    await giveConsent(bank, asked, { accounts, duration: defaultConsentDuration })
  }
}
