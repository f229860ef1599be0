import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSignature } from '../../../../mocks/authorization/checkSignature.ts'
import { refusal } from './bank.ts'

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
    invalid('The header sign is not Base64: send the Base64 of the signature, on one line.'),
  )
})

test('a missing signature is refused only where it is required', async () => {
  expect(await refusal(() => checkSignature(key, text, null, 'optional'))).toBe('accepted')
  expect(await refusal(() => checkSignature(key, text, null, 'required'))).toEqual(
    invalid(
      'The header sign is missing: send the SHA256withRSA signature over the access token and the body, in Base64.',
    ),
  )
})
