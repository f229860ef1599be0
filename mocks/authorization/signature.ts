import { fromBase64 } from './base64.ts'
import { importPublicKey, signatureAlgorithm } from './rsaKey.ts'

/**
 * Whether a signature in Base64 is the SHA256withRSA one (RFC 8017 section 8.2) of the data, as UTF-8, by the private half of
 * a public key. What is no key or no Base64 verifies nothing.
 */
export async function verifySignature(
  publicKey: string,
  data: string | Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const key = await importPublicKey(publicKey)
  const bytes = fromBase64(signature)
  if (!key || !bytes) return false
  const signed = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return crypto.subtle.verify(signatureAlgorithm, key, bytes, signed)
}
