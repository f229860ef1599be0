import { array, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { grants } from '../../src/rules/grants.ts'
import type { TableDefinition } from './table.ts'

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
  endedAt: nullable(integer()),
})
type AuthorizationGrantRow = Infer<typeof authorizationGrant>
/** What an application may do, and for whom: all tokens that were issued and refreshed for one request. */
export const authorizationGrants: TableDefinition<AuthorizationGrantRow> = { row: authorizationGrant }

/** By the access token. */
const accessToken = object({ id: string(), grantId: string(), scopes: array(string()), expiresAt: integer() })
export const accessTokens: TableDefinition<Infer<typeof accessToken>> = { row: accessToken, indexed: ['grantId'] }
