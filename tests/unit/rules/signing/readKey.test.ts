import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type KeyFault, type KeyKind, readKey } from '../../../../src/rules/signing/readKey.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const short = generateKeyPairSync('rsa', { modulusLength: 512 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pss = generateKeyPairSync('rsa-pss', { modulusLength: 1024 })
const line = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()

describe('a private key', () => {
  test.each([
    ['PKCS #8', pkcs8],
    ['PKCS #1', pkcs1],
    ['PKCS #8 without markers', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
    ['PEM after the attributes of a bag', `Bag Attributes\n    friendlyName: key\n${pkcs8}`],
  ])('is read as %s, with its public half and its length', async (_form, pasted) => {
    expect(await readKey('private', pasted)).toEqual({
      key: { privateKey: expect.any(CryptoKey), publicKey: line, bits: 1024 },
    })
  })
})

test.each([
  ['SubjectPublicKeyInfo', line],
  ['SubjectPublicKeyInfo in PEM', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['RSAPublicKey', publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
])('a public key is read as %s', async (_form, pasted) => {
  expect(await readKey('public', pasted)).toEqual({ key: { privateKey: null, publicKey: line, bits: 1024 } })
})

const certificate = `-----BEGIN CERTIFICATE-----\n${line}\n-----END CERTIFICATE-----`
const certificateDer = Buffer.from([0x30, 8, 0x30, 0, 0x30, 0, 3, 2, 0, 1]).toString('base64')

test.each<[what: string, kind: KeyKind, pasted: string, fault: KeyFault]>([
  ['a public key as private', 'private', line, 'isPublic'],
  ['an RSAPublicKey as private', 'private', publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(), 'isPublic'],
  ['a private key as public', 'public', pkcs8, 'isPrivate'],
  ['a PKCS #1 private key as public', 'public', pkcs1, 'isPrivate'],
  [
    'an encrypted PKCS #8 key',
    'private',
    privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }).toString(),
    'encrypted',
  ],
  [
    'an encrypted PKCS #8 key without markers',
    'private',
    privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'secret' }).toString('base64'),
    'encrypted',
  ],
  [
    'an encrypted PKCS #1 key',
    'private',
    privateKey.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }).toString(),
    'encrypted',
  ],
  [
    'an OpenSSH key',
    'private',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----',
    'openssh',
  ],
  ['a public key of SSH', 'public', 'ssh-rsa AAAAB3Nza me@host', 'openssh'],
  ['a certificate', 'public', certificate, 'certificate'],
  ['a certificate without markers', 'public', certificateDer, 'certificate'],
  ['an EC key in PKCS #8', 'private', ec.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'notRsa'],
  ['an EC key in SEC 1', 'private', ec.privateKey.export({ type: 'sec1', format: 'pem' }).toString(), 'notRsa'],
  [
    'an EC key in SEC 1 without markers',
    'private',
    ec.privateKey.export({ type: 'sec1', format: 'der' }).toString('base64'),
    'notRsa',
  ],
  ['a public EC key', 'public', ec.publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'notRsa'],
  ['a key for PSS alone', 'private', pss.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'notRsa'],
  ['a key of 512 bits', 'private', short.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'tooShort'],
  [
    'a public key of 512 bits',
    'public',
    short.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    'tooShort',
  ],
  ['a key that lacks its last line', 'private', pkcs8.split('\n').slice(0, -2).join('\n'), 'cut'],
  ['Base64 that is cut', 'public', line.slice(0, 100), 'unreadable'],
  ['other Base64', 'private', btoa('no key at all'), 'unreadable'],
  ['a word', 'private', 'hello!', 'notBase64'],
])('%s is refused with its reason', async (_what, kind, pasted, fault) => {
  expect(await readKey(kind, pasted)).toEqual({ fault })
})
