// @module-tag full

import { describe, expect, onTestFinished, test } from 'vitest'
import { type OpenPostgres, openPostgres } from '../../../../mocks/db/storage/postgres/openPostgres.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { postgresBanks } from '../../../../mocks/hosts/banks/stores/postgresBanks.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { postgresMissing } from '../../../../scripts/support/embeddedPostgres.ts'
import { newDatabase, withPostgres } from '../../../support/postgres.ts'
import { control } from '../../calls.ts'
import { openHost } from '../../hosts.ts'
import { openManyBanks } from '../../manyBanks.ts'

withPostgres({})

/** As one server after another opens it. */
async function opened(url: string): Promise<OpenPostgres> {
  const database = await openPostgres(url)
  onTestFinished(database.close)
  return database
}

/** What is asked of the database from now on. */
function statementsOf({ sql }: OpenPostgres): string[] {
  const statements: string[] = []
  Object.assign(sql.options, {
    debug: (_: number, statement: string) => void statements.push(statement.trim().replaceAll(/\s+/g, ' ')),
  })
  return statements
}

const row = (order: number): StoredRow => ({ order, row: { id: String(order) } })

describe.skipIf(postgresMissing !== undefined)('an unloaded bank on PostgreSQL', () => {
  test('a bank that comes back is read by one statement, unless another server has changed it', async () => {
    const url = await newDatabase()
    const [database, elsewhere] = [await opened(url), await opened(url)]
    await database.make('a')
    const [storage, other] = [database.storage('a'), elsewhere.storage('a')]
    await storage.load()
    await storage.save(new Map([['a/1', row(1)]]))
    const statements = statementsOf(database)
    const read = () => storage.exclusive(() => storage.load())
    expect(await read()).toEqual(new Map([['a/1', row(1)]]))
    const one = statements.splice(0)
    expect(one).toEqual([
      'select null as key, version as position, null as text from portico.banks where id = $1 ' +
        'union all select key, position, row::text from portico.rows where bank = $2',
    ])
    await other.save(new Map([['a/2', row(2)]]))
    expect(await read()).toEqual(new Map([1, 2].map((each) => [`a/${each}`, row(each)])))
    expect(statements.slice(0, 2)).toEqual([...one, 'begin'])
  })

  test('the next call of an unloaded bank is the statement that reads it, and the next one asks again', async () => {
    const url = await newDatabase()
    const [database, elsewhere] = [await opened(url), await opened(url)]
    const server = await openManyBanks({ store: postgresBanks(database), limits: { open: 1 } })
    onTestFinished(server.close)
    for (const name of ['a', 'b']) await control(server, 'PUT', `/banks/${name}`)
    const offset = async (name: string) =>
      ((await control(server.bank(name), 'GET', '/clock')).body as { data: { offset: number } }).data.offset
    for (const name of ['a', 'b']) await offset(name)
    const statements = statementsOf(database)
    expect(await offset('a')).toBe(0)
    expect(statements.splice(0)).toEqual([expect.stringMatching(/^select null as key, version as position/)])
    const other = await openHost('worker host', { storage: elsewhere.storage('a') })
    await control(other, 'POST', '/clock', { advance: 1000 })
    expect(await offset('a')).toBe(1000)
    expect(statements.splice(0)).toContain('select from portico.banks where id = $1 and version = $2')
  })

  test('the rows of all banks are counted by one statement', async () => {
    const database = await opened(await newDatabase())
    const server = await openManyBanks({ store: postgresBanks(database) })
    onTestFinished(server.close)
    for (const name of ['a', 'b', 'c']) await control(server, 'PUT', `/banks/${name}`)
    await control(server.bank('b'), 'POST', '/snapshots', { name: 'One' })
    const statements = statementsOf(database)
    const listed = (await control(server, 'GET', '/banks')).body as { data: { name: string; rows: number }[] }
    const counts = listed.data.map(({ name, rows }) => [name, rows - (listed.data[0]?.rows ?? 0)])
    expect(counts).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 0],
    ])
    expect(statements.filter((each) => each.includes('count(*)'))).toHaveLength(1)
  })

  test('its rows are checked again only if another server has written since', async () => {
    const url = await newDatabase()
    const [database, elsewhere] = [await opened(url), await opened(url)]
    await database.make('a')
    const storage = database.storage('a')
    const read = () => createKernel({ ...sandboxParts(), storage, onUnreadable: 'fail' }).ready()
    const stored = await openHost('worker host', { storage })
    await control(stored, 'GET', '/clock')
    const id = 'account-000001'
    await database.sql`update portico.rows set row = ${`{"id":"${id}"}`}::text::json where key = ${`accounts/${id}`}`
    await read()
    await elsewhere.storage('a').save(new Map([['mails/x', undefined]]))
    for (let time = 0; time < 2; time++)
      await expect(read()).rejects.toThrow(`The stored row accounts/${id} does not fit this version of the sandbox`)
  })
})
