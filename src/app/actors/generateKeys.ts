import type { GeneratedKeys } from '../../rules/applicationForm.ts'
import { seal } from '../../rules/secret.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const

/**
 * A pair for the signatures of an application (001 section 9): RSA 2048, exponent 65537, SHA-256. Browsers leave
 * `subtle` out where the page is not in a secure context; a library then makes the keys, slowly and in small steps.
 */
export async function generateKeys(subtle: SubtleCrypto | undefined): Promise<GeneratedKeys> {
  if (!subtle) return (await import('./generateKeysWithForge.ts')).generateKeysWithForge()
  const { publicKey, privateKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [open, secret] = await Promise.all([subtle.exportKey('spki', publicKey), subtle.exportKey('pkcs8', privateKey)])
  return { publicKey: base64Of(open), privateKey: seal(privateKeyInPem(secret)) }
}

const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

function privateKeyInPem(bytes: ArrayBuffer): string {
  const lines = base64Of(bytes).match(/.{1,64}/g) ?? []
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n')
}
