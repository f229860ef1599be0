import { base64ToBytes, bytesToBase64 } from './encoding.ts'
import { importPublicKey, signatureAlgorithm } from './rsaKey.ts'

const bytesOf = (data: string | Uint8Array<ArrayBuffer>) =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data

/** The SHA256withRSA signature (RFC 8017 section 8.2) of a text, as UTF-8, in Base64: what the header `sign` holds. */
export const signText = async (privateKey: CryptoKey, text: string): Promise<string> =>
  bytesToBase64(await crypto.subtle.sign(signatureAlgorithm, privateKey, bytesOf(text)))

/**
 * Whether a signature in Base64 is the SHA256withRSA one of the data, as UTF-8, by the private half of a public key. What is
 * no key or no Base64 verifies nothing.
 */
export async function verifySignature(
  publicKey: string,
  data: string | Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const key = await importPublicKey(publicKey)
  const bytes = base64ToBytes(signature)
  if (!key || !bytes) return false
  return crypto.subtle.verify(signatureAlgorithm, key, bytes, bytesOf(data))
}
