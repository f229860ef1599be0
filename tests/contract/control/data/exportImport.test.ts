import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scenarios } from '../../../../mocks/control/scenarios/scenarioList.ts'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { maxBodySize } from '../../../../mocks/http/body.ts'
import { maxExportSize } from '../../../../src/rules/sandbox/data/exportFormat.ts'
import { defaultSettings } from '../../../../src/rules/sandbox/settings.ts'
import { active, control, getUser, register, signIn, tokens } from '../../calls.ts'
import { firstDay, frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

import { done, type ExportedFile, exported, fileOf, imported, type Row, refused } from './exportedFile.ts'

const day = 86_400_000

describe.each([
  ['worker host', 'server host'],
  ['server host', 'worker host'],
] as const)('a file of the %s in the %s', (from, to) => {
  test('gives the same answers, and goes on at the same time', async () => {
    const source = await openHost(from, { seed: 'of the source' })
    const clock = frozenClock(firstDay + 5 * day)
    const target = await openHost(to, { clock })
    const { access_token } = await tokens(source)
    await register(source)
    await control(source, 'PUT', '/faults/logout', { kind: 'timeout', times: 3 })
    await control(source, 'PUT', '/settings', { refreshExpiresIn: 90_000 })
    await control(source, 'PUT', '/otp/next', { outcome: 'locked' })
    await control(source, 'POST', '/clock', { advance: 60_000 })
    await register(target, { eMailAddress: 'gone@example.com' })

    const file = await exported(source)
    expect(await imported(target, file)).toEqual(done)
    expect(await exported(target)).toBe(file)
    expect(await control(target, 'GET', '/mails')).toEqual(await control(source, 'GET', '/mails'))
    expect((await control(target, 'GET', '/clock')).body).toMatchObject({ data: { now: '2026-01-05T10:01:00.000Z' } })
    expect((await control(target, 'GET', '/otp/next')).body).toMatchObject({ data: { outcome: 'locked' } })
    for (const call of [
      (host: Host) => getUser(host, access_token),
      (host: Host) => register(host, { eMailAddress: 'next@example.com' }),
      (host: Host) => control(host, 'GET', '/events'),
    ])
      expect(await call(target)).toEqual(await call(source))
    clock.pass(day)
    expect((await control(target, 'GET', '/clock')).body).toMatchObject({ data: { now: '2026-01-06T10:01:00.000Z' } })
    await Promise.all([source.close(), target.close()])
  })
})

describe.each(hostNames)('files on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test('an export is a file with everything but the system row', async () => {
    const response = await host.call('/sandbox/api/export')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="sandbox.json"')
    const { tables, ...file } = (await response.json()) as ExportedFile
    expect(file).toEqual({
      format: 'portico-sandbox',
      version: 2,
      seed: 'portico',
      clock: { now: '2026-01-05T10:00:00.000Z', isStopped: false },
      settings: (await fileOf(host)).settings,
    })
    const { body } = await control(host, 'GET', '/state')
    const { system: _, ...rows } = (body as { data: { rows: Record<string, number> } }).data.rows
    expect(Object.fromEntries(Object.entries(tables).map(([table, list]) => [table, list.length]))).toEqual(rows)
  })

  test('a file may be larger than any other body', async () => {
    const file = await exported(host)
    expect(await imported(host, file + ' '.repeat(maxBodySize))).toEqual(done)
    expect(await exported(host)).toBe(file)
  })

  test('a clock that stands in the file stands after it', async () => {
    for (const change of [{ advance: 3_600_000 }, { stop: true }]) await control(host, 'POST', '/clock', change)
    const file = await exported(host)
    await control(host, 'POST', '/clock', { reset: true })
    expect(await imported(host, file)).toEqual(done)
    expect((await control(host, 'GET', '/clock')).body).toMatchObject({
      data: { now: '2026-01-05T11:00:00.000Z', isStopped: true },
    })
  })

  test('a job of the file that fails leaves the rest', async () => {
    const file = await fileOf(host)
    const job = { id: 'job-x', at: firstDay - 1, kind: 'no such kind', data: null }
    file.tables.jobs = [...(file.tables.jobs ?? []), job]
    file.tables.tickets = []
    expect(await imported(host, JSON.stringify(file))).toEqual(done)
    const { tables } = await fileOf(host)
    expect(tables.tickets).toEqual([])
    expect(tables.jobs?.some(({ id }) => id === 'job-x')).toBe(false)
  })

  test('a webhook that was being sent has no answer, and is sent again', async () => {
    const { tables, ...file } = await fileOf(host)
    const [subscription] = tables.webhookSubscriptions ?? []
    const delivery = {
      id: 'msg_1',
      subscriptionId: subscription?.id,
      url: 'http://127.0.0.1:9/',
      body: '{"type":"transaction.booked"}',
      createdAt: firstDay,
      lifecycle: { value: 'sending' },
      nextAttemptAt: null,
      attempts: [{ timestamp: firstDay / 1000, signature: 'v1,a', status: null }],
    }
    const content = { ...file, tables: { ...tables, webhookDeliveries: [delivery] } }
    expect(await imported(host, JSON.stringify(content))).toEqual(done)
    expect((await fileOf(host)).tables.webhookDeliveries).toEqual([
      { ...delivery, lifecycle: { value: 'waiting' }, nextAttemptAt: firstDay + 5000 },
    ])
  })

  test('a captcha whose answer looks like an id is imported', async () => {
    await register(host, { recaptchaResponse: 'sandbox-captcha-1764326400123' })
    const file = await exported(host)
    expect(file).toContain('sandbox-captcha-1764326400123')
    expect(await imported(host, file)).toEqual(done)
  })

  test('a table that the file does not know is seeded', async () => {
    const { tables: all, ...file } = await fileOf(host)
    const { tickets, ...tables } = all
    await imported(host, JSON.stringify({ ...file, tables }))
    expect((await fileOf(host)).tables.tickets).toHaveLength(tickets?.length ?? 0)
  })

  test('a request from before cannot be sent again', async () => {
    const file = await exported(host)
    await tokens(host)
    await imported(host, file)
    await signIn(host, 'nobody@example.com', 'Wrong-password-1')
    await imported(host, await exported(host))
    expect((await control(host, 'POST', '/events/call-000001/replay')).status).toBe(409)
  })

  test('a file of version 1 is migrated', async () => {
    const text = readFileSync('tests/support/fixtures/sandbox-version-1.json', 'utf8')
    const old = JSON.parse(text) as ExportedFile
    expect(await imported(host, text)).toEqual(done)
    const { version, clock, settings, tables } = await fileOf(host)
    expect({ version, clock, settings }).toEqual({
      version: 2,
      clock: { now: '2026-01-05T11:00:00.000Z', isStopped: false },
      settings: { ...defaultSettings, ...old.settings },
    })
    const { applications, counters: _, mails, tickets, ...others } = old.tables
    const reply = { description: expect.stringMatching('Thank you for your report'), userRole: 'A' }
    expect(tables.tickets).toEqual(
      tickets?.map((ticket) => (ticket.answerDueAt ? { ...ticket, answerDueAt: null, replies: [reply] } : ticket)),
    )
    expect(tables.mails?.slice(0, mails?.length)).toEqual(mails)
    for (const [table, rows] of Object.entries(others)) expect([table, tables[table]]).toEqual([table, rows])
    expect(tables.applications).toEqual(
      applications?.map(({ hasMadeUpPast, ...row }) => ({ ...row, hasSyntheticHistory: hasMadeUpPast })),
    )
    expect(tables.ledgerAccounts?.length).toBeGreaterThan(0)
    expect((await signIn(host, 'nil.demir@example.com', 'Bosphorus-1453!')).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, active.password)).status).toBe(200)
  })

  test('a reset takes a seed, and the same seed and calls give the same answers', async () => {
    const other = await openHost(name, { seed: 'of the other' })
    await control(host, 'POST', '/reset', { seed: ' of the other ' })
    expect(await exported(host)).toBe(await exported(other))
    expect(await tokens(host)).toEqual(await tokens(other))
    expect(await control(host, 'POST', '/reset')).toEqual(done)
    expect((await control(host, 'GET', '/state')).body).toMatchObject({ data: { seed: 'of the other' } })
    await other.close()
  })

  test.each([
    [{ seed: ' ' }, 'seed: Required'],
    [{ seed: 'x'.repeat(65) }, 'seed: The maximum allowed length is 64'],
    [{ seed: 7 }, 'seed: Expected text, but received 7'],
  ])('a reset with %j is refused', async (body, message) => {
    const before = await exported(host)
    expect(await control(host, 'POST', '/reset', body)).toEqual(refused(400, message))
    expect(await exported(host)).toBe(before)
  })
})

test.each([
  ['an import', '/import'],
  ['a reset', '/reset'],
])('%s that cannot be saved changes nothing', async (_, path) => {
  const storage = memoryStorage()
  const full = () => Promise.reject(new Error('IO error: No space left on device'))
  const host = await openHost('worker host', { storage: { ...storage, replace: full } })
  await register(host)
  const before = await exported(host)
  const { tables, ...file } = JSON.parse(before) as ExportedFile
  const body = path === '/import' ? { ...file, tables: { ...tables, mails: [] } } : { seed: 'new' }
  expect((await control(host, 'POST', path, body)).status).toBe(507)
  expect(await exported(host)).toBe(before)
})

test('what no sandbox would import again is not exported', async () => {
  const rows = new Map<string, StoredRow>()
  await register(await openHost('worker host', { storage: memoryStorage(rows) }))
  const { order = 0, row = {} } = rows.get('tickets/TCK-000001') ?? {}
  rows.set('tickets/TCK-000001', { order, row: { ...(row as Row), fileData: 'ç'.repeat(maxExportSize / 2) } })
  const host = await openHost('worker host', { storage: memoryStorage(rows) })
  const message = 'The sandbox has more than the 64 MiB that can be imported again: reset it'
  expect(await control(host, 'GET', '/export')).toEqual(refused(409, message))
  expect(await control(host, 'POST', '/snapshots', { name: 'Large' })).toEqual(refused(409, message))
})

test.each(scenarios.map(({ name }) => name))('what the scenario %s makes is the same after an import', async (name) => {
  const host = await openHost('worker host', {})
  expect((await control(host, 'POST', `/scenarios/${name}`, {})).status).toBe(200)
  const file = await exported(host)
  const other = await openHost('worker host', {})
  expect(await imported(other, file)).toEqual(done)
  expect(await exported(other)).toBe(file)
})

test('the seed of a reset is kept for the next process', async () => {
  const rows = new Map()
  const open = (seed: string) => openHost('worker host', { seed, storage: memoryStorage(rows) })
  await control(await open('one'), 'POST', '/reset', { seed: 'two' })
  const next = await open('one')
  expect((await control(next, 'GET', '/state')).body).toMatchObject({ data: { seed: 'two' } })
  const other = await openHost('worker host', { seed: 'two' })
  expect(await tokens(next)).toEqual(await tokens(other))
})
