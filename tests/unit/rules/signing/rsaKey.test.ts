import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  generateKeyPair,
  importPrivateKey,
  importPublicKey,
  privateKeyPem,
  publicKeyLine,
  toPem,
} from '../../../../src/rules/signing/rsaKey.ts'
import { signText } from '../../../../src/rules/signing/signature.ts'
import { signedTextOf } from '../../../../src/rules/signing/signedText.ts'

const text = signedTextOf({ accessToken: 'b7f3f7c2', sent: '{"receiverName":"Burak Aydın"}' })

describe.each([1024, 2048] as const)('a pair of %i bits', (bits) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const expected = sign('sha256', Buffer.from('b7f3f7c2{"receiverName":"Burak Aydın"}'), privateKey).toString('base64')
  const der = (type: 'pkcs8' | 'pkcs1') => privateKey.export({ type, format: 'der' }).toString('base64')
  const pem = (type: 'pkcs8' | 'pkcs1') => privateKey.export({ type, format: 'pem' }).toString()

  test.each([
    ['PKCS #8 without markers', der('pkcs8')],
    ['PKCS #8 between markers', pem('pkcs8')],
    ['PKCS #8 between markers, lines ended by CRLF', pem('pkcs8').replaceAll('\n', '\r\n')],
    ['PKCS #8 in several lines', der('pkcs8').replaceAll(/.{64}/g, '$&\n')],
    ['PKCS #1 without markers', der('pkcs1')],
    ['PKCS #1 between markers', pem('pkcs1')],
  ])('signs as %s', async (_form, pasted) => {
    const key = await importPrivateKey(pasted)
    expect(key && (await signText(key, text))).toBe(expected)
  })

  test('is exported as Node writes it', async () => {
    const imported = await importPublicKey(publicKey.export({ type: 'pkcs1', format: 'pem' }).toString())
    const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(imported && (await publicKeyLine(imported))).toBe(spki)
    expect(toPem('PUBLIC KEY', spki)).toBe(publicKey.export({ type: 'spki', format: 'pem' }))
    const key = await importPrivateKey(der('pkcs1'))
    expect(key && (await privateKeyPem(key))).toBe(pem('pkcs8'))
  })

  test('is generated with the exponent 65537', async () => {
    const pair = await generateKeyPair(bits)
    const generated = createPublicKey(toPem('PUBLIC KEY', await publicKeyLine(pair.publicKey)))
    expect(generated.asymmetricKeyDetails).toEqual({ modulusLength: bits, publicExponent: 65537n })
    const signature = Buffer.from(await signText(pair.privateKey, text), 'base64')
    expect(verify('sha256', Buffer.from(text), generated, signature)).toBe(true)
    expect(createPrivateKey(await privateKeyPem(pair.privateKey)).asymmetricKeyType).toBe('rsa')
  })
})

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })

test.each([
  ['nothing', ''],
  ['a word', 'hello'],
  ['other Base64', btoa('no key at all')],
  ['a sequence that is cut', privateKey.export({ type: 'pkcs1', format: 'der' }).subarray(0, 300).toString('base64')],
  ['the public key', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['an RSAPublicKey', publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
  ['an elliptic curve', ec.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ['an elliptic curve in SEC 1', ec.export({ type: 'sec1', format: 'pem' }).toString()],
  [
    'an encrypted key',
    privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }).toString(),
  ],
])('%s is no private key', async (_what, pasted) => {
  expect(await importPrivateKey(pasted)).toBeUndefined()
})
