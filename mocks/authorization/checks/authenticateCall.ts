import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import type { Bank } from '../../bank/bank.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { authenticationRequired } from '../../http/authenticationRequired.ts'
import { findGrant } from '../tokens/findGrant.ts'

/** What the access token of a call allows, and for whom. */
export interface CallGrant {
  kind: Grant
  scopes: readonly string[]
  /** Scopes of the token whose APIs the application has lost since; they allow nothing. */
  lostScopes?: readonly string[]
  customerNumber?: string
  /** The user who acts for a corporate customer. */
  corporateUsername?: string
  /** The account numbers that the customer shares; undefined where all are shared. */
  accounts?: readonly string[]
}

/** Who makes a call. */
export interface Caller {
  application: ApplicationRow
  grant: CallGrant
  accessToken: string
  /** The sign-in of the token. */
  grantId: string
}

const refused = (reason: string) => new ServiceError(401, '-1', authenticationRequired, reason)

/**
 * The caller by the Authorization header of a call (RFC 6750 section 2.1).
 * @throws ServiceError (401) unless it holds a valid access token
 */
export function authenticateCall(bank: Bank, authorization: string | null): Caller {
  const [, accessToken] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  if (accessToken === undefined)
    throw refused('The Authorization header has no access token: send "Bearer" and a token from the token endpoint.')
  const token = bank.tables.accessTokens.get(accessToken)
  if (!token) throw refused('The access token is unknown: request a new one.')
  const found = findGrant(bank, token.grantId)
  if ('ended' in found) throw refused(found.ended)
  if (bank.clock.now() >= token.expiresAt) throw refused('The access token has expired: request a new one.')
  const { application, grant } = found
  const { kind, customerNumber, corporateUsername, accounts } = grant
  const activated = new Set(activatedScopes(application, kind))
  return {
    application,
    accessToken,
    grantId: token.grantId,
    grant: {
      kind,
      scopes: token.scopes.filter((name) => activated.has(name)),
      lostScopes: token.scopes.filter((name) => !activated.has(name)),
      ...(customerNumber !== null && { customerNumber }),
      ...(corporateUsername !== null && { corporateUsername }),
      ...(accounts !== null && { accounts }),
    },
  }
}
