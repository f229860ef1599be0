import 'fake-indexeddb/auto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { indexedDbStorage } from '../../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { levelStorage } from '../../../../mocks/db/storage/level/levelStorage.ts'
import { memoryStorage, type Storage } from '../../../../mocks/db/storage/storage.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { newBank, withPostgres } from '../../../support/postgres.ts'
import { type Answer, control, getUser, register, tokens } from '../../calls.ts'
import { type FrozenClock, frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

const minute = 60_000

const refused = (status: number, message: string) => ({
  status,
  body: { header: { status: 'ERROR', statusCode: status, message } },
})
const dataOf = ({ body }: Answer) => (body as { data: unknown }).data
const exported = async (host: Host) => (await host.call('/sandbox/api/export')).text()
const path = (name: string, rest = '') => `/snapshots/${encodeURIComponent(name)}${rest}`
const save = (host: Host, name: string, more: object = {}) => control(host, 'POST', '/snapshots', { name, ...more })
const list = async (host: Host) => dataOf(await control(host, 'GET', '/snapshots')) as { name: string; rows: number }[]
const names = async (host: Host) => (await list(host)).map(({ name }) => name)

describe.each(hostNames)('snapshots on the %s', (name) => {
  let host: Host
  let clock: FrozenClock
  beforeEach(async () => {
    clock = frozenClock()
    host = await openHost(name, { clock })
  })
  afterEach(() => host.close())

  test('are saved, listed, restored, renamed, overwritten and deleted', async () => {
    const { access_token } = await tokens(host)
    await control(host, 'POST', '/clock', { advance: minute })
    const before = await exported(host)
    const size = new TextEncoder().encode(before).byteLength
    const { rows: counts } = dataOf(await control(host, 'GET', '/state')) as { rows: Record<string, number> }
    const rows = Object.values(counts).reduce((sum, count) => sum + count)
    const first = {
      name: 'Signed in',
      savedAt: '2026-01-05T10:00:00.000Z',
      time: '2026-01-05T10:01:00.000Z',
      size,
      rows,
    }
    expect(dataOf(await save(host, ' Signed in '))).toEqual(first)

    clock.pass(minute)
    await register(host)
    expect(await save(host, 'a/b? %ç')).toMatchObject({ status: 200 })
    expect(await names(host)).toEqual(['a/b? %ç', 'Signed in'])
    clock.pass(60 * minute)
    await control(host, 'POST', '/reset', { seed: 'another' })
    expect((await getUser(host, access_token)).status).toBe(401)
    expect(await names(host)).toEqual(['a/b? %ç', 'Signed in'])

    expect((await control(host, 'POST', path('Signed in', '/restore'))).status).toBe(200)
    expect(await exported(host)).toBe(before)
    expect((await getUser(host, access_token)).status).toBe(200)

    expect(dataOf(await control(host, 'PUT', path('Signed in'), { name: 'First' }))).toEqual({
      ...first,
      name: 'First',
    })
    expect(dataOf(await control(host, 'PUT', path('First'), { name: 'First' }))).toEqual({ ...first, name: 'First' })
    expect(await save(host, 'First')).toEqual(
      refused(409, 'There is already a snapshot First: choose another name, or overwrite it'),
    )
    await register(host)
    expect(await save(host, 'First', { overwrite: true })).toMatchObject({ status: 200 })
    expect((await list(host)).find((each) => each.name === 'First')?.rows).toBeGreaterThan(rows)
    expect(await control(host, 'PUT', path('a/b? %ç'), { name: 'First' })).toEqual(
      refused(409, 'There is already a snapshot First: choose another name, or overwrite it'),
    )
    expect((await control(host, 'PUT', path('a/b? %ç'), { name: 'First', overwrite: true })).status).toBe(200)
    expect(await names(host)).toEqual(['First'])
    expect((await control(host, 'DELETE', path('First'))).status).toBe(200)
    expect(await list(host)).toEqual([])
  })

  test.each([
    ['POST', '/snapshots', {}, 400, 'name: Required'],
    ['POST', '/snapshots', { name: ' ' }, 400, 'name: Required'],
    ['POST', '/snapshots', { name: 'x'.repeat(61) }, 400, 'name: The maximum allowed length is 60'],
    ['POST', '/snapshots', { name: '.' }, 400, 'name: Choose a name other than . and ..'],
    ['PUT', '/snapshots/Kept', { name: ' .. ' }, 400, 'name: Choose a name other than . and ..'],
    ['PUT', '/snapshots/Kept', { name: '' }, 400, 'name: Required'],
    ['PUT', '/snapshots/nothing', { name: 'x' }, 404, 'There is no snapshot nothing'],
    ['POST', '/snapshots/nothing/restore', {}, 404, 'There is no snapshot nothing'],
    ['DELETE', '/snapshots/nothing', undefined, 404, 'There is no snapshot nothing'],
  ])('%s %s with %j is refused', async (method, address, body, status, message) => {
    await save(host, 'Kept')
    const before = await exported(host)
    expect(await control(host, method, address, body)).toEqual(refused(status, message))
    expect(await names(host)).toEqual(['Kept'])
    expect(await exported(host)).toBe(before)
  })

  test('are at most 20', async () => {
    for (let number = 1; number <= 20; number++) expect((await save(host, `Snapshot ${number}`)).status).toBe(200)
    expect(await save(host, 'One more')).toEqual(refused(409, 'There are 20 snapshots: delete one first'))
    expect((await save(host, 'Snapshot 7', { overwrite: true })).status).toBe(200)
    expect(await list(host)).toHaveLength(20)
  })
})

test('snapshots are at most 64 MiB together', async () => {
  const storage = memoryStorage()
  const host = await openHost('worker host', { storage })
  const stored = { savedAt: '', time: '', rows: 1, size: 64 * 1024 * 1024 - 1000 }
  await storage.snapshots.save({ name: 'Large', ...stored }, '{}')
  expect(await save(host, 'Small')).toEqual(
    refused(409, 'The snapshots would be larger than 64 MiB together: delete one first'),
  )
  expect((await save(host, 'Large', { overwrite: true })).status).toBe(200)
})

test('a snapshot that this version cannot read is refused, and nothing changes', async () => {
  const storage = memoryStorage()
  const host = await openHost('worker host', { storage })
  await storage.snapshots.save(
    { name: 'Newer', savedAt: '', time: '', rows: 1, size: 1 },
    '{"format":"portico-sandbox","version":9}',
  )
  const before = await exported(host)
  expect(await control(host, 'POST', '/snapshots/Newer/restore')).toEqual(
    refused(400, 'version: The file is of version 9, and this sandbox reads up to 2'),
  )
  expect(await exported(host)).toBe(before)
})

const storages: Record<string, () => Promise<() => Promise<Storage>>> = {
  async 'data folder'() {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    let storage: Storage | undefined
    onTestFinished(() => storage?.close?.())
    return async () => {
      await storage?.close?.()
      storage = levelStorage(folder)
      return storage
    }
  },
  IndexedDB: async () => async () => indexedDbStorage('bank-with-snapshots'),
  ...withPostgres({
    async PostgreSQL() {
      const { database, name } = await newBank()
      return async () => database.storage(name)
    },
  }),
}

test.each(Object.entries(storages))('snapshots in the %s are kept for the next process', async (_, create) => {
  const open = await create()
  const before = await openHost('worker host', { storage: await open() })
  await save(before, 'At first')
  await register(before)
  await save(before, 'ç/later')
  const text = await exported(before)
  await control(before, 'PUT', path('ç/later'), { name: 'Later' })
  await control(before, 'POST', '/reset')

  const after = await openHost('worker host', { storage: await open() })
  expect((await names(after)).sort()).toEqual(['At first', 'Later'])
  await control(after, 'POST', path('Later', '/restore'))
  expect(await exported(after)).toBe(text)
  await control(after, 'DELETE', path('At first'))
  const last = await openHost('worker host', { storage: await open() })
  expect(await names(last)).toEqual(['Later'])
  expect(await exported(last)).toBe(text)
})

test('a snapshot that there is no space for loses nothing', async () => {
  const storage = memoryStorage()
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const host = await openHost('worker host', {
    storage: { ...storage, replace: full, snapshots: { ...storage.snapshots, save: full, rename: full } },
  })
  await register(host)
  await storage.snapshots.save({ name: 'Old', savedAt: '', time: '', rows: 1, size: 1 }, await exported(host))
  await register(host, { eMailAddress: 'new@example.com' })
  const before = await exported(host)
  for (const answer of [
    await save(host, 'New'),
    await save(host, 'Old', { overwrite: true }),
    await control(host, 'PUT', '/snapshots/Old', { name: 'New' }),
    await control(host, 'POST', '/snapshots/Old/restore'),
  ])
    expect(answer).toEqual(
      refused(
        507,
        'There is no space left to save the changes of this call, so nothing was changed. Free some space and try again.',
      ),
    )
  expect(await names(host)).toEqual(['Old'])
  expect(await exported(host)).toBe(before)
})

test('whoever follows the bank is notified of snapshots', async () => {
  const kernel = createKernel({ ...sandboxParts(), operations: [], clock: frozenClock() })
  const send = (method: string, address: string, body?: object) =>
    kernel.handle(
      new Request(`http://localhost/sandbox/api${address}`, { method, ...(body && { body: JSON.stringify(body) }) }),
    )
  await send('POST', '/reset')
  const heard = vi.fn()
  kernel.subscribe(heard)
  await send('POST', '/snapshots', { name: 'One' })
  await send('GET', '/snapshots')
  await send('POST', '/snapshots', { name: 'One' })
  await send('DELETE', '/snapshots/One')
  expect(heard.mock.calls).toEqual([[['snapshots']], [['snapshots']]])
})
