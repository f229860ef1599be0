import { array, enums, type Infer, nullable, object, optional, string, type } from 'superstruct'
import { grants } from '../../../src/rules/bank/grants.ts'
import { moment } from '../moment.ts'
import type { TableDefinition } from '../table.ts'

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
/** What an application may do, and for whom: all tokens that were issued and refreshed for one request. */
export const authorizationGrants: TableDefinition<AuthorizationGrantRow> = { row: authorizationGrant }

/** By the access token. */
const accessToken = object({ id: string(), grantId: string(), scopes: array(string()), expiresAt: moment })
export const accessTokens: TableDefinition<Infer<typeof accessToken>> = { row: accessToken, indexed: ['grantId'] }

/** By the refresh token. */
const refreshToken = object({ id: string(), grantId: string(), expiresAt: moment, usedAt: nullable(moment) })
export const refreshTokens: TableDefinition<Infer<typeof refreshToken>> = { row: refreshToken, indexed: ['grantId'] }

const authorizationId = object({
  id: string(),
  customerNumber: string(),
  /** The application that brought the customer; null for a ready-made customer, whom every application may use. */
  applicationId: nullable(string()),
})
export type AuthorizationIdRow = Infer<typeof authorizationId>
/** The authorization IDs of BaaS customers; onboarding adds its own. */
export const authorizationIds: TableDefinition<AuthorizationIdRow> = { row: authorizationId }

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
export const authorizationRequests: TableDefinition<AuthorizationRequestRow> = {
  row: authorizationRequest,
  unique: ['formToken'],
}

/** By the code. */
const authorizationCode = object({ id: string(), requestId: string(), expiresAt: moment })
export const authorizationCodes: TableDefinition<Infer<typeof authorizationCode>> = { row: authorizationCode }
