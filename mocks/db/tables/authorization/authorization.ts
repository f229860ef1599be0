import { array, enums, type Infer, nullable, object, optional, refine, string, type } from 'superstruct'
import { grants } from '../../../../src/rules/bank/authorization/grants.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

const authorizationGrant = object({
  id: string(),
  applicationId: string(),
  /** Of the application when the grant was given: a renewed client ID ends it. */
  clientId: string(),
  kind: enums(grants),
  scopes: array(string()),
  customerNumber: nullable(string()),
  corporateUsername: nullable(string()),
  /** The account numbers that the customer shares; null where all are shared. */
  accounts: nullable(array(string())),
  endedAt: nullable(moment),
  /** Of the authorization code flow, what the customer has allowed; rows of an older version lack it. */
  consentId: optional(string()),
})
export type AuthorizationGrantRow = Infer<typeof authorizationGrant>

const importedGrant = refine(
  authorizationGrant,
  'customer of a sign-in',
  ({ kind, customerNumber }) =>
    (kind === 'client_credentials') === (customerNumber === null) ||
    'Expected a customerNumber, except with the kind client_credentials',
)

const authorizationId = object({
  id: string(),
  customerNumber: string(),
  /** The application that brought the customer; null for a ready-made customer, whom every application may use. */
  applicationId: nullable(string()),
})
export type AuthorizationIdRow = Infer<typeof authorizationId>

const authorizationRequest = object({
  id: string(),
  applicationId: string(),
  clientId: string(),
  scopes: array(string()),
  state: nullable(string()),
  /** As the request had it; null where it had none. */
  redirectUri: nullable(string()),
  /** To which the browser returns: the application's own, or that of the portal's API viewer. */
  registeredUri: string(),
  codeChallenge: nullable(object({ value: string(), method: enums(['S256', 'plain']) })),
  /** Of the form of the page that the customer sees. */
  formToken: string(),
  customerNumber: nullable(string()),
  corporateUsername: nullable(string()),
  /** The account numbers that the customer shares; null where all are shared. */
  accounts: nullable(array(string())),
  grantId: nullable(string()),
  /** What the customer is asked to allow; rows of an older version lack it. */
  consentId: optional(string()),
  /** Sign-in and consent must be done by then. */
  expiresAt: moment,
  lifecycle: type({
    value: enums(['signingIn', 'consenting', 'issued', 'exchanged', 'denied', 'expired', 'revoked']),
  }),
})
export type AuthorizationRequestRow = Infer<typeof authorizationRequest>

export const authorizationTables = {
  /** What an application may do, and for whom: all tokens that were issued and refreshed for one request. */
  authorizationGrants: table(authorizationGrant, { imported: importedGrant }),
  /** By the access token. */
  accessTokens: table(object({ id: string(), grantId: string(), scopes: array(string()), expiresAt: moment }), {
    indexed: ['grantId'],
  }),
  /** By the refresh token. */
  refreshTokens: table(object({ id: string(), grantId: string(), expiresAt: moment, usedAt: nullable(moment) }), {
    indexed: ['grantId'],
  }),
  /** The authorization IDs of BaaS customers; onboarding adds its own. */
  authorizationIds: table(authorizationId),
  authorizationRequests: table(authorizationRequest, { unique: ['formToken'] }),
  /** By the code. */
  authorizationCodes: table(object({ id: string(), requestId: string(), expiresAt: moment })),
}
