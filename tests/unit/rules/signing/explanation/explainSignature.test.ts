import { constants, generateKeyPairSync, type KeyObject, privateEncrypt, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { explainSignature } from '../../../../../src/rules/signing/explanation/explainSignature.ts'
import type { SignedText } from '../../../../../src/rules/signing/signedText.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const other = generateKeyPairSync('rsa', { modulusLength: 1024 })
const longer = generateKeyPairSync('rsa', { modulusLength: 2048 })
const registered = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

const accessToken = 'b7f3f7c2-5a0e-4a3a-9a7e-0f6f0c1d2e3f'
const body = '{"context":{"channel":"API","language":"EN"},"receiverName":"Burak Aydın","tags":["a","b"]}'
const value = JSON.parse(body)
const post: SignedText = { accessToken, sent: body, part: 'body' }
const get: SignedText = { accessToken, sent: 'sort=openedOn%2Cdesc&name=Burak+A&page=1', part: 'query string' }

const signed = (text: string | Buffer, hash = 'sha256', key: KeyObject = privateKey) =>
  sign(hash, Buffer.from(text), key).toString('base64')
/** A signature whose Base64 has a plus sign. */
function signedWithPlus(): string {
  for (let count = 0; ; count += 1) {
    const signature = signed(`${accessToken}${body}${count}`)
    if (signature.includes('+')) return signature
  }
}
const sha256 = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text)))
const windows1254 = Buffer.from(`${accessToken}${body}`.replaceAll('ı', '\u00fd'), 'latin1')
const whiteSpace =
  'Wrong signature: the signed body has other white space than the one that is sent: sign the very text that you send.'
const encoding =
  'Wrong signature: the signed query string is encoded differently from the one that is sent: sign it as it is sent.'

describe('a wrong signature of a POST says what to fix:', () => {
  test.each<[what: string, signature: string | Promise<string>, reason: string]>([
    [
      'without the token',
      signed(body),
      'Wrong signature: the body is signed without the access token: put the token in front of it.',
    ],
    [
      'the token alone',
      signed(accessToken),
      'Wrong signature: only the access token is signed: append the body to it.',
    ],
    [
      'body and token in the other order',
      signed(`${body}${accessToken}`),
      'Wrong signature: the body is signed before the access token: put the token first.',
    ],
    [
      'a dot between token and body',
      signed(`${accessToken}.${body}`),
      'Wrong signature: something stands between access token and body: sign the two without a gap.',
    ],
    [
      'Bearer in front',
      signed(`Bearer ${accessToken}${body}`),
      'Wrong signature: the signed text begins with Bearer: begin with the access token itself.',
    ],
    [
      'a line break at the end',
      signed(`${accessToken}${body}\n`),
      'Wrong signature: the signed text ends with a line break: sign it without (printf, not echo).',
    ],
    ['a pretty-printed body', signed(`${accessToken}${JSON.stringify(value, null, 2)}`), whiteSpace],
    ['a body indented by tabs', signed(`${accessToken}${JSON.stringify(value, null, '\t')}`), whiteSpace],
    [
      "a body of Python's json.dumps",
      signed(
        `${accessToken}{"context": {"channel": "API", "language": "EN"}, "receiverName": "Burak Aydın", "tags": ["a", "b"]}`,
      ),
      whiteSpace,
    ],
    [
      'a body in windows-1254',
      signed(windows1254),
      'Wrong signature: the signed text is not encoded in UTF-8: encode it before you sign.',
    ],
    [
      'a body in UTF-16',
      signed(Buffer.from(`${accessToken}${body}`, 'utf16le')),
      'Wrong signature: the signed text is not encoded in UTF-8: encode it before you sign.',
    ],
    ['SHA-1', signed(`${accessToken}${body}`, 'sha1'), 'Wrong signature: it is made with SHA-1: use SHA-256.'],
    ['MD5', signed(`${accessToken}${body}`, 'md5'), 'Wrong signature: it is made with MD5: use SHA-256.'],
    ['SHA-512', signed(`${accessToken}${body}`, 'sha512'), 'Wrong signature: it is made with SHA-512: use SHA-256.'],
    [
      'a hash of the text, in hexadecimal',
      sha256(`${accessToken}${body}`).then((hash) => signed(hash.toString('hex'))),
      'Wrong signature: it is made over a hash of the text: sign the text itself, since signing hashes it.',
    ],
    [
      'a hash of the text, in bytes',
      sha256(`${accessToken}${body}`).then(signed),
      'Wrong signature: it is made over a hash of the text: sign the text itself, since signing hashes it.',
    ],
    [
      'bare RSA over the hash',
      sha256(`${accessToken}${body}`).then((hash) =>
        privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, hash).toString('base64'),
      ),
      'Wrong signature: it does not name its hash: sign with SHA256withRSA (openssl dgst -sha256 -sign), not with bare RSA.',
    ],
    [
      'PSS',
      sign('sha256', Buffer.from(`${accessToken}${body}`), {
        key: privateKey,
        padding: constants.RSA_PKCS1_PSS_PADDING,
      }).toString('base64'),
      'Wrong signature: its padding seems to be PSS: use PKCS #1 v1.5, as SHA256withRSA does.',
    ],
    [
      'a longer key',
      signed(`${accessToken}${body}`, 'sha256', longer.privateKey),
      "The signature has 256 bytes and the application's key makes 128: sign with the private key whose public key the application has registered.",
    ],
    [
      'Base64url',
      signed(`${accessToken}${body}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
      'The sign header is Base64url or lacks its padding: send standard Base64, with + and / and =.',
    ],
    [
      'hexadecimal digits',
      Buffer.from(signed(`${accessToken}${body}`), 'base64').toString('hex'),
      'The sign header is hexadecimal: send the Base64 of the signature.',
    ],
    [
      'spaces for plus signs',
      signedWithPlus().replaceAll('+', ' '),
      'The sign header has spaces where + belongs: something decoded it like a form. Send the Base64 as it is.',
    ],
    [
      'Base64 in several lines',
      signed(`${accessToken}${body}`).replaceAll(/.{64}/g, '$&\n'),
      'The sign header has line breaks: send the Base64 on one line (openssl base64 -A).',
    ],
    ['no Base64', `"${signed(body)}"`, 'The sign header is not Base64: send the Base64 of the signature, on one line.'],
  ])('%s', async (_what, signature, reason) => {
    expect(await explainSignature(registered, post, await signature)).toBe(reason)
  })

  test('another key of the same length', async () => {
    // One in 256 signatures of another key looks like PSS.
    const reasons = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        explainSignature(registered, post, signed(`${index}${body}`, 'sha256', other.privateKey)),
      ),
    )
    expect(reasons).toContain(
      'Wrong signature: another key made it: sign with the private key whose public key the application has registered.',
    )
  })

  test('another text, by the hashes of both', async () => {
    expect(await explainSignature(registered, post, signed('something else'))).toBe(
      `Wrong signature: the text you signed has the SHA-256 ${(await sha256('something else')).toString('hex')}, the access token and the body as received ${(await sha256(`${accessToken}${body}`)).toString('hex')}.`,
    )
  })

  test('a body that is no JSON', async () => {
    const text: SignedText = { accessToken, sent: 'a ', part: 'body' }
    expect(await explainSignature(registered, text, signed(`${accessToken}a`))).toBe(whiteSpace)
  })
})

describe('a wrong signature of a GET says what to fix:', () => {
  test.each([
    [
      'a question mark',
      `${accessToken}?${get.sent}`,
      'Wrong signature: the signed query string begins with a question mark: leave it out.',
    ],
    ['a query string that is decoded', `${accessToken}sort=openedOn,desc&name=Burak A&page=1`, encoding],
    ['a space as %20', `${accessToken}sort=openedOn%2Cdesc&name=Burak%20A&page=1`, encoding],
    [
      'sorted parameters',
      `${accessToken}name=Burak+A&page=1&sort=openedOn%2Cdesc`,
      'Wrong signature: the parameters are signed in another order than they are sent.',
    ],
    [
      'without the token',
      get.sent,
      'Wrong signature: the query string is signed without the access token: put the token in front of it.',
    ],
  ])('%s', async (_what, text, reason) => {
    expect(await explainSignature(registered, get, signed(text))).toBe(reason)
  })
})

test('a token request is signed without a token, and its reasons do not speak of one', async () => {
  const form: SignedText = { accessToken: '', sent: 'grant_type=authorization_id', part: 'body' }
  const right = (await sha256(form.sent)).toString('hex')
  expect(await explainSignature(registered, form, signed('x'))).toBe(
    `Wrong signature: the text you signed has the SHA-256 ${(await sha256('x')).toString('hex')}, the body as received ${right}.`,
  )
  expect(await explainSignature(registered, form, signed(`${form.sent}\n`))).toBe(
    'Wrong signature: the signed text ends with a line break: sign it without (printf, not echo).',
  )
})

test('an application whose public key is no key is reported', async () => {
  expect(await explainSignature('hello', post, signed(body))).toBe(
    'The public key of the application is not an RSA public key: register its Base64 (SubjectPublicKeyInfo).',
  )
})

/** An RSAPublicKey of a modulus and an exponent of up to 100 bytes, in hexadecimal. */
function keyOf(modulus: string, exponent: string): string {
  const value = (tag: string, content: string) =>
    `${tag}${(content.length / 2).toString(16).padStart(2, '0')}${content}`
  return Buffer.from(value('30', value('02', modulus) + value('02', exponent)), 'hex').toString('base64')
}

describe('a key that nobody can calculate with', () => {
  const unknown = 'Wrong signature: check the text, the hash (SHA-256) and the key.'

  test('has an exponent of many bits', async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 2 ** 31 - 1 })
    const key = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(await explainSignature(key, post, signed(body, 'sha256', pair.privateKey))).toBe(unknown)
  })

  test('has a modulus of zero', async () => {
    expect(await explainSignature(keyOf('00', '03'), post, Buffer.from([7]).toString('base64'))).toBe(unknown)
  })
})
