import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { verifySignature } from '../../../../src/rules/signing/signature.ts'

const pairs = {
  1024: generateKeyPairSync('rsa', { modulusLength: 1024 }),
  2048: generateKeyPairSync('rsa', { modulusLength: 2048 }),
}
const data = 'b7f3f7c2-5a0e-4a3a-9a7e-0f6f0c1d2e3f{"receiverName":"Burak Aydın"}'
const signed = (privateKey: KeyObject, text = data, hash = 'sha256') =>
  sign(hash, Buffer.from(text), privateKey).toString('base64')
const der = (publicKey: KeyObject, type: 'spki' | 'pkcs1') =>
  publicKey.export({ type, format: 'der' }).toString('base64')
const pem = (publicKey: KeyObject, type: 'spki' | 'pkcs1') => publicKey.export({ type, format: 'pem' }).toString()

describe.each([1024, 2048] as const)('a key of %i bits', (bits) => {
  const { publicKey, privateKey } = pairs[bits]

  test.each([
    ['SubjectPublicKeyInfo without markers', der(publicKey, 'spki')],
    ['SubjectPublicKeyInfo between markers', pem(publicKey, 'spki')],
    ['SubjectPublicKeyInfo between markers, lines ended by CRLF', pem(publicKey, 'spki').replaceAll('\n', '\r\n')],
    ['RSAPublicKey without markers', der(publicKey, 'pkcs1')],
    ['RSAPublicKey between markers', pem(publicKey, 'pkcs1')],
    ['SubjectPublicKeyInfo in several lines', der(publicKey, 'spki').replaceAll(/.{64}/g, '$&\n')],
  ])('as %s verifies its signatures only', async (_form, key) => {
    expect(await verifySignature(key, data, signed(privateKey))).toBe(true)
    expect(await verifySignature(key, new TextEncoder().encode(data), signed(privateKey))).toBe(true)
    expect(await verifySignature(key, `${data} `, signed(privateKey))).toBe(false)
    expect(await verifySignature(key, data, signed(privateKey, data, 'sha1'))).toBe(false)
    expect(await verifySignature(key, data, signed(pairs[bits === 1024 ? 2048 : 1024].privateKey))).toBe(false)
  })
})

test.each([
  ['an empty signature', der(pairs[1024].publicKey, 'spki'), ''],
  ['a signature in Base64url', der(pairs[1024].publicKey, 'spki'), '-_-_'],
  ['a signature that is cut', der(pairs[1024].publicKey, 'spki'), signed(pairs[1024].privateKey).slice(0, -4)],
  ['a key that is empty', '', signed(pairs[1024].privateKey)],
  ['a key that is a word', 'hello', signed(pairs[1024].privateKey)],
  ['a key that is other Base64', btoa('no key at all'), signed(pairs[1024].privateKey)],
  [
    'a key that is an elliptic curve',
    der(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey, 'spki'),
    signed(pairs[1024].privateKey),
  ],
])('%s verifies nothing', async (_what, key, signature) => {
  expect(await verifySignature(key, data, signature)).toBe(false)
})
