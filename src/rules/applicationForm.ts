import type { ApplicationForm, ClientTokens } from './applications.ts'
import type { Handle } from './handle.ts'

/** An application as its form edits it; the pair beside it is shown and replaced, never typed. */
export interface OpenedApplication {
  id: string
  form: ApplicationForm
  tokens: ClientTokens
}

/** What was typed into the form: also an address that is not added yet. */
export interface ApplicationTyped extends ApplicationForm {
  ipAddress: string
}

/** `publicKey` is PEM (SubjectPublicKeyInfo), the private one PEM (PKCS #8) behind its handle. */
export interface GeneratedKeys {
  publicKey: string
  privateKey: Handle<string>
}

const sorted = (values: readonly string[]) => [...values].sort().join()

/** Whether two forms say the same; the order of APIs and addresses does not count. */
export const isSameApplication = (one: ApplicationForm, other: ApplicationForm): boolean =>
  one.name.trim() === other.name.trim() &&
  one.description === other.description &&
  one.publicKey.trim() === other.publicKey.trim() &&
  one.oauthRedirectUri.trim() === other.oauthRedirectUri.trim() &&
  one.icon === other.icon &&
  one.otpNeeded === other.otpNeeded &&
  sorted(one.ipList) === sorted(other.ipList) &&
  sorted(one.productList) === sorted(other.productList)

export const emptyApplication: ApplicationForm = {
  name: '',
  description: '',
  publicKey: '',
  oauthRedirectUri: '',
  icon: '',
  productList: [],
  ipList: [],
  otpNeeded: false,
}
