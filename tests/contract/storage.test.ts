import 'fake-indexeddb/auto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fileStorage } from '../../mocks/db/fileStorage.ts'
import { indexedDbStorage } from '../../mocks/db/indexedDbStorage.ts'
import { createQueue, memoryStorage, type Storage } from '../../mocks/db/storage.ts'
import { createKernel } from '../../mocks/kernel.ts'
import { control, getUser, newestKey, register, tokens } from './calls.ts'
import { type Host, openHost } from './hosts.ts'

let databases = 0

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const memories: Record<string, () => Promise<() => Storage>> = {
  async memory() {
    const rows = new Map()
    return () => memoryStorage(rows)
  },
  async file() {
    const path = join(await directory(), 'data.json')
    return () => fileStorage(path)
  },
  async IndexedDB() {
    const name = `bank-${++databases}`
    return () => indexedDbStorage(name)
  },
}

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })

describe.each(Object.entries(memories))('%s', (_name, createMemory) => {
  test('keeps accounts, tokens, mails, faults, the clock and settings for the next kernel', async () => {
    const open = await createMemory()
    const before = await on(open())
    const { access_token } = await tokens(before)
    await register(before)
    const key = await newestKey(before)
    await control(before, 'PUT', '/faults/logout', { kind: 'timeout' })
    await control(before, 'POST', '/clock', { advance: 5000 })
    await control(before, 'PUT', '/settings', { expiresIn: 60 })
    const state = await control(before, 'GET', '/state')

    const after = await on(open())
    expect(await control(after, 'GET', '/state')).toEqual(state)
    expect(await newestKey(after)).toBe(key)
    expect((await getUser(after, access_token)).status).toBe(200)
  })

  test('reset is kept as well', async () => {
    const open = await createMemory()
    const before = await on(open())
    const first = await control(before, 'GET', '/state')
    await register(before)
    await control(before, 'POST', '/reset')
    expect(await control(await on(open()), 'GET', '/state')).toEqual(first)
  })

  test('rows that do not fit are dropped for a fresh bank', async () => {
    const open = await createMemory()
    const before = await on(open())
    const first = await control(before, 'GET', '/state')
    await open().load()
    const storage = open()
    await storage.load()
    await storage.save(new Map([['accounts/account-000001', { order: 0, row: { id: 'account-000001' } }]]))
    expect(await control(await on(open()), 'GET', '/state')).toEqual(first)
  })

  test('tables that are new to a kept bank get their first rows', async () => {
    const open = await createMemory()
    const storage = open()
    const setup = {
      id: 'setup',
      clockOffset: 7000,
      settings: { expiresIn: 9, refreshExpiresIn: 9, refreshGrace: 9, activationKeyExpiresIn: 9 },
      seeded: ['setups', 'counters'],
    }
    await storage.load()
    await storage.save(new Map([['setups/setup', { order: 0, row: setup }]]))
    const { body } = await control(await on(open()), 'GET', '/state')
    expect(body).toMatchObject({
      data: { clock: { offset: 7000 }, settings: { expiresIn: 9 }, rows: { accounts: 2, setups: 1 } },
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

test('a file that is not ours stops the kernel and stays as it is', async () => {
  const path = join(await directory(), 'notes.txt')
  await writeFile(path, 'my notes')
  const kernel = createKernel({ storage: fileStorage(path), unreadable: 'fail' })
  await expect(kernel.ready()).rejects.toThrow(`${path} is not a data file of this sandbox; name another or remove it`)
  expect(await readFile(path, 'utf8')).toBe('my notes')
})

test('a failed call leaves no half of its work behind', async () => {
  const rows = new Map()
  let broken = false
  const storage = memoryStorage(rows)
  const host = await on({
    ...storage,
    save: (changes) => (broken ? Promise.reject(new Error('disk full')) : storage.save(changes)),
  })
  const before = await control(host, 'GET', '/state')
  broken = true
  await expect(register(host)).rejects.toThrow('disk full')
  broken = false
  expect(await control(host, 'GET', '/state')).toEqual(before)
})
