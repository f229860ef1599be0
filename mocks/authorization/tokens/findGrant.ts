import type { ConsentEndReason } from '../../../src/rules/bank/authorization/consents.ts'
import type { Bank } from '../../bank/bank.ts'
import type { AuthorizationGrantRow } from '../../db/tables/authorization/authorization.ts'
import type { ConsentRow } from '../../db/tables/authorization/consents.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'

/** A grant with the application that has it, or why it works no longer. */
export type GrantStatus = { application: ApplicationRow; grant: AuthorizationGrantRow } | { ended: string }

/** Of a consent that has ended. */
export const endOf = ({ lifecycle: { endReason } }: ConsentRow): string =>
  `${consentEnds[endReason ?? 'DURATION_ENDED']}: send the customer through the authorization page again.`

const consentEnds: Readonly<Record<ConsentEndReason, string>> = {
  REFUSED: 'The customer has refused the consent',
  CUSTOMER_WITHDREW: 'The customer has withdrawn the consent',
  APPLICATION_WITHDREW: 'The application has withdrawn the consent',
  REPLACED: 'A newer consent of the customer has replaced the one of the token',
  NOT_ANSWERED: 'The customer has not responded in time',
  DURATION_ENDED: 'The days for which the customer gave the consent are over',
}

/** The end of the consent, deleting the application, renewing its credentials and revocation each end a grant. */
export function findGrant({ tables }: Bank, grantId: string): GrantStatus {
  const grant = tables.authorizationGrants.get(grantId)
  const application = grant && tables.applications.get(grant.applicationId)
  if (!application) return { ended: 'The application of the token was deleted.' }
  const consent = tables.consents.get(grant.consentId ?? '')
  if (consent && consent.lifecycle.value !== 'valid') return { ended: endOf(consent) }
  if (grant.endedAt !== null) return { ended: 'The token was revoked: request a new one.' }
  if (application.oauthClientId !== grant.clientId)
    return { ended: 'Refresh Secret ended the token: request a new one with the new client ID and client secret.' }
  return { application, grant }
}
