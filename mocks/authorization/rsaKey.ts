import { stripPemLines } from '../../src/rules/publicKey.ts'
import { fromBase64 } from './base64.ts'

/** SHA256withRSA, as WebCrypto names it. */
export const signatureAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

type Der = Uint8Array<ArrayBuffer>

/** AlgorithmIdentifier of rsaEncryption with its NULL (RFC 8017 appendix A.1). */
const rsaEncryption: Der = Uint8Array.from([
  0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
])

/** A DER value with its tag and length (X.690 section 8.1). */
function derValue(tag: number, ...parts: readonly Der[]): Der {
  const content = parts.flatMap((part) => [...part])
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Uint8Array.from([tag, ...length, ...content])
}

const sequence = 0x30
const bitString = 0x03

/** The SubjectPublicKeyInfo of an RSAPublicKey (RFC 5280 section 4.1.2.7). */
const spkiOf = (rsaPublicKey: Der): Der =>
  derValue(sequence, rsaEncryption, derValue(bitString, Uint8Array.from([0]), rsaPublicKey))

const importKey = (spki: Der) =>
  crypto.subtle.importKey('spki', spki, signatureAlgorithm, true, ['verify']).catch(() => undefined)

/**
 * An RSA public key in Base64, as a SubjectPublicKeyInfo or an RSAPublicKey (PKCS #1), with or without the lines of PEM;
 * undefined when it is none.
 */
export async function importPublicKey(publicKey: string): Promise<CryptoKey | undefined> {
  const der = fromBase64(stripPemLines(publicKey).replaceAll(/\s/g, ''))
  return der && ((await importKey(der)) ?? importKey(spkiOf(der)))
}
