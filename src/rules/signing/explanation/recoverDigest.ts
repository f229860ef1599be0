import { base64ToBytes, toHex } from '../encoding.ts'

/** Beginnings of a DigestInfo (RFC 8017 section 9.2, note 1) in hexadecimal, by the hash that follows. */
const digestInfos: Readonly<Record<string, string>> = {
  MD5: '3020300c06082a864886f70d020505000410',
  'SHA-1': '3021300906052b0e03021a05000414',
  'SHA-256': '3031300d060960864801650304020105000420',
  'SHA-384': '3041300d060960864801650304020205000430',
  'SHA-512': '3051300d060960864801650304020305000440',
}

/** What the public key makes of a signature: the hash that was signed, in hexadecimal, or what is wrong with it. */
export type RecoveredDigest =
  | { kind: 'digest'; hash: string; digest: string }
  | { kind: 'no-digest-info' }
  | { kind: 'pss' }
  | { kind: 'other-key' }

/** Numbers that are larger take too long to calculate with; no key has a modulus of zero. */
const maxModulusBits = 4096
const maxExponentBits = 17

const toBigInt = (base64Url = ''): bigint =>
  BigInt(`0x${toHex(base64ToBytes(padded(base64Url.replaceAll('-', '+').replaceAll('_', '/'))) ?? [0])}`)

const padded = (base64: string) => base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')

const bitLength = (value: bigint) => value.toString(2).length

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus
    if (bit === '1') result = (result * base) % modulus
  }
  return result
}

/** The length of a key's signatures, in bytes. */
export async function signatureLength(key: CryptoKey): Promise<number> {
  const { n } = await crypto.subtle.exportKey('jwk', key)
  return Math.ceil(bitLength(toBigInt(n)) / 8)
}

/** Undefined for a key that one cannot calculate with here. */
export async function recoverDigest(key: CryptoKey, signature: Uint8Array): Promise<RecoveredDigest | undefined> {
  const { n, e } = await crypto.subtle.exportKey('jwk', key)
  const [modulus, exponent] = [toBigInt(n), toBigInt(e)]
  if (modulus === 0n || bitLength(modulus) > maxModulusBits || bitLength(exponent) > maxExponentBits) return undefined
  const message = power(BigInt(`0x${toHex(signature)}`), exponent, modulus)
  const encoded = message.toString(16).padStart(2 * signature.length, '0')
  const [, content] = /^0001(?:ff){8,}00((?:[0-9a-f]{2})*)$/.exec(encoded) ?? []
  if (content === undefined) return { kind: encoded.endsWith('bc') ? 'pss' : 'other-key' }
  const [hash, info] = Object.entries(digestInfos).find(([, prefix]) => content.startsWith(prefix)) ?? []
  if (hash === undefined || info === undefined) return { kind: 'no-digest-info' }
  return { kind: 'digest', hash, digest: content.slice(info.length) }
}
