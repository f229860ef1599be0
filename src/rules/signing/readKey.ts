import { type Der, derTags, oid, tags } from './der.ts'
import { base64ToBytes } from './encoding.ts'
import { importPrivateKey, importPublicKey, publicKeyLine, publicKeyOf } from './rsaKey.ts'

export type KeyKind = 'private' | 'public'

/** Why a pasted key is no RSA key of the kind that was asked for. */
export type KeyFault =
  | 'cut'
  | 'notBase64'
  | 'unreadable'
  | 'isPublic'
  | 'isPrivate'
  | 'encrypted'
  | 'openssh'
  | 'certificate'
  | 'notRsa'
  | 'tooShort'

/** A key that signs or verifies; `privateKey` is null for a public one. */
export interface ReadKey {
  privateKey: CryptoKey | null
  /** As an application registers it: Base64 on one line. */
  publicKey: string
  bits: number
}

/** The shortest modulus that the bank documents, in bits. */
const shortest = 1024

type Shape = KeyKind | 'encrypted' | 'certificate' | 'notRsa'

/** The tags of the values at the top of each structure that a key comes in, with what it is. */
const shapes: readonly (readonly [begins: readonly number[], shape: Shape])[] = [
  [[tags.integer, tags.sequence, tags.octetString], 'private'],
  [[tags.integer, tags.integer, tags.integer], 'private'],
  [[tags.integer, tags.octetString], 'notRsa'],
  [[tags.integer, tags.integer], 'public'],
  [[tags.sequence, tags.bitString], 'public'],
  [[tags.sequence, tags.octetString], 'encrypted'],
  [[tags.sequence, tags.sequence, tags.bitString], 'certificate'],
]

const labels: readonly (readonly [pattern: RegExp, fault: KeyFault])[] = [
  [/-----BEGIN ENCRYPTED|Proc-Type: *4, *ENCRYPTED/, 'encrypted'],
  [/-----BEGIN OPENSSH|^\s*ssh-/, 'openssh'],
  [/-----BEGIN (?:TRUSTED )?CERTIFICATE/, 'certificate'],
  [/-----BEGIN (?:EC|DSA) /, 'notRsa'],
]

const pem = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/

/** A PrivateKeyInfo and a SubjectPublicKeyInfo name their algorithm near the beginning. */
const namesRsa = (der: Der): boolean => `${der.slice(0, 40).join()},`.includes(`,${oid.rsaEncryption.join()},`)

function shapeOf(der: Der): Shape | undefined {
  const found = derTags(der)
  if (!found) return undefined
  const [begins, shape] = shapes.find(([each]) => each.every((tag, index) => tag === found[index])) ?? []
  const isNamed = begins?.includes(tags.sequence) && (shape === 'private' || shape === 'public')
  return isNamed && !namesRsa(der) ? 'notRsa' : shape
}

const wrongKind = { private: 'isPublic', public: 'isPrivate' } as const

/** Reads a pasted RSA key in PEM or its Base64: PKCS #8 or PKCS #1, SubjectPublicKeyInfo or RSAPublicKey. */
export async function readKey(kind: KeyKind, pasted: string): Promise<{ key: ReadKey } | { fault: KeyFault }> {
  const labelled = labels.find(([pattern]) => pattern.test(pasted))
  if (labelled) return { fault: labelled[1] }
  const lines = pem.exec(pasted)?.[2]
  if (lines === undefined && pasted.includes('-----')) return { fault: 'cut' }
  const base64 = (lines ?? pasted).replaceAll(/\s/g, '')
  const der = base64ToBytes(base64)
  if (!der) return { fault: 'notBase64' }
  const shape = shapeOf(der)
  if (shape === undefined) return { fault: 'unreadable' }
  if (shape !== 'private' && shape !== 'public') return { fault: shape }
  if (shape !== kind) return { fault: wrongKind[kind] }
  const key = await (kind === 'private' ? importPrivateKey : importPublicKey)(base64)
  if (!key) return { fault: 'unreadable' }
  const bits = (key.algorithm as RsaHashedKeyAlgorithm).modulusLength
  if (bits < shortest) return { fault: 'tooShort' }
  const publicKey = await publicKeyLine(kind === 'private' ? await publicKeyOf(key) : key)
  return { key: { privateKey: kind === 'private' ? key : null, publicKey, bits } }
}
