import 'fake-indexeddb/auto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { indexedDbStorage } from '../../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { levelStorage } from '../../../../mocks/db/storage/level/levelStorage.ts'
import { type Changes, createQueue, memoryStorage, type Storage } from '../../../../mocks/db/storage/storage.ts'
import { defaultSettings } from '../../../../src/rules/sandbox/settings.ts'
import { newBank, withPostgres } from '../../../support/postgres.ts'
import { control, getUser, newestKey, register, signIn, tokens } from '../../calls.ts'
import { type Host, openHost } from '../../hosts.ts'

let databases = 0

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Each opens one place again and again, as one process after another does. */
const memories: Record<string, () => Promise<() => Promise<Storage>>> = {
  async memory() {
    const rows = new Map()
    return async () => memoryStorage(rows)
  },
  async 'data folder'() {
    const path = await directory()
    let storage: Storage | undefined
    onTestFinished(() => storage?.close?.())
    return async () => {
      await storage?.close?.()
      storage = levelStorage(path)
      return storage
    }
  },
  async IndexedDB() {
    const name = `bank-${++databases}`
    return async () => indexedDbStorage(name)
  },
  ...withPostgres({
    async PostgreSQL() {
      const { database, name } = await newBank()
      return async () => database.storage(name)
    },
  }),
}

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })

describe.each(Object.entries(memories))('%s', (_name, createMemory) => {
  test('leaves no content of a snapshot under a name that it has no longer', async () => {
    const { snapshots } = await (await createMemory())()
    const snapshot = { name: 'Payday', savedAt: '', time: '', size: 2, rows: 0 }
    await snapshots.save(snapshot, '{}')
    await snapshots.rename('Payday', { ...snapshot, name: 'Rent day' })
    expect([await snapshots.load('Payday'), await snapshots.load('Rent day')]).toEqual([undefined, '{}'])
    await snapshots.delete('Rent day')
    expect([await snapshots.load('Rent day'), await snapshots.list()]).toEqual([undefined, []])
  })

  test('keeps accounts, tokens, mails, faults, the clock and settings for the next kernel', async () => {
    const open = await createMemory()
    const before = await on(await open())
    const { access_token } = await tokens(before)
    await register(before)
    const key = await newestKey(before)
    await control(before, 'PUT', '/faults/logout', { kind: 'timeout' })
    await control(before, 'POST', '/clock', { advance: 5000 })
    await control(before, 'PUT', '/settings', { expiresIn: 60 })
    const state = await control(before, 'GET', '/state')

    const after = await on(await open())
    expect(await control(after, 'GET', '/state')).toEqual(state)
    expect(await newestKey(after)).toBe(key)
    expect((await getUser(after, access_token)).status).toBe(200)
  })

  test('reset is kept as well', async () => {
    const open = await createMemory()
    const before = await on(await open())
    const first = await control(before, 'GET', '/state')
    await register(before)
    await control(before, 'POST', '/reset')
    expect(await control(await on(await open()), 'GET', '/state')).toEqual(first)
  })

  test('rows that do not fit are dropped for a fresh bank', async () => {
    const open = await createMemory()
    const before = await on(await open())
    const first = await control(before, 'GET', '/state')
    const storage = await open()
    await storage.load()
    await storage.save(new Map([['accounts/account-000001', { order: 0, row: { id: 'account-000001' } }]]))
    expect(await control(await on(await open()), 'GET', '/state')).toEqual(first)
  })

  test('rows of a version whose tables had other names are dropped for a fresh bank', async () => {
    const open = await createMemory()
    const before = await on(await open())
    const first = await control(before, 'GET', '/state')
    await register(before)
    const storage = await open()
    await storage.load()
    await storage.save(new Map([['system/system', undefined]]))
    expect(await control(await on(await open()), 'GET', '/state')).toEqual(first)
  })

  test('keeps everything of a version whose lifetimes and moments had no bounds', async () => {
    const open = await createMemory()
    const storage = await open()
    const before = await on(storage)
    await register(before)
    const { access_token } = await tokens(before)
    const rows = await storage.load()
    const system = rows.get('system/system')
    const token = rows.get(`tokens/${access_token}`)
    if (!system || !token) throw new Error('Nothing was stored')
    const settings = { ...defaultSettings, expiresIn: 9_999_999_999 }
    await storage.save(
      new Map([
        ['system/system', { ...system, row: { ...(system.row as object), settings } }],
        [`tokens/${access_token}`, { ...token, row: { ...(token.row as object), refreshExpiresAt: 9e15 } }],
      ]),
    )

    const after = await on(await open())
    const { body } = await control(after, 'GET', '/settings')
    expect((body as { data: unknown }).data).toEqual({ ...defaultSettings, expiresIn: 3_162_240_000 })
    expect((await getUser(after, access_token)).status).toBe(200)
    expect((await register(after)).status).toBe(409)
    expect((await control(after, 'GET', '/due')).status).toBe(200)
  })

  test('tables that are new to a kept bank get their seed rows', async () => {
    const open = await createMemory()
    const storage = await open()
    const system = {
      id: 'system',
      clockOffset: 7000,
      settings: { expiresIn: 9, refreshExpiresIn: 9, refreshGrace: 9, activationKeyExpiresIn: 9 },
      seeded: ['system', 'counters'],
    }
    await storage.load()
    await storage.save(new Map([['system/system', { order: 0, row: system }]]))
    const { body } = await control(await on(await open()), 'GET', '/state')
    expect(body).toMatchObject({
      data: { clock: { offset: 7000 }, settings: { expiresIn: 9 }, rows: { accounts: 2, system: 1 } },
    })
  })
})

test('two kernels over one IndexedDB are one bank', async () => {
  const oneAtATime = createQueue()
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<unknown>) => oneAtATime(work) } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const one = await on(indexedDbStorage('shared'))
  const other = await on(indexedDbStorage('shared'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      register(index % 2 === 0 ? one : other, { eMailAddress: `developer${index}@example.com` }),
    ),
  )
  const txIds = answers.map(({ body }) => (body as { header: { txId: string } }).header.txId)
  expect(new Set(txIds).size).toBe(20)
  expect((await control(one, 'GET', '/mails')).body).toEqual((await control(other, 'GET', '/mails')).body)
  expect((await control(one, 'GET', '/state')).body).toMatchObject({ data: { rows: { accounts: 22, mails: 20 } } })
})

test('a call puts into IndexedDB what it changed, however many rows there are', async () => {
  const host = await on(indexedDbStorage('counted'))
  await control(host, 'POST', '/clock', { advance: 0 })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete')
  onTestFinished(() => void vi.restoreAllMocks())
  const writes: number[] = []
  for (let index = 0; index < 20; index++) {
    await register(host, { eMailAddress: `developer${index}@example.com` })
    writes.push(put.mock.calls.length + remove.mock.calls.length)
    put.mockClear()
  }
  // Five counters, account, key, mail, captcha, event, request and answer, the sum of the hour, and the revision.
  expect(writes).toEqual(Array.from({ length: 20 }, () => 13))
})

test('a call that came while IndexedDB failed to save another knows nothing of it', async () => {
  const host = await on(indexedDbStorage('failing'))
  const before = await control(host, 'POST', '/clock', { advance: 0 })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const [lost, next] = await Promise.all([
    control(host, 'POST', '/clock', { advance: 5000 }),
    control(host, 'POST', '/clock', { advance: 0 }),
  ])
  expect(lost.status).toBe(507)
  expect(next).toEqual(before)
  expect(await control(await on(indexedDbStorage('failing')), 'GET', '/clock')).toEqual(before)
})

/** A full disk, as LevelDB and as a browser report it. */
const storageFull = {
  database: () => new Error('IO error: data/000003.log: No space left on device'),
  browser: () => new DOMException('full', 'QuotaExceededError'),
}
const message =
  'There is no space left to save the changes of this call, so nothing was changed. Free some space and try again.'

describe.each(Object.entries(storageFull))('a full disk, as the %s says it', (_, full) => {
  test('a call gets 507 with a clear message, the server says so once, and works on when there is room', async () => {
    const said: string[] = []
    let broken = false
    const storage = memoryStorage()
    const options = {
      report: (line: string) => said.push(line),
      storage: {
        ...storage,
        save: (changes: Changes) => (broken ? Promise.reject(full()) : storage.save(changes)),
      },
    }
    const host = await openHost('server host', options)
    onTestFinished(() => host.close())
    expect((await register(host)).status).toBe(200)
    const before = await control(host, 'GET', '/state')
    broken = true
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await register(host, { eMailAddress: 'ada@example.com' })).toEqual({
        status: 507,
        body: { header: { status: 'ERROR', statusCode: 507, message } },
      })
    expect(await signIn(host)).toEqual({ status: 507, body: { error: 'server_error', error_description: message } })
    expect(said).toEqual([message])
    broken = false
    expect(await control(host, 'GET', '/state')).toEqual(before)
    expect((await register(host, { eMailAddress: 'ada@example.com' })).status).toBe(200)
    expect(said).toEqual([message, 'Changes are saved again.'])
  })
})

test('rows of IndexedDB that cannot be read now are not replaced by those of the seed', async () => {
  const before = await on(indexedDbStorage('unreadable'))
  await register(before)
  const state = await control(before, 'GET', '/state')
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  onTestFinished(() => getAll.mockRestore())
  const host = await on(indexedDbStorage('unreadable'))
  expect((await control(host, 'POST', '/clock', { advance: 1 })).body).toMatchObject({
    header: { message: "Couldn't read or save the sandbox's data: Internal error" },
  })
  getAll.mockRestore()
  expect(await control(host, 'GET', '/state')).toEqual(state)
})
