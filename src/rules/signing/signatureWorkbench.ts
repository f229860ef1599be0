import type { Secret } from '../security/secret.ts'
import type { KeyFault } from './readKey.ts'
import type { SignedText } from './signedText.ts'

/** One of the developer's applications, as far as signatures are checked with it. */
export interface SigningApplication {
  id: string
  name: string
  publicKey: string
}

/** The applications that can be chosen from; `failed` when they cannot be read. */
export interface SigningApplications {
  /** Who is signed in, if anybody. */
  owner: string | null
  status: 'signedOut' | 'loading' | 'failed' | 'listed'
  applications: readonly SigningApplication[]
}

/** A signature in Base64 with the SHA-256 of its text, in hexadecimal. */
export interface Signed {
  signature: string
  digest: string
}

/** What signs and verifies. */
export interface HeldKeys {
  /** Null where only the public key is known. */
  privateKey: Secret<CryptoKey> | null
  /** The private key in PEM, of a pair that was made here. */
  pem: Secret<string> | null
  /** As an application registers it: Base64 on one line. */
  publicKey: string
  bits: number
}

export type KeyReading = { keys: HeldKeys } | { fault: KeyFault }

/** What is to be signed; sealed, since it holds the access token. */
export type SealedText = Secret<SignedText>

/** Whether a signature verifies, and if not, why and how to fix it. */
export type Verdict = { valid: true } | { valid: false; reason: string }
