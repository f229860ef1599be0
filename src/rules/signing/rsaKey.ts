import { stripPemLines } from '../applications/pemLines.ts'
import { type Der, derTags, derValue, nullOfDer, oid, tags } from './der.ts'
import { base64ToBytes, bytesToBase64 } from './encoding.ts'

/** SHA256withRSA, as WebCrypto names it. */
export const signatureAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** A pair for signatures: both halves can be exported. */
export interface KeyPair {
  publicKey: CryptoKey
  privateKey: CryptoKey
}

/** AlgorithmIdentifier of rsaEncryption with its NULL (RFC 8017 appendix A.1). */
const rsaEncryption = derValue(tags.sequence, oid.rsaEncryption, nullOfDer)

/** The SubjectPublicKeyInfo of an RSAPublicKey (RFC 5280 section 4.1.2.7). */
const spkiOf = (rsaPublicKey: Der): Der =>
  derValue(tags.sequence, rsaEncryption, derValue(tags.bitString, Uint8Array.of(0), rsaPublicKey))

/** The PrivateKeyInfo of an RSAPrivateKey (RFC 5208 section 5). */
const pkcs8Of = (rsaPrivateKey: Der): Der =>
  derValue(
    tags.sequence,
    derValue(tags.integer, Uint8Array.of(0)),
    rsaEncryption,
    derValue(tags.octetString, rsaPrivateKey),
  )

/** RSAPrivateKey begins with a version and eight numbers (RFC 8017 appendix A.1.2). */
const isRsaPrivateKey = (der: Der): boolean =>
  derTags(der)
    ?.slice(0, 3)
    .every((tag) => tag === tags.integer) ?? false

const importKey = (format: 'spki' | 'pkcs8', der: Der, usage: 'verify' | 'sign') =>
  crypto.subtle.importKey(format, der, signatureAlgorithm, true, [usage]).catch(() => undefined)

const derOf = (base64: string): Der | undefined => base64ToBytes(base64.replaceAll(/\s/g, ''))

/** A private key in PEM (RFC 7468) that is not encrypted. */
const privatePem = /^\s*-----BEGIN ((?:RSA )?PRIVATE KEY)-----([A-Za-z0-9+/=\s]*)-----END \1-----\s*$/

/**
 * An RSA public key in Base64, as a SubjectPublicKeyInfo or an RSAPublicKey (PKCS #1), with or without the lines of PEM;
 * undefined when it is none.
 */
export async function importPublicKey(publicKey: string): Promise<CryptoKey | undefined> {
  const der = derOf(stripPemLines(publicKey))
  return der && ((await importKey('spki', der, 'verify')) ?? importKey('spki', spkiOf(der), 'verify'))
}

/** An RSA private key in Base64, as PKCS #8 or PKCS #1, with or without the lines of PEM; undefined when it is none. */
export async function importPrivateKey(privateKey: string): Promise<CryptoKey | undefined> {
  const der = derOf(privatePem.exec(privateKey)?.[2] ?? privateKey)
  return der && importKey('pkcs8', isRsaPrivateKey(der) ? pkcs8Of(der) : der, 'sign')
}

/** A new pair with the exponent 65537. @param bits 1024 as the bank documents it, or 2048, which it accepts too */
export const generateKeyPair = (bits: 1024 | 2048): Promise<KeyPair> =>
  crypto.subtle.generateKey(
    { ...signatureAlgorithm, modulusLength: bits, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  )

export async function publicKeyOf(privateKey: CryptoKey): Promise<CryptoKey> {
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', privateKey)
  return crypto.subtle.importKey('jwk', { kty, n, e } as JsonWebKey, signatureAlgorithm, true, ['verify'])
}

/** The public key as an application registers it: the Base64 of its SubjectPublicKeyInfo, on one line. */
export const publicKeyLine = async (key: CryptoKey): Promise<string> =>
  bytesToBase64(await crypto.subtle.exportKey('spki', key))

/** The private key as PKCS #8 between the lines of PEM. */
export const privateKeyPem = async (key: CryptoKey): Promise<string> =>
  toPem('PRIVATE KEY', bytesToBase64(await crypto.subtle.exportKey('pkcs8', key)))

/** Base64 between the lines of PEM (RFC 7468), 64 characters a line. */
export const toPem = (label: 'PUBLIC KEY' | 'PRIVATE KEY', base64: string): string =>
  `-----BEGIN ${label}-----\n${base64.replaceAll(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`
