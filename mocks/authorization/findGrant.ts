import type { Bank } from '../bank/bank.ts'
import type { ApplicationRow } from '../db/tables/applications.ts'
import type { AuthorizationGrantRow } from '../db/tables/authorization.ts'

/** A grant with the application that has it, or why it works no longer. */
export type GrantStatus = { application: ApplicationRow; grant: AuthorizationGrantRow } | { ended: string }

/** Deleting the application, renewing its credentials and revocation each end a grant. */
export function findGrant({ tables }: Bank, grantId: string): GrantStatus {
  const grant = tables.authorizationGrants.get(grantId)
  const application = grant && tables.applications.get(grant.applicationId)
  if (!application) return { ended: 'The application of the token was deleted.' }
  if (grant.endedAt !== null) return { ended: 'The token was revoked: request a new one.' }
  if (application.oauthClientId !== grant.clientId)
    return { ended: 'Refresh Secret ended the token: request a new one with the new client ID and client secret.' }
  return { application, grant }
}
