import { expect, test } from 'vitest'
import { storeAnswer, storedAnswer } from '../../../../mocks/authorization/idempotencyKeys.ts'
import { testBank } from './bank.ts'

const answer = (id: string) => ({ id, fingerprint: id, transactionId: null, status: 200, body: id, reason: null })

test('of 10 000 answers the oldest gives way to another one; one that is stored again is the newest', async () => {
  const { bank } = await testBank()
  for (let number = 0; number < 9_999; number += 1) await storeAnswer(bank, answer(`${number}`))
  await storeAnswer(bank, answer('0'))
  await storeAnswer(bank, answer('one'))
  const stored = () => [
    bank.tables.idempotencyKeys.count(),
    storedAnswer(bank, '0')?.body,
    storedAnswer(bank, '1')?.body,
  ]
  expect(stored()).toEqual([10_000, '0', '1'])
  await storeAnswer(bank, answer('another'))
  expect(stored()).toEqual([10_000, '0', undefined])
})
