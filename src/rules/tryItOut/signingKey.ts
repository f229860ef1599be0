import type { Secret } from '../security/secret.ts'

/** The private key that signs calls, in memory only. */
export interface SigningKey {
  privateKey: Secret<CryptoKey>
  /** Of a key that was generated here: its public half, as an application registers it. */
  publicKey: string | null
}
