import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { responseKeyPem, signResponse } from '../../../../../mocks/authorization/signature/signResponse.ts'

const data = { receiverName: 'Burak Aydın', amount: { amount: '1250.00', currency: 'TRY' }, tags: [] }

test('the published key verifies the signature over the data as compact JSON', async () => {
  const signature = Buffer.from(await signResponse(data), 'base64')
  const key = createPublicKey(responseKeyPem)
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048)
  const text = '{"receiverName":"Burak Aydın","amount":{"amount":"1250.00","currency":"TRY"},"tags":[]}'
  expect(verify('sha256', Buffer.from(text), key, signature)).toBe(true)
  expect(verify('sha256', Buffer.from(`${text} `), key, signature)).toBe(false)
})

test('the same data has the same signature', async () => {
  expect(await signResponse(data)).toBe(await signResponse(structuredClone(data)))
})
