import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignature } from '../../../../../mocks/authorization/signature/checkSignature.ts'
import { refusal } from '../bank.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const text = { accessToken: 'token', sent: '{"context":{}}', part: 'body' } as const
const signed = (over: string) => sign('sha256', Buffer.from(over), privateKey).toString('base64')
const invalid = (reason: string) => ({
  status: 401,
  detailCode: '200120',
  message: 'Invalid signature',
  reason,
  headers: {},
})

test.each(['required', 'optional'] as const)('a right signature passes where it is %s', async (requirement) => {
  expect(await refusal(() => checkSignature(key, text, signed('token{"context":{}}'), requirement))).toBe('accepted')
})

test.each(['required', 'optional'] as const)('a wrong signature is refused where it is %s', async (requirement) => {
  expect(await refusal(() => checkSignature(key, text, signed('{"context":{}}'), requirement))).toEqual(
    invalid('Wrong signature: the body is signed without the access token: put the token in front of it.'),
  )
  expect(await refusal(() => checkSignature(key, text, '', requirement))).toEqual(
    invalid('The sign header is not Base64: send the Base64 of the signature, on one line.'),
  )
})

test('a missing signature is refused only where it is required', async () => {
  expect(await refusal(() => checkSignature(key, text, null, 'optional'))).toBe('accepted')
  expect(await refusal(() => checkSignature(key, text, null, 'required'))).toEqual(
    invalid(
      'The sign header is missing: send the SHA256withRSA signature over the access token and the body, in Base64.',
    ),
  )
})

test('whatever stands in the header and in the public key, a call is refused and nothing breaks', async () => {
  const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 400 })
  const base64 = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64'))
  const damaged = fc
    .tuple(fc.nat(key.length - 1), fc.constantFrom('A', '/', '='))
    .map(([at, letter]) => `${key.slice(0, at)}${letter}${key.slice(at + 1)}`)
    .filter((other) => other !== key)
  const keys = fc.oneof(printable, base64, damaged, fc.constant(key))
  await fc.assert(
    fc.asyncProperty(keys, fc.oneof(printable, base64, fc.constant(signed('token'))), async (publicKey, signature) => {
      expect(await refusal(() => checkSignature(publicKey, text, signature, 'optional'))).toMatchObject({
        status: 401,
        detailCode: '200120',
        reason: expect.stringMatching(/^[A-Z][\x20-\x7e]*\.$/),
      })
    }),
    { numRuns: 300 },
  )
})
