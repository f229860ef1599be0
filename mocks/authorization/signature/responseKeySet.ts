import { bytesToBase64Url } from '../../../src/rules/signing/encoding.ts'
import { importPublicKey } from '../../../src/rules/signing/rsaKey.ts'
import { responseKeyPem } from './signResponse.ts'

const utf8 = new TextEncoder()

/** The public key that verifies signed answers, as a JWK set (RFC 7517); its ID is its thumbprint (RFC 7638). */
export async function responseKeySet() {
  const key = await importPublicKey(responseKeyPem)
  if (!key) throw new Error('The sandbox’s public key cannot be read')
  const { e, kty, n } = await crypto.subtle.exportKey('jwk', key)
  const kid = bytesToBase64Url(await crypto.subtle.digest('SHA-256', utf8.encode(JSON.stringify({ e, kty, n }))))
  return { keys: [{ kty, use: 'sig', alg: 'RS256', kid, n, e }] }
}
