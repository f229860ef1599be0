import { defaultConsentDuration } from '../../../src/rules/bank/authorization/consents.ts'
import type { Bank } from '../../bank/bank.ts'
import { systemId } from '../../db/tables/system.ts'
import { expiriesOf, giveConsent, isOpen, openConsent, planExpiry } from './consents.ts'

/** Plans, once, the end of consents that no job stands for, and makes the consents of tokens that an older version gave without them. */
export async function completeConsents(bank: Bank): Promise<void> {
  const { tables } = bank
  if (tables.system.get(systemId)?.hasConsents) return
  await tables.system.update(systemId, { hasConsents: true })
  for (const consent of tables.consents.list({ where: isOpen }))
    if (expiriesOf(bank, consent).length === 0) await planExpiry(bank, consent)
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
