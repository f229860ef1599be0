import type { Grant } from '../../src/rules/grants.ts'
import type { Bank } from '../bank/bank.ts'
import { authenticationRequired } from '../bank/tokens.ts'
import type { ApplicationRow } from '../db/applications.ts'
import { ServiceError } from '../services/serviceError.ts'

/** What the access token of a call allows, and for whom. */
export interface CallGrant {
  kind: Grant
  scopes: readonly string[]
  customerNumber?: string
  corporateUsername?: string
  /** The account numbers that the customer shares; undefined where all are shared. */
  accounts?: readonly string[]
}

/** Who makes a call. */
export interface Caller {
  application: ApplicationRow
  grant: CallGrant
  accessToken: string
}

const refused = (reason: string) => new ServiceError(401, '-1', authenticationRequired, reason)

/** The caller by the Authorization header of a call. @throws ServiceError (401) unless it holds a valid access token */
export function authenticateCall({ tables, clock }: Bank, authorization: string | null): Caller {
  const [, accessToken] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (accessToken === undefined)
    throw refused('The header Authorization has no access token: send "Bearer" and a token of the token endpoint.')
  const token = tables.accessTokens.get(accessToken)
  const granted = token && tables.authorizationGrants.get(token.grantId)
  const application = granted && tables.applications.get(granted.applicationId)
  if (!application) throw refused('The bank knows no such access token: request a new one.')
  if (granted.endedAt !== null || granted.clientId !== application.oauthClientId)
    throw refused('The access token was revoked: request a new one.')
  if (clock.now() >= token.expiresAt) throw refused('The access token has expired: request a new one.')
  const { customerNumber, corporateUsername, accounts } = granted
  return {
    application,
    accessToken,
    grant: {
      kind: granted.kind,
      scopes: token.scopes,
      ...(customerNumber !== null && { customerNumber }),
      ...(corporateUsername !== null && { corporateUsername }),
      ...(accounts !== null && { accounts }),
    },
  }
}
