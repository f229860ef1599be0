import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { scenarios } from '../../../mocks/control/scenarios/scenarios.ts'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { textLimits } from '../../../mocks/db/textLimits.ts'
import { maxBodySize, maxExportSize } from '../../../mocks/http/body.ts'
import { defaultSettings } from '../../../src/rules/sandbox/sandbox.ts'
import { active, control, getUser, register, signIn, tokens } from '../calls.ts'
import { firstDay, frozenClock } from '../frozenClock.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const day = 86_400_000
const same = 'same@example.com'

type Row = Record<string, unknown>
interface File {
  format: string
  version: number
  seed: string
  clock: { now: string; isStopped: boolean }
  settings: Row
  tables: Record<string, Row[]>
}

const exported = async (host: Host) => (await host.call('/sandbox/api/export')).text()
const fileOf = async (host: Host) => JSON.parse(await exported(host)) as File

async function imported(host: Host, body: BodyInit) {
  const response = await host.call('/sandbox/api/import', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as unknown }
}
const done = { status: 200, body: { header: { status: 'SUCCESS', statusCode: 200, message: null } } }
const refused = (status: number, message: string) => ({
  status,
  body: { header: { status: 'ERROR', statusCode: status, message } },
})

const withFirst = ({ tables, ...file }: File, name: string, change: Row): unknown => ({
  ...file,
  tables: { ...tables, [name]: tables[name]?.map((row, index) => (index === 0 ? { ...row, ...change } : row)) },
})

const read = async (host: Host) =>
  Promise.all(['/state', '/status', '/events', '/mails', '/due', '/faults'].map((path) => control(host, 'GET', path)))

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
    const { tables, ...file } = (await response.json()) as File
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

  const refusals: [what: string, change: (file: File) => unknown, message: string][] = [
    ['a list', () => [], 'The file is not a JSON object'],
    ['no format', ({ format: _, ...file }) => file, 'format: Expected portico-sandbox'],
    ['the format of another product', (file) => ({ ...file, format: 'wiremock' }), 'format: Expected portico-sandbox'],
    ['no version', ({ version: _, ...file }) => file, 'version: Expected a whole number from 1'],
    ['half a version', (file) => ({ ...file, version: 1.5 }), 'version: Expected a whole number from 1'],
    [
      'a newer version',
      (file) => ({ ...file, version: 3 }),
      'version: The file is of version 3, and this sandbox reads up to 2',
    ],
    ['no seed', ({ seed: _, ...file }) => file, 'seed: Required'],
    [
      'a time in words',
      (file) => ({ ...file, clock: { ...file.clock, now: 'noon' } }),
      'clock.now: Expected a time such as 2026-03-14T07:32:07.000Z',
    ],
    [
      'a time far away',
      (file) => ({ ...file, clock: { ...file.clock, now: '2226-01-01T00:00:00.000Z' } }),
      'clock.now: More than a hundred years from now',
    ],
    [
      'an unknown setting',
      (file) => ({ ...file, settings: { ...file.settings, colour: 'red' } }),
      'settings.colour: Expected a value of type `never`, but received: `"red"`',
    ],
    ['no tables', ({ tables: _, ...file }) => file, 'tables: Required'],
    [
      'a table that is an object',
      ({ tables, ...file }) => ({ ...file, tables: { ...tables, mails: {} } }),
      'tables.mails: Expected an array value, but received: [object Object]',
    ],
    [
      'an unknown table',
      ({ tables, ...file }) => ({ ...file, tables: { ...tables, parrots: [] } }),
      'tables.parrots: This version of the sandbox has no such table',
    ],
    [
      'a system table',
      ({ tables, ...file }) => ({ ...file, tables: { ...tables, system: [] } }),
      'tables.system: This version of the sandbox has no such table',
    ],
    [
      'no counters',
      ({ tables: { counters: _, ...tables }, ...file }) => ({ ...file, tables }),
      'tables.counters: Required',
    ],
    [
      'a counter below a row',
      ({ tables, ...file }) => ({
        ...file,
        tables: { ...tables, counters: tables.counters?.filter(({ id }) => id !== 'TCK') ?? [] },
      }),
      'tables.counters: TCK is below TCK-000001',
    ],
    [
      'a row without a field',
      ({ tables, ...file }) => ({
        ...file,
        tables: {
          ...tables,
          accounts: tables.accounts?.map(({ login, ...row }, index) => (index === 1 ? row : { login, ...row })),
        },
      }),
      'tables.accounts.1.login: Required',
    ],
    [
      'a row with a wrong value',
      ({ tables, ...file }) => ({ ...file, tables: { ...tables, usedCaptchas: [{ id: 'x', usedAt: 'now' }] } }),
      'tables.usedCaptchas.0.usedAt: Expected an integer, but received: "now"',
    ],
    [
      'a moment that no calendar has',
      ({ tables, ...file }) => ({
        ...file,
        tables: { ...tables, jobs: tables.jobs?.map((row) => ({ ...row, at: 9e15 })) },
      }),
      'tables.jobs.0.at: Expected a integer less than or equal to 253402128000000 but received `9000000000000000`',
    ],
    [
      'a row twice',
      ({ tables, ...file }) => ({
        ...file,
        tables: { ...tables, tickets: [...(tables.tickets ?? []), tables.tickets?.[0]] },
      }),
      'tables.tickets.6: tickets already has TCK-000001',
    ],
    [
      'a unique value twice',
      ({ tables, ...file }) => ({
        ...file,
        tables: { ...tables, accounts: tables.accounts?.map((row) => ({ ...row, login: same, eMailAddress: same })) },
      }),
      `tables.accounts.1: accounts.login ${same} is taken`,
    ],
    [
      'a lifetime of more than a hundred years',
      (file) => ({ ...file, settings: { ...file.settings, expiresIn: 1e15 } }),
      'settings.expiresIn: Expected a integer less than or equal to 3162240000 but received `1000000000000000`',
    ],
    [
      'a lifetime of no time',
      (file) => ({ ...file, settings: { expiresIn: 0 } }),
      'settings.expiresIn: Expected a integer greater than or equal to 1 but received `0`',
    ],
    [
      'a seed of a megabyte',
      (file) => ({ ...file, seed: 'x'.repeat(1_000_000) }),
      'seed: The maximum allowed length is 64',
    ],
    ...[
      'file:///etc/passwd',
      'http://example.com/hooks',
      'https://user:secret@example.com/',
      'javascript:alert(1)',
    ].map((url): [string, (file: File) => unknown, string] => [
      `a webhook to ${url}`,
      (file) => withFirst(file, 'webhookSubscriptions', { url }),
      'tables.webhookSubscriptions.0.url: Expected an https address of at most 255 characters',
    ]),
    ...['javascript:alert(1)', '//evil.test', '/\\evil.test', 'https://evil.test', '/a b'].map(
      (link): [string, (file: File) => unknown, string] => [
        `a mail with the link ${link}`,
        ({ tables, ...file }) => ({
          ...file,
          tables: {
            ...tables,
            mails: [{ id: 'x', sentAt: file.clock.now, to: same, subject: 'x', text: 'x', link }],
          },
        }),
        'tables.mails.0.link: Expected a path of the portal',
      ],
    ),
    [
      'a redirect URI that is a script',
      (file) => withFirst(file, 'applications', { oauthRedirectUri: 'javascript:alert(1)' }),
      'tables.applications.0.oauthRedirectUri: Invalid URI !',
    ],
    [
      'an application with an IP address that is none',
      (file) => withFirst(file, 'applications', { ipList: ['999.1.1.1'] }),
      'tables.applications.0.ipList.0: ',
    ],
    [
      'an account whose login is of another address',
      (file) => withFirst(file, 'accounts', { login: 'other@example.com' }),
      'tables.accounts.0: The login is the email address in lower case',
    ],
    [
      'a ticket with a file that is no Base64',
      (file) => withFirst(file, 'tickets', { fileData: '<script>' }),
      'tables.tickets.0.fileData: ',
    ],
    [
      'a value that cannot be printed',
      ({ tables, ...file }) => ({ ...file, tables: { ...tables, mails: [{ toString: 1 }] } }),
      'tables.mails.0.id: Required',
    ],
  ]

  test.each(refusals)('%s is refused whole', async (_, change, message) => {
    const { access_token } = await tokens(host)
    await register(host)
    const before = await exported(host)
    const answer = await imported(host, JSON.stringify(change(JSON.parse(before) as File)))
    expect(answer.status).toBe(400)
    const { header } = answer.body as { header: { message: string } }
    expect(header.message).toContain(message)
    expect(header.message.length).toBeLessThan(400)
    expect(await exported(host)).toBe(before)
    expect((await getUser(host, access_token)).status).toBe(200)
  })

  test('free texts are as long as calls take them, and no longer', async () => {
    const file = await fileOf(host)
    const tooLong: string[] = []
    const places: [table: string, limit: keyof typeof textLimits, change: (text: string) => Row][] = [
      ['transfers', 'explanation', (explanation) => ({ explanation })],
      ['transfers', 'personName', (receiverName) => ({ receiverName })],
      ['qrOrders', 'qrExplanation', (explanation) => ({ explanation })],
      ['qrOrders', 'qrPlace', (place) => ({ place })],
      ['virtualCards', 'virtualCardName', (name) => ({ name })],
      ['baasCards', 'embossedName', (embossedName) => ({ embossedName })],
      ['baasCustomers', 'personName', (name) => ({ name })],
      ['onboardings', 'email', (email) => ({ email })],
    ]
    for (const [table, limit, change] of places) {
      expect(file.tables[table]).not.toHaveLength(0)
      const ofLength = (length: number) => JSON.stringify(withFirst(file, table, change('a'.repeat(length))))
      expect([table, limit, await imported(host, ofLength(textLimits[limit]))]).toEqual([table, limit, done])
      const { status, body } = await imported(host, ofLength(textLimits[limit] + 1))
      tooLong.push(`${status} ${(body as { header: { message: string } }).header.message.slice(0, 40)}`)
    }
    expect(tooLong).toEqual(places.map(([table]) => expect.stringMatching(`^400 tables\\.${table}\\.0\\.`)))
  })

  test('text that is not JSON, and a file that is too large, are refused', async () => {
    const before = await read(host)
    expect(await imported(host, '{"format":')).toEqual(refused(400, 'The file is not a JSON object'))
    expect(await imported(host, new Uint8Array(maxExportSize + 1))).toEqual(
      refused(413, 'The file is larger than 64 MiB'),
    )
    expect(await read(host)).toEqual(before)
  })

  test('a file may be larger than any other body', async () => {
    const file = await exported(host)
    expect(await imported(host, file + ' '.repeat(maxBodySize))).toEqual(done)
    expect(await exported(host)).toBe(file)
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
      body: '{}',
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
    const old = JSON.parse(text) as File
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
    [{ seed: 7 }, 'seed: Expected a string, but received: 7'],
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
  const { tables, ...file } = JSON.parse(before) as File
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

test('the texts of a file are limited as the definitions limit those of the calls', () => {
  type Schema = { maxLength?: number; properties: Record<string, Schema> }
  const schemasOf = (file: string): Record<string, Schema | undefined> =>
    parse(readFileSync(`mocks/openapi/${file}.yaml`, 'utf8'))
  const { PersonName } = schemasOf('shared/schemas')
  const { Email, Address } = schemasOf('shared/baas')
  const { QrExplanation, QrOrder } = schemasOf('qr-orders/components')
  const documented = {
    explanation: schemasOf('money-transfers/components').Explanation,
    qrExplanation: QrExplanation,
    qrPlace: QrOrder?.properties.place,
    personName: PersonName,
    virtualCardName: schemasOf('virtual-cards/components').VirtualCardName,
    embossedName: schemasOf('baas-cards/components').EmbossedName,
    email: Email,
    addressLine: Address?.properties.line,
    district: Address?.properties.district,
    city: Address?.properties.city,
  } satisfies Record<keyof typeof textLimits, unknown>
  expect(Object.fromEntries(Object.entries(documented).map(([name, schema]) => [name, schema?.maxLength]))).toEqual(
    textLimits,
  )
})
