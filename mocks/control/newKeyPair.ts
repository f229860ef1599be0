import { bytesToBase64 } from '../../src/rules/signing/base64.ts'
import { ApiError } from '../http/apiError.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

const pem = (base64: string) =>
  `-----BEGIN PRIVATE KEY-----\n${base64.replace(/.{64}/g, '$&\n').trim()}\n-----END PRIVATE KEY-----\n`

/** The public half as an application has it, and the private one in PEM. Not of the seed: nobody can guess it. @throws ApiError (400) */
export async function newKeyPair(): Promise<{ publicKey: string; privateKey: string }> {
  const { subtle } = globalThis.crypto as Partial<Crypto>
  // A page that came over plain HTTP has none.
  if (!subtle) throw new ApiError(400, 'publicKey: Required, since no key pair can be made here')
  const { publicKey, privateKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [spki, pkcs8] = [await subtle.exportKey('spki', publicKey), await subtle.exportKey('pkcs8', privateKey)]
  return { publicKey: bytesToBase64(spki), privateKey: pem(bytesToBase64(pkcs8)) }
}
