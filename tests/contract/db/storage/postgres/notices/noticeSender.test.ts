import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../../../../mocks/db/storage/postgres/connect.ts'
import { createNoticeSender } from '../../../../../../mocks/db/storage/postgres/notices/noticeSender.ts'
import { postgresStorage } from '../../../../../../mocks/db/storage/postgres/postgresStorage.ts'
import { postgresMissing } from '../../../../../../scripts/support/embeddedPostgres.ts'
import { newBank, withPostgres } from '../../../../../support/postgres.ts'

/** Notices to other servers are sent after what they are about is stored, and not one for each call. */

withPostgres({})

type Sent = readonly { bank: string; instance: string; names: string[] }[]

/** Answers each statement when the test says so. */
function heldDatabase() {
  const sent: { notices: Sent; answer(error?: Error): void }[] = []
  const query = (_: TemplateStringsArray, notices: string[]) =>
    new Promise<void>((resolve, reject) =>
      sent.push({
        notices: notices.map((each) => JSON.parse(each)),
        answer: (error) => (error ? reject(error) : resolve()),
      }),
    )
  return { sql: query as unknown as Database, sent }
}

test('what is announced while a notice is on its way goes with the next one, of all banks together', async () => {
  const { sql, sent } = heldDatabase()
  const noticeSender = createNoticeSender(sql, 'one')
  noticeSender.announce('a', ['mails'])
  noticeSender.announce('a', ['mails', 'events'])
  noticeSender.announce('b', ['events'])
  noticeSender.announce('a', ['clock'])
  expect(sent.map(({ notices }) => notices)).toEqual([[{ bank: 'a', instance: 'one', names: ['mails'] }]])
  sent[0]?.answer()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.notices).toEqual([
    { bank: 'a', instance: 'one', names: ['mails', 'events', 'clock'] },
    { bank: 'b', instance: 'one', names: ['events'] },
  ])
})

test('a notice that could not be sent is sent again, and the last one at the end', async () => {
  const { sql, sent } = heldDatabase()
  const noticeSender = createNoticeSender(sql, 'one')
  noticeSender.announce('a', ['mails'])
  sent[0]?.answer(new Error('lost'))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.notices).toEqual(sent[0]?.notices)
  noticeSender.announce('b', ['clock'])
  const ended = noticeSender.end()
  expect(sent[2]?.notices).toEqual([{ bank: 'b', instance: 'one', names: ['clock'] }])
  sent[2]?.answer()
  await ended
  sent[1]?.answer()
  noticeSender.announce('c', ['clock'])
  expect(sent.length).toBe(3)
})

describe.skipIf(postgresMissing !== undefined)('on PostgreSQL', () => {
  test('a call is announced once it is stored, and not if it fails', async () => {
    const { database, name } = await newBank()
    const announced: [string, string[]][] = []
    const other = database.storage(name)
    const storage = postgresStorage({
      sql: database.sql,
      noticeReceiver: { subscribe: () => () => undefined },
      noticeSender: { announce: (bank, names) => announced.push([bank, [...names]]) },
      name,
    })
    onTestFinished(async () => void (await storage.close?.()))
    const call = (order: number, outcome = async () => undefined) =>
      storage.exclusive(async () => {
        await storage.save(new Map([[`mails/${order}`, { order, row: { id: String(order) } }]]))
        storage.announce?.(['mails'])
        return outcome()
      })
    for (const order of [1, 2]) await call(order)
    const failing = call(3, async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(announced).toEqual([
      [name, ['mails']],
      [name, ['mails']],
    ])
    expect([...(await other.load()).keys()].toSorted()).toEqual(['mails/1', 'mails/2'])
  })
})
