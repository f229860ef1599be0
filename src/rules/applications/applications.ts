import type { Address } from '../routes/address.ts'
import type { Secret } from '../security/secret.ts'
import { hasWords } from '../text/foldedText.ts'
import type { ApplicationForm } from './applicationForm.ts'

/** An application as the portal holds it (001 section 3); `icon` is `data:image/…;base64,…`, empty, or what the bank holds instead. */
export interface Application extends ApplicationForm {
  id: string
  oauthClientId: string
  oauthClientSecret: Secret<string> | null
  clientType: 'API'
}

/** What of an application can be copied. */
export type CopyTarget = 'clientId' | 'clientSecret' | 'privateKey'

/** Applications whose name or description has every word, in any case. */
export const matchingApplications = (applications: readonly Application[], words: string): readonly Application[] =>
  applications.filter(({ name, description }) => hasWords(`${name} ${description}`, words))

/** What an application without a name is called where it is not edited. */
export const fallbackName = (id: string): string => `Application ${id}`

/** The form of one application; `readOnly` only shows it (001 section 2). */
export const applicationHref = (id: string, readOnly = false): Address =>
  `/dashboard?page=editapplication&appId=${encodeURIComponent(id)}${readOnly ? '&readOnly=true' : ''}`

/** The same with one of its products switched on. */
export const switchOnHref = (id: string, productId: string): Address =>
  `/dashboard?page=editapplication&appId=${encodeURIComponent(id)}&product=${encodeURIComponent(productId)}`
