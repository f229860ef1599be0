import { expect, test } from 'vitest'
import { withIdempotencyKey } from '../../../../src/rules/tryItOut/apiCall.ts'

const call = {
  method: 'POST',
  path: '/api/moneytransfers/v1/eft',
  headers: [],
  body: '{}',
  mediaType: 'application/json',
}
const takesKey = { parameters: [{ name: 'Idempotency-Key', in: 'header' }] }
const newKey = () => 'a new one'

test('a call gets a new Idempotency-Key where its operation takes one and none was typed', () => {
  const keyed = { ...call, headers: [['Idempotency-Key', 'a new one']] }
  expect(withIdempotencyKey(call, takesKey, newKey)).toEqual(keyed)
  expect(withIdempotencyKey({ ...call, headers: [['idempotency-key', '']] }, takesKey, newKey)).toEqual(keyed)
})

test('a typed key stays, and no other operation gets one', () => {
  const typed = { ...call, headers: [['idempotency-key', 'mine'] as const] }
  expect(withIdempotencyKey(typed, takesKey, newKey)).toBe(typed)
  expect(withIdempotencyKey(call, { parameters: [{ name: 'Idempotency-Key', in: 'query' }] }, newKey)).toBe(call)
})
