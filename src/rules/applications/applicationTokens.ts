import { type Infer, object, string } from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import type { Secret } from '../security/secret.ts'

/** The call POST …/renewtokens, and with new values its answer. */
export const clientTokens = object({ clientId: string(), clientSecret: string() })
export const tokenRenewal = object({ ...clientTokens.schema, id: catalogueId })
export type TokenRenewal = Infer<typeof tokenRenewal>

/** The pair that the system makes for an application. */
export interface ClientTokens {
  clientId: string
  /** Null where the bank sent none. */
  clientSecret: Secret<string> | null
}
