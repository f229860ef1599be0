// @module-tag full

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../../../../mocks/db/storage/postgres/connect.ts'
import { type OpenPostgres, openPostgres } from '../../../../../mocks/db/storage/postgres/openPostgres.ts'
import { describeMigration, migrate } from '../../../../../mocks/db/storage/postgres/schema.ts'
import { memoryStorage, type Storage } from '../../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../../mocks/db/table.ts'
import { postgresBanks } from '../../../../../mocks/hosts/banks/stores/postgresBanks.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'
import { postgresMissing } from '../../../../../scripts/support/embeddedPostgres.ts'
import { cutConnections } from '../../../../support/cutConnections.ts'
import { newBank, newDatabase, withPostgres } from '../../../../support/postgres.ts'
import { control, mails, register } from '../../../calls.ts'
import { fileOf } from '../../../control/data/exportedFile.ts'
import { frozenClock } from '../../../frozenClock.ts'
import { type Host, openHost } from '../../../hosts.ts'
import { openManyBanks } from '../../../manyBanks.ts'

withPostgres({})

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })

/** As one server after another opens it. */
async function opened(url: string, options = {}): Promise<OpenPostgres> {
  const database = await openPostgres(url, options)
  onTestFinished(database.close)
  return database
}

/** Two servers with one bank. */
async function twoServers() {
  const { name } = await newBank()
  const { database } = await newBank()
  const [one, other] = [database.storage(name), database.storage(name)]
  return { one, other }
}

const row = (order: number): StoredRow => ({ order, row: { id: String(order) } })
const emailOf = (index: number) => ({ eMailAddress: `developer${index}@example.com` })
/** The same call at every host. */
const registered = (index: number, captcha: number) => (host: Host) =>
  register(host, { ...emailOf(index), recaptchaResponse: `sandbox-captcha-1-${String(captcha).padStart(6, '0')}` })

describe.skipIf(postgresMissing !== undefined)('on PostgreSQL', () => {
  test('servers that start at once make the schema once, and a newer one is refused', async () => {
    const url = await newDatabase()
    const sql = await connect(url)
    onTestFinished(() => sql.end())
    expect(await describeMigration(sql)).toBe('It has no schema of the sandbox: a start makes version 2.')
    const databases = await Promise.all([1, 2, 3].map(() => opened(url)))
    expect(databases.length).toBe(3)
    expect(await describeMigration(sql)).toBe('It has version 2 of the schema: a start changes nothing.')
    await sql`update portico.schema_version set version = 3`
    const refused =
      "The database has version 3 of the sandbox's schema, and this sandbox knows up to 2: use a newer sandbox"
    await expect(openPostgres(url)).rejects.toThrow(refused)
    await expect(describeMigration(sql)).rejects.toThrow(refused)
  })

  test('a bank of version 1 keeps its rows, and loses them with the bank', async () => {
    const url = await newDatabase()
    const sql = await connect(url)
    onTestFinished(() => sql.end())
    await migrate(sql, 1)
    const [bank] = await sql`insert into portico.banks (name, version) values ('a', 7) returning id`
    await sql`
      insert into portico.rows (bank, key, version, position, row) select ${bank?.id}, key, 7, 1, row::json
      from (values ('a/1', '{"id":"1"}'), ('a/2', null)) as each (key, row)`
    expect(await describeMigration(sql)).toBe('It has version 1 of the schema: a start changes it to version 2.')
    const { storage } = await opened(url)
    const [one, other] = [storage('a'), storage('a')]
    for (const each of [one, other]) expect(await each.load()).toEqual(new Map([['a/1', row(1)]]))
    const changes = new Map([
      ['a/1', undefined],
      ['a/2', row(2)],
    ])
    await one.save(changes)
    expect(await other.loadChanges?.()).toEqual(changes)
    await sql`delete from portico.banks`
    const [left] = await sql`
      select (select count(*) from portico.rows) as rows, (select count(*) from portico.changes) as changes`
    expect(left).toEqual({ rows: 0, changes: 0 })
  })

  test('calls spread over two servers answer like those of one', async () => {
    const { one, other } = await twoServers()
    const [first, second, alone] = [await on(one), await on(other), await on(memoryStorage())]
    const calls: ((host: Host) => Promise<unknown>)[] = [
      registered(1, 1),
      (host) => control(host, 'POST', '/clock', { advance: 3_600_000 }),
      registered(1, 2),
      (host) => control(host, 'PUT', '/faults/register', { kind: 'documentedError', status: 400 }),
      registered(2, 3),
      (host) => control(host, 'DELETE', '/faults/register'),
      registered(2, 4),
      (host) => control(host, 'POST', '/snapshots', { name: 'Half way' }),
      (host) => control(host, 'POST', '/clock', { advance: 10 * 86_400_000 }),
      (host) => control(host, 'GET', '/mails'),
      (host) => control(host, 'POST', '/snapshots/Half way/restore'),
      registered(3, 5),
      (host) => control(host, 'GET', '/state'),
    ]
    for (const [index, call] of [...calls, ...calls].entries())
      expect(await call(index % 2 === 0 ? first : second)).toEqual(await call(alone))
    const { tables, ...others } = await fileOf(alone)
    for (const host of [first, second]) {
      const { tables: own, ...ownOthers } = await fileOf(host)
      expect(ownOthers).toEqual(others)
      for (const [name, rows] of Object.entries(tables)) expect([name, own[name]]).toEqual([name, rows])
    }
  })

  test('calls of two servers at once are one after another', async () => {
    const { one, other } = await twoServers()
    const hosts = [await on(one), await on(other)] as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(hosts[index % 2 === 0 ? 0 : 1], emailOf(index))),
    )
    const txIds = answers.map(({ body }) => (body as { header: { txId: string } }).header.txId)
    expect(new Set(txIds).size).toBe(20)
    expect(await mails(hosts[0])).toEqual(await mails(hosts[1]))
    expect((await mails(hosts[0])).length).toBe(20)
  })

  test('a server takes over what others have changed, and everything when the changes are not listed any more', async () => {
    const { database, name } = await newBank()
    const [one, other] = [database.storage(name), database.storage(name)]
    const rows = new Map([1, 2, 3].map((each) => [`a/${each}`, row(each)]))
    await one.save(rows)
    expect(await other.load()).toEqual(rows)
    expect(await other.loadChanges?.()).toEqual(new Map())
    const changes = new Map([
      ['a/1', undefined],
      ['a/2', row(9)],
      ['b/\u0000\ud800', row(4)],
    ])
    await one.save(changes)
    expect(await other.isCurrent()).toBe(false)
    expect(await other.loadChanges?.()).toEqual(changes)
    expect(await other.isCurrent()).toBe(true)

    await database.sql`update portico.banks set version = 5000 where name = ${name}`
    await one.save(new Map([['a/3', undefined]]))
    expect(await other.loadChanges?.()).toBeUndefined()
    expect(await other.load()).toEqual(
      new Map([
        ['a/2', row(9)],
        ['b/\u0000\ud800', row(4)],
      ]),
    )
    const listed = await database.sql`
      select changes.version, keys from portico.changes join portico.banks on bank = id where name = ${name}`
    expect([...listed]).toEqual([{ version: 5001, keys: ['a/3'] }])
    await one.replace(new Map([['c/1', row(1)]]))
    expect(await other.loadChanges?.()).toBeUndefined()
    expect(await other.load()).toEqual(new Map([['c/1', row(1)]]))
  })

  test('what work has saved is gone when the work fails', async () => {
    const { database, name } = await newBank()
    const storage = database.storage(name)
    await storage.save(new Map([['a/1', row(1)]]))
    const failing = storage.exclusive(async () => {
      await storage.save(new Map([['a/1', undefined]]))
      expect(await storage.load()).toEqual(new Map())
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await storage.load()).toEqual(new Map([['a/1', row(1)]]))
  })

  test('jobs are left to the server that is at work in the bank', async () => {
    const { one, other } = await twoServers()
    const ran: string[] = []
    await one.exclusive(async () => {
      expect(await other.exclusiveIfFree?.(async () => ran.push('other'))).toBeUndefined()
      ran.push('one')
    })
    await other.exclusiveIfFree?.(async () => ran.push('other'))
    expect(ran).toEqual(['one', 'other'])
  })

  test('a bank that should have woken is found until somebody has woken it', async () => {
    const { database, name } = await newBank()
    const storage = database.storage(name)
    const found = async () => (await database.overdue(500)).includes(name)
    for (const [milliseconds, isOverdue] of [
      [60_000, false],
      [-1000, true],
      [undefined, false],
    ] as const) {
      await storage.exclusive(async () => storage.wakeIn?.(milliseconds))
      expect([milliseconds, await found()]).toEqual([milliseconds, isOverdue])
    }
    await storage.exclusive(async () => storage.wakeIn?.(-1000))
    await storage.exclusive(async () => expect(await found()).toBe(false))
  })

  test('who follows the bank on one server is notified of what another one does', async () => {
    const { database, name } = await newBank()
    const url = database.sql.options
    const address = `postgres://postgres@${url.host[0]}:${url.port[0]}/postgres`
    const [one, other] = [await opened(address), await opened(address)]
    const clock = frozenClock()
    const [acting, following] = [one, other].map((each) =>
      createKernel({ ...sandboxParts(), clock, storage: each.storage(name) }),
    ) as [ReturnType<typeof createKernel>, ReturnType<typeof createKernel>]
    await following.ready()
    const noticed: string[][] = []
    following.subscribe((tables) => noticed.push([...tables]))
    const body = JSON.stringify({ advance: 1000 })
    await acting.handle(new Request('http://localhost/sandbox/api/clock', { method: 'POST', body }))
    await expect.poll(() => noticed.flat()).toContain('system')
    expect((await (await following.handle(new Request('http://localhost/sandbox/api/clock'))).json()).data.offset).toBe(
      1000,
    )
  })

  test.each([
    ['alone', 'before'],
    ['alone', 'after'],
    ['with another server', 'before'],
    ['with another server', 'after'],
  ] as const)(
    'a call %s whose connection is lost %s it is stored is carried out once, and answered',
    async (others, when) => {
      const proxy = await cutConnections(await newDatabase())
      const [database, direct] = [await opened(proxy.url), await opened(proxy.url)]
      await database.make('a')
      const [host, other] = [await on(database.storage('a')), await on(direct.storage('a'))]
      expect((await register(host, emailOf(1))).status).toBe(200)
      const isAlone = others === 'alone'
      if (!isAlone) expect((await register(other, emailOf(2))).status).toBe(200)
      const cut = proxy.cutAt(isAlone ? 'with stored' : 'commit', when)
      const [answer] = await Promise.all([register(host, emailOf(3)), cut])
      expect(answer.status).toBe(200)
      const expected = [1, ...(isAlone ? [] : [2]), 3].map((index) => `developer${index}@example.com`)
      for (const each of [host, other]) expect((await mails(each)).map(({ to }) => to).sort()).toEqual(expected)
    },
  )

  test('while the database is away calls get a 503 that says when to come again', async () => {
    const proxy = await cutConnections(await newDatabase())
    const database = await opened(proxy.url, { retryTime: 100 })
    await database.make('a')
    const host = await openHost('server host', { storage: database.storage('a'), report: () => undefined })
    onTestFinished(() => host.close())
    expect((await register(host)).status).toBe(200)
    proxy.close()
    const answer = await host.call('/sandbox/api/clock')
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      503,
      '2',
      {
        header: {
          status: 'ERROR',
          statusCode: 503,
          message: 'The database does not answer at the moment. Nothing was changed: try again',
        },
      },
    ])
  })

  test('a bank that a server does not know yet is found although the connection is lost', async () => {
    const proxy = await cutConnections(await newDatabase())
    const [one, other] = await Promise.all(
      [1, 2].map(async () => openManyBanks({ store: postgresBanks(await opened(proxy.url)) })),
    )
    if (!one || !other) throw new Error('No servers')
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
    await control(one, 'PUT', '/banks/a')
    const cut = proxy.cutAt('from portico.banks', 'before')
    const [answer] = await Promise.all([control(other.bank('a'), 'GET', '/clock'), cut])
    expect(answer.status).toBe(200)
  })

  test('banks that one server makes and removes are those of the other', async () => {
    const url = await newDatabase()
    const [one, other] = await Promise.all(
      [1, 2].map(async () => openManyBanks({ store: postgresBanks(await opened(url)), isOnDemand: false })),
    )
    if (!one || !other) throw new Error('No servers')
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
    expect((await control(one, 'PUT', '/banks/a', { seed: 'x' })).status).toBe(201)
    expect((await control(other, 'PUT', '/banks/a', { seed: 'x' })).status).toBe(200)
    await register(one.bank('a'))
    expect((await mails(other.bank('a'))).length).toBe(1)
    expect((await control(other, 'DELETE', '/banks/a')).status).toBe(200)
    expect((await control(one.bank('a'), 'GET', '/clock')).status).toBe(404)
    const made = await Promise.all([control(one, 'PUT', '/banks/b'), control(other, 'PUT', '/banks/b')])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 201])
    expect((await control(one, 'GET', '/banks')).body).toMatchObject({ data: [{ name: 'b' }] })
  })

  test('a bank that one server removes is at once the new one of its name at the other', async () => {
    const url = await newDatabase()
    const [one, other] = await Promise.all(
      [false, true].map(async (isOnDemand) => openManyBanks({ store: postgresBanks(await opened(url)), isOnDemand })),
    )
    if (!one || !other) throw new Error('No servers')
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
    await control(one, 'PUT', '/banks/a')
    await register(other.bank('a'))
    await control(one, 'DELETE', '/banks/a')
    await control(one, 'PUT', '/banks/a')
    const registered = await Promise.all([1, 2, 3].map(() => register(other.bank('a'))))
    expect(registered.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await mails(one.bank('a'))).length).toBe(3)
    await control(one, 'DELETE', '/banks/a')
    expect((await control(other.bank('a'), 'GET', '/clock')).status).toBe(200)
    expect(await mails(one.bank('a'))).toEqual([])
  })

  test('a bank that one server has deleted can be made again and is not deleted twice by the other', async () => {
    const url = await newDatabase()
    const [one, other] = await Promise.all(
      [1, 2].map(async () => openManyBanks({ store: postgresBanks(await opened(url)) })),
    )
    if (!one || !other) throw new Error('No servers')
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
    const statusOf = async (server: typeof one, method: string, body?: object) =>
      (await control(server, method, '/banks/a', body)).status
    for (const body of [{ seed: 'x' }, { seed: 'y' }, { seed: 'y' }]) {
      expect(await statusOf(other, 'PUT', body)).toBe(201)
      expect((await control(other.bank('a'), 'GET', '/state')).body).toMatchObject({ data: body })
      expect(await statusOf(one, 'DELETE')).toBe(200)
    }
    expect(await statusOf(other, 'DELETE')).toBe(404)
  })

  test('the stream of changes of a bank ends on every server when one of them deletes it', async () => {
    const url = await newDatabase()
    const [one, other] = await Promise.all(
      [1, 2].map(async () => openManyBanks({ store: postgresBanks(await opened(url)) })),
    )
    if (!one || !other) throw new Error('No servers')
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
    await control(one, 'PUT', '/banks/a')
    const stream = await other.bank('a').call('/sandbox/api/changes')
    await control(one, 'DELETE', '/banks/a')
    expect(await stream.text()).toBe(':\n\ndata: {"tables":["*"]}\n\n')
  })

  test('--check says what a start would do, and does nothing', async () => {
    const url = await newDatabase()
    const check = async () => {
      const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--database', url, '--check'])
      const [[code], said, failed] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
      return [code, said, failed]
    }
    const place = url.replace('postgres://postgres@', '')
    const nothing = [0, `PostgreSQL at ${place}: It has no schema of the sandbox: a start makes version 2.\n`, '']
    expect([await check(), await check()]).toEqual([nothing, nothing])
  })
})

test('an address that is none is refused without repeating it', async () => {
  await expect(connect('mysql://user:secret@host/name')).rejects.toThrow(
    /^--database is not an address such as postgres:\/\/user@host:5432\/database$/,
  )
})
