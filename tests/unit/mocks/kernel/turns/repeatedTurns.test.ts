import { expect, test } from 'vitest'
import { memoryStorage, type Storage } from '../../../../../mocks/db/storage/storage.ts'
import type { CallRecord } from '../../../../../mocks/kernel/log/callRecord.ts'
import { control, mails, register } from '../../../../contract/calls.ts'
import { openHost } from '../../../../contract/hosts.ts'

/** Runs all work twice, as if somebody else had been at work in the bank: what ran first is not stored. */
function runningTwice(): Storage {
  const memory = memoryStorage()
  let isFirst = true
  return {
    ...memory,
    isCurrent: async () => isFirst,
    save: async (changes) => (isFirst ? undefined : memory.save(changes)),
    exclusive: (work) =>
      memory.exclusive(async () => {
        isFirst = true
        await work()
        isFirst = false
        return work()
      }),
  }
}

test('a turn that runs again is one call', async () => {
  const calls: CallRecord[] = []
  const host = await openHost('worker host', { storage: runningTwice(), log: (call) => calls.push(call) })
  expect((await register(host)).status).toBe(200)
  expect((await mails(host)).length).toBe(1)
  expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
    ['register', 200],
    ['/sandbox/api/mails', 200],
  ])
  const { body } = await control(host, 'GET', '/state')
  expect(body).toMatchObject({ data: { rows: { accounts: 3, events: 1 } } })
})
