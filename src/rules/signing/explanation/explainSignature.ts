import { base64ToBytes, toHex } from '../encoding.ts'
import { importPublicKey } from '../rsaKey.ts'
import { type SignedText, signedTextOf } from '../signedText.ts'
import { recoverDigest, signatureLength } from './recoverDigest.ts'
import { mistakesOf } from './signingMistakes.ts'

const otherKey = 'sign with the private key whose public key the application has registered'

/** Why a signature does not verify, and how to fix it: one sentence. */
export async function explainSignature(publicKey: string, text: SignedText, signature: string): Promise<string> {
  const key = await importPublicKey(publicKey)
  if (!key)
    return 'The public key of the application is not an RSA public key: register its Base64 (SubjectPublicKeyInfo).'
  const length = await signatureLength(key)
  if (/^[0-9a-f]+$/i.test(signature) && signature.length === 2 * length)
    return 'The sign header is hexadecimal: send the Base64 of the signature.'
  const bytes = base64ToBytes(signature)
  if (!bytes && base64ToBytes(signature.replaceAll(' ', '+')))
    return 'The sign header has spaces where + belongs: something decoded it like a form. Send the Base64 as it is.'
  if (!bytes && base64ToBytes(signature.replaceAll(/\s/g, '')))
    return 'The sign header has line breaks: send the Base64 on one line (openssl base64 -A).'
  if (!bytes && /^[\w-]+=*$/.test(signature))
    return 'The sign header is Base64url or lacks its padding: send standard Base64, with + and / and =.'
  if (!bytes) return 'The sign header is not Base64: send the Base64 of the signature, on one line.'
  if (bytes.length !== length)
    return `The signature has ${bytes.length} bytes and the application's key makes ${length}: ${otherKey}.`
  return `Wrong signature: ${await compare(key, text, bytes)}.`
}

async function compare(key: CryptoKey, text: SignedText, signature: Uint8Array): Promise<string> {
  const recovered = await recoverDigest(key, signature)
  if (!recovered) return `check the text, the hash (SHA-256) and the key`
  if (recovered.kind === 'other-key') return `another key made it: ${otherKey}`
  if (recovered.kind === 'pss') return 'its padding seems to be PSS: use PKCS #1 v1.5, as SHA256withRSA does'
  if (recovered.kind === 'no-digest-info')
    return 'it does not name its hash: sign with SHA256withRSA (openssl dgst -sha256 -sign), not with bare RSA'
  const { hash, digest } = recovered
  if (hash !== 'SHA-256') return `it is made with ${hash}: use SHA-256`
  for (const { text: other, fix } of mistakesOf(text)) if ((await sha256(other)) === digest) return fix
  const right = await sha256(signedTextOf(text))
  const twice = [
    await sha256(right),
    await sha256(Uint8Array.from(right.match(/../g) ?? [], (byte) => Number(`0x${byte}`))),
  ]
  if (twice.includes(digest)) return 'it is made over a hash of the text: sign the text itself, since signing hashes it'
  const what = text.accessToken === '' ? `the ${text.part}` : `the access token and the ${text.part}`
  return `the text you signed has the SHA-256 ${digest}, ${what} as received ${right}`
}

const sha256 = async (text: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(
    new Uint8Array(
      await crypto.subtle.digest('SHA-256', typeof text === 'string' ? new TextEncoder().encode(text) : text),
    ),
  )
