import { expect, test } from 'vitest'
import { storeAnswer, storedAnswer } from '../../../../mocks/authorization/idempotencyKeys.ts'
import { testBank } from './bank.ts'

const answer = (id: string) => ({ id, fingerprint: id, transactionId: null, status: 200, body: id, reason: null })

test('of 10 000 answers the oldest gives way to another one, but not to one that is stored again', async () => {
  const { bank } = await testBank()
  for (let number = 0; number < 10_000; number += 1) await storeAnswer(bank, answer(`${number}`))
  await storeAnswer(bank, answer('0'))
  expect([bank.tables.idempotencyKeys.count(), storedAnswer(bank, '1')?.body]).toEqual([10_000, '1'])
  await storeAnswer(bank, answer('another'))
  const kept = ['0', '1', '2', '9999', 'another'].map((id) => storedAnswer(bank, id)?.body)
  expect([bank.tables.idempotencyKeys.count(), kept]).toEqual([10_000, ['0', undefined, '2', '9999', 'another']])
})
