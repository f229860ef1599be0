import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexedDbStorage } from '../../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { createQueue, memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import { findBrowserBank } from '../../../../mocks/hosts/banks/browserBanks.ts'
import { handleMounted } from '../../../../mocks/hosts/browser/handleMounted.ts'
import { maxBodySize } from '../../../../mocks/http/body.ts'
import { bankBase, isSandboxPath } from '../../../../mocks/http/paths.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { discoveryPaths } from '../../../../src/rules/bank/authorization/discovery.ts'
import { bankList, changesChannelOf, everyTable } from '../../../../src/rules/sandbox/changes.ts'

const origin = 'http://localhost:4173'

interface Answer {
  status: number
  body: { header?: { message?: string | null }; data?: unknown; issuer?: string }
}

/** A tab, or the worker: what handles the calls of the portal's origin. */
function openTab(stores = true) {
  const storage = stores ? indexedDbStorage() : memoryStorage()
  const kernel = createKernel({ ...sandboxParts(), storage, basePath: bankBase })
  const findOther = findBrowserBank({ stores, snapshots: storage.snapshots })
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await handleMounted(kernel, new Request(`${origin}${path}`, init), findOther)
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
}

const of = (bank: string, path: string) => `/bank/banks/${bank}/sandbox/api${path}`
const dataOf = async (answer: Promise<Answer>) => (await answer).body.data as Record<string, unknown>
const messageOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  return [status, body.header?.message]
}
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted()

/** Web Locks, which Node has not: one piece of work after another by name. */
function webLocks() {
  const queues = new Map<string, ReturnType<typeof createQueue>>()
  return {
    request(name: string, work: () => Promise<unknown>) {
      const queue = queues.get(name) ?? createQueue()
      queues.set(name, queue)
      return queue(work)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: webLocks() })
})
afterEach(() => void vi.unstubAllGlobals())

test('a bank is made, listed, called and deleted by the calls of a server', async () => {
  const call = openTab()
  const made = await call('PUT', '/sandbox/api/banks/team-a', { seed: 'a', rateLimit: 'off' })
  const info = {
    name: 'team-a',
    url: `${origin}/bank/banks/team-a`,
    createdAt: expect.any(String),
    lastCallAt: null,
    rows: expect.any(Number),
    request: { seed: 'a', rateLimit: 'off' },
  }
  expect([made.status, made.body.data]).toEqual([201, info])
  expect((await call('PUT', '/sandbox/api/banks/team-a', { seed: 'a', rateLimit: 'off' })).status).toBe(200)
  expect(await messageOf(call('PUT', '/sandbox/api/banks/team-a'))).toEqual([
    409,
    'There is already a bank team-a, created with {"seed":"a","rateLimit":"off"}: send the same body, or delete the bank first',
  ])
  expect((await dataOf(call('GET', of('team-a', '/state')))).seed).toBe('a')
  expect(await dataOf(call('GET', '/sandbox/api/banks'))).toEqual([{ ...info, lastCallAt: expect.any(String) }])
  expect((await call('DELETE', '/sandbox/api/banks/team-a')).status).toBe(200)
  expect(await messageOf(call('GET', of('team-a', '/state')))).toEqual([
    404,
    'There is no bank team-a. Create it with PUT /sandbox/api/banks/team-a',
  ])
})

test('a body over the limit makes no bank', async () => {
  const call = openTab()
  expect(await messageOf(call('PUT', '/sandbox/api/banks/team-a', 'x'.repeat(maxBodySize)))).toEqual([
    413,
    'The request body is too large',
  ])
  expect(await dataOf(call('GET', '/sandbox/api/banks'))).toEqual([])
})

test('each bank has databases of its own, which go with it, and nothing of another', async () => {
  const call = openTab()
  await call('GET', '/sandbox/api/state')
  // What the names of the databases of two banks could have in common.
  for (const name of ['a', 'a-snapshots', 'snapshots', 'banks', 'probe'])
    expect((await call('PUT', `/sandbox/api/banks/${name}`, { seed: name })).status).toBe(201)
  await call('POST', of('a', '/clock'), { advance: 3_600_000 })
  await call('POST', of('a', '/snapshots'), { name: 'Payday' })
  const states = await Promise.all(
    ['a', 'a-snapshots', 'snapshots', 'banks', 'probe'].map(async (name) => {
      const { seed, clock } = await dataOf(call('GET', of(name, '/state')))
      return [seed, (clock as { offset: number }).offset]
    }),
  )
  expect(states).toEqual([
    ['a', 3_600_000],
    ['a-snapshots', 0],
    ['snapshots', 0],
    ['banks', 0],
    ['probe', 0],
  ])
  expect((await dataOf(call('GET', '/sandbox/api/state'))).clock).toMatchObject({ offset: 0 })
  expect(await dataOf(call('GET', of('a-snapshots', '/snapshots')))).toEqual([])
  const before = await databases()
  await call('DELETE', '/sandbox/api/banks/a')
  expect(before.filter((name) => !name?.startsWith('portico-sandbox/a/'))).toEqual(await databases())
  expect(before).toContain('portico-sandbox/a/bank-snapshots')
  expect((await dataOf(call('GET', of('a-snapshots', '/state')))).seed).toBe('a-snapshots')
})

test('tabs without a worker see one list and one state, also of what another has deleted and made again', async () => {
  const [one, other] = [openTab(), openTab()]
  expect(await dataOf(other('GET', '/sandbox/api/banks'))).toEqual([])
  await one('PUT', '/sandbox/api/banks/a', { seed: 'x' })
  expect((await dataOf(other('GET', of('a', '/state')))).seed).toBe('x')
  await other('POST', of('a', '/clock'), { advance: 60_000 })
  expect((await dataOf(one('GET', of('a', '/state')))).clock).toMatchObject({ offset: 60_000 })
  await one('DELETE', '/sandbox/api/banks/a')
  expect((await other('GET', of('a', '/state'))).status).toBe(404)
  await one('PUT', '/sandbox/api/banks/a', { seed: 'y' })
  const { seed, clock } = await dataOf(other('GET', of('a', '/state')))
  expect([seed, (clock as { offset: number }).offset]).toEqual(['y', 0])
  const twice = await Promise.all([one, other].map((call) => call('PUT', '/sandbox/api/banks/b', { seed: 'z' })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201])
})

test('a bank starts from a snapshot of the default bank, and is there again after a restart', async () => {
  const call = openTab()
  await call('POST', '/sandbox/api/reset', { seed: 'x' })
  await call('POST', '/sandbox/api/snapshots', { name: 'Seed x' })
  await call('POST', '/sandbox/api/reset', { seed: 'y' })
  expect((await call('PUT', '/sandbox/api/banks/a', { snapshot: { name: 'Seed x' } })).status).toBe(201)
  const seed = async (tab: typeof call) => (await dataOf(tab('GET', of('a', '/state')))).seed
  expect([await seed(call), await seed(openTab())]).toEqual(['x', 'x'])
})

test('only names by the pattern are banks, and the calls that make them belong to the bank without one', async () => {
  const call = openTab()
  await call('PUT', '/sandbox/api/banks/a')
  for (const path of ['/bank/banks/Team/sandbox/api/state', '/bank/banks/te%61m/sandbox/api/state'])
    expect(await messageOf(call('GET', path))).toEqual([
      404,
      expect.stringContaining('is not a bank name: A bank’s name has 1 to 63 characters'),
    ])
  expect((await call('PUT', of('a', '/banks/b'))).status).toBe(404)
  expect((await call('PUT', '/bank/sandbox/api/banks/b')).status).toBe(404)
  expect(await dataOf(call('GET', '/sandbox/api/banks'))).toHaveLength(1)
})

test('its metadata names its address as the issuer', async () => {
  const call = openTab()
  await call('PUT', '/sandbox/api/banks/a')
  const path = `${discoveryPaths.authorizationServer}/bank/banks/a`
  expect([isSandboxPath(path), (await call('GET', path)).body.issuer]).toEqual([true, `${origin}/bank/banks/a`])
})

test('a bank publishes its changes under its name, and the default bank that the list has changed', async () => {
  const call = openTab()
  const channel = new BroadcastChannel(changesChannelOf('a'))
  const unnamed = new BroadcastChannel(changesChannelOf(null))
  const heard: unknown[] = []
  unnamed.onmessage = ({ data }: MessageEvent) => heard.push(data)
  await call('PUT', '/sandbox/api/banks/a')
  await call('PUT', '/sandbox/api/banks/a')
  const changed = new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ tables: string[] }>) => {
      if (data.tables.includes('faults')) resolve(data)
    }
  })
  await call('PUT', of('a', '/faults/getUser'), { kind: 'timeout' })
  expect(await changed).toMatchObject({ tables: expect.arrayContaining(['faults']) })
  const gone = new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ tables: string[] }>) => {
      if (data.tables.includes(everyTable)) resolve(data)
    }
  })
  await call('DELETE', '/sandbox/api/banks/a')
  expect(await gone).toEqual({ tables: ['system', everyTable] })
  await expect.poll(() => heard).toEqual([{ tables: [bankList] }, { tables: [bankList] }])
  channel.close()
  unnamed.close()
})

test('a browser that stores nothing has the default bank only, and says so', async () => {
  const call = openTab(false)
  expect(await dataOf(call('GET', '/sandbox/api/banks'))).toEqual([])
  expect(await messageOf(call('PUT', '/sandbox/api/banks/a'))).toEqual([
    409,
    'This browser stores nothing, so it has the default bank only. For more banks, start a server: npm run sandbox',
  ])
})

test('calls that come while a bank is made, and made again by another tab, find one state of it', async () => {
  const [one, other] = [openTab(), openTab()]
  for (const seed of ['x', 'y']) {
    const made = one('PUT', '/sandbox/api/banks/a', { seed })
    const early = [one, other, one].map((call) => call('GET', of('a', '/clock')))
    await made
    for (const { status } of await Promise.all(early)) expect([200, 404]).toContain(status)
    const advances = [one, other, one, other].map((call) => call('POST', of('a', '/clock'), { advance: 1000 }))
    expect((await Promise.all(advances)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const call of [one, other]) {
      const state = await dataOf(call('GET', of('a', '/state')))
      expect([state.seed, (state.clock as { offset: number }).offset]).toEqual([seed, 4000])
    }
    await other('DELETE', '/sandbox/api/banks/a')
  }
})
