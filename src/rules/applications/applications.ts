import { type Infer, object, string } from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import type { Secret } from '../security/secret.ts'
import type { ApplicationForm } from './applicationForm.ts'

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

/** An application as the portal holds it (001 section 3); `icon` is `data:image/…;base64,…`, empty, or what the bank holds instead. */
export interface Application extends ApplicationForm {
  id: string
  oauthClientId: string
  oauthClientSecret: Secret<string> | null
  clientType: 'API'
}

/** What of an application can be copied. */
export type CopyTarget = 'clientId' | 'clientSecret' | 'privateKey'
