import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../../../../../mocks/db/storage/postgres/openPostgres.ts'
import type { BankStore } from '../../../../../mocks/hosts/banks/stores/bankStore.ts'
import { folderBanks } from '../../../../../mocks/hosts/banks/stores/folderBanks.ts'
import { memoryBanks } from '../../../../../mocks/hosts/banks/stores/memoryBanks.ts'
import { postgresBanks } from '../../../../../mocks/hosts/banks/stores/postgresBanks.ts'
import type { Clock } from '../../../../../src/rules/time/clock.ts'
import { newDatabase, withPostgres } from '../../../../support/postgres.ts'
import { control, mails, register } from '../../../calls.ts'
import { frozenClock } from '../../../frozenClock.ts'
import type { Host } from '../../../hosts.ts'
import { openManyBanks } from '../../../manyBanks.ts'
import { saveClient } from '../../../oauth.ts'

let folder: string
const reports: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-banks-'))
  reports.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

const stores = {
  memory: memoryBanks,
  folders: () => folderBanks(folder, (line) => reports.push(line)),
}
const allStores: Record<string, (clock?: Clock) => BankStore | Promise<BankStore>> = {
  ...stores,
  ...withPostgres({ PostgreSQL: async (clock = frozenClock()) => postgresBanks(await openedDatabase(clock)) }),
}

async function openedDatabase({ now }: Clock) {
  const database = await openPostgres(await newDatabase(), { now })
  onTestFinished(database.close)
  return database
}

type ManyBanksOptions = NonNullable<Parameters<typeof openManyBanks>[0]>

async function open(options: ManyBanksOptions) {
  const server = await openManyBanks({ isOnDemand: true, ...options })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await server.close()
    isClosed = true
  }
  onTestFinished(close)
  return { ...server, close }
}

const exported = async (host: Host) => (await host.call('/sandbox/api/export')).text()
const namesOf = async (server: Host) =>
  ((await control(server, 'GET', '/banks')).body as { data: { name: string }[] }).data.map(({ name }) => name)

describe.each(Object.entries(allStores))('in %s', (_store, createStore) => {
  test('more banks than are in memory come back in their state', async () => {
    const server = await open({ store: await createStore(), limits: { open: 1 } })
    for (const name of ['a', 'b', 'c']) await control(server.bank(name), 'POST', '/clock', { stop: true })
    await register(server.bank('a'))
    await control(server.bank('b'), 'POST', '/clock', { advance: 3_600_000 })
    const before = await Promise.all(['a', 'b', 'c'].map((name) => exported(server.bank(name))))
    for (const name of ['c', 'b', 'a', 'c']) await control(server.bank(name), 'GET', '/status')
    expect([
      await exported(server.bank('a')),
      await exported(server.bank('b')),
      await exported(server.bank('c')),
    ]).toEqual(before)
    expect(new Set(before).size).toBe(3)
  })

  test('banks without calls are unloaded, and removed in the end', async () => {
    const clock = frozenClock()
    const limits = { idle: 60_000, keep: 600_000 }
    const server = await open({ store: await createStore(clock), clock, limits })
    for (const name of ['a', 'b']) await register(server.bank(name))
    clock.pass(60_000)
    expect((await mails(server.bank('a'))).length).toBe(1)
    clock.pass(540_000)
    await expect.poll(() => namesOf(server)).toEqual(['a'])
    expect((await mails(server.bank('a'))).length).toBe(1)
    expect(await mails(server.bank('b'))).toEqual([])
  })

  test('a bank that nobody has called yet has no last call', async () => {
    const server = await open({ store: await createStore() })
    await control(server, 'PUT', '/banks/a')
    const lastCall = async () =>
      ((await control(server, 'GET', '/banks')).body as { data: { lastCallAt: string | null }[] }).data[0]?.lastCallAt
    expect(await lastCall()).toBeNull()
    await control(server.bank('a'), 'POST', '/clock', { advance: 1000 })
    expect(await lastCall()).toEqual(expect.any(String))
  })

  test('a change is streamed also after the bank was unloaded', async () => {
    const server = await open({ store: await createStore(), limits: { open: 1 } })
    await control(server.bank('a'), 'GET', '/clock')
    const stream = (await server.bank('a').call('/sandbox/api/changes')).body as ReadableStream<Uint8Array>
    const reader = stream.getReader()
    await control(server.bank('b'), 'GET', '/clock')
    await control(server.bank('a'), 'POST', '/clock', { advance: 1000 })
    let text = ''
    while (!text.includes('"system"')) text += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
  })
})

test('an unloaded bank still calls servers at its time', async () => {
  const received: string[] = []
  const receiver = createServer((incoming, outgoing) => {
    received.push(String(incoming.url))
    // The first is to come again.
    outgoing.writeHead(received.length === 1 ? 503 : 200).end()
    if (received.length === 2) arrived()
  }).listen(0, '127.0.0.1')
  let arrived = () => {}
  const second = new Promise<void>((resolve) => {
    arrived = resolve
  })
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const clock = frozenClock()
  const server = await open({ store: stores.folders(), clock, limits: { idle: 1000 } })
  const bank = server.bank('a')
  await saveClient(bank)
  const { body } = await control(bank, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    transactionTypes: ['FBTCH'],
    accountNumbers: ['1010000001'],
  })
  const { subscriptionId } = (body as { data: { subscriptionId: string } }).data
  await control(bank, 'POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})
  const state = async () =>
    ((await control(bank, 'GET', '/webhooks')).body as { data: { state: string; nextAttemptAt: string }[] }).data[0]
  await expect.poll(async () => (await state())?.state).toBe('waiting')
  clock.pass(1000)
  const record = join(folder, 'banks', 'a', 'bank.json')
  await expect.poll(async () => JSON.parse(await readFile(record, 'utf8'))).toHaveProperty('wakesAt')
  clock.pass(600_000)
  await second
  expect(received.length).toBe(2)
})

test('a server finds the banks of an earlier one, with their clocks and limits', async () => {
  const first = await open({ store: stores.folders() })
  const request = { seed: 'x', startTime: '2030-01-01T10:00:00.000Z' }
  await control(first, 'PUT', '/banks/a', request)
  await register(first.bank('a'))
  const before = (await control(first, 'GET', '/banks')).body as { data: { url: string }[] }
  await first.close()
  first.clock.pass(86_400_000)
  const next = await open({ store: stores.folders(), clock: first.clock })
  expect((await control(next, 'GET', '/banks')).body).toEqual({
    ...before,
    data: before.data.map((each) => ({ ...each, url: `${next.url}/banks/a` })),
  })
  expect((await control(next, 'PUT', '/banks/a', request)).status).toBe(200)
  const { data } = (await control(next.bank('a'), 'GET', '/clock')).body as { data: { now: string } }
  // A ticket was answered meanwhile.
  expect([data.now, (await mails(next.bank('a'))).length]).toEqual(['2030-01-02T10:00:00.000Z', 2])
})

test('a bank that is removed leaves no file, and one whose making was interrupted is none', async () => {
  const server = await open({ store: stores.folders() })
  await control(server, 'PUT', '/banks/a')
  await control(server, 'PUT', '/banks/b')
  await control(server, 'DELETE', '/banks/a')
  expect(await readdir(join(folder, 'banks'))).toEqual(['b'])
  await server.close()
  await rm(join(folder, 'banks', 'b', 'bank.json'))
  const next = await open({ store: stores.folders() })
  expect(await namesOf(next)).toEqual([])
  expect((await control(next, 'PUT', '/banks/b')).status).toBe(201)
})

test('a damaged bank is refused with its folder, and the others go on', async () => {
  const server = await open({ store: stores.folders() })
  for (const name of ['a', 'b']) await control(server, 'PUT', `/banks/${name}`)
  await server.close()
  await writeFile(join(folder, 'banks', 'a', 'data', 'portico.manifest'), 'x')
  const next = await open({ store: stores.folders() })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = await control(next.bank('a'), 'GET', '/clock')
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    500,
    expect.stringContaining(`${join(folder, 'banks', 'a', 'data')} is damaged`),
  ])
  expect(logged.mock.calls).toEqual([[expect.stringContaining('(GET /banks/a/sandbox/api/clock)')]])
  logged.mockClear()
  expect((await control(next.bank('b'), 'GET', '/clock')).status).toBe(200)
  expect(existsSync(join(folder, 'banks', 'a', 'bank.json'))).toBe(true)
})
