import type { Secret } from '../security/secret.ts'
import type { ApplicationForm } from './applicationForm.ts'
import type { ClientTokens } from './applicationTokens.ts'

/** An application as its form edits it; the pair beside it is shown and replaced, never typed. */
export interface OpenedApplication {
  id: string
  form: ApplicationForm
  tokens: ClientTokens
}

/** A new application that was sent, and the ids that the bank had before. */
export interface ApplicationAttempt {
  form: ApplicationForm
  known: readonly string[]
}

/**
 * What was typed into the form: also an address that is not added yet; `attempt` while it may have been made, `base` what an
 * application that is edited was when it was opened, `isKeyGenerated` when the public key was made with a private one.
 */
export interface ApplicationTyped extends ApplicationForm {
  ipAddress: string
  attempt: ApplicationAttempt | null
  base?: ApplicationForm | undefined
  isKeyGenerated?: boolean | undefined
}

/** `publicKey` is a SubjectPublicKeyInfo in base64, without the lines of PEM; the private one PEM (PKCS #8) behind its handle. */
export interface GeneratedKeys {
  publicKey: string
  privateKey: Secret<string>
}

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
