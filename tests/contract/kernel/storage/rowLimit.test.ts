import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { levelStorage } from '../../../../mocks/db/storage/level/levelStorage.ts'
import { control, getUser, register, seededTickets, signIn, type Tokens, ticketCall, tokens } from '../../calls.ts'
import { type Host, type HostName, hostNames, openHost } from '../../hosts.ts'

const callLog = new Set(['counters', 'events', 'exchanges', 'hours', 'days', 'callCounts'])

async function rowsOf(host: Host): Promise<number> {
  const { body } = await control(host, 'GET', '/state')
  const { rows } = (body as { data: { rows: Record<string, number> } }).data
  return Object.entries(rows).reduce((sum, [table, count]) => (callLog.has(table) ? sum : sum + count), 0)
}

async function contentOf(host: Host) {
  const { tables } = (await (await host.call('/sandbox/api/export')).json()) as { tables: Record<string, unknown[]> }
  return Object.fromEntries(Object.entries(tables).filter(([table]) => !callLog.has(table)))
}

/** A developer is signed in, and the bank has as many rows as it may have with `room` more. */
async function openFull(name: HostName, room = 0): Promise<{ host: Host; most: number; session: Tokens }> {
  const probe = await openHost(name)
  await tokens(probe)
  const most = (await rowsOf(probe)) + room
  await probe.close()
  const host = await openHost(name, { maxRows: most })
  return { host, most, session: await tokens(host) }
}

/** The state of a bank in which more was done. */
async function largerFile(name: HostName): Promise<string> {
  const host = await openHost(name)
  await tokens(host)
  await register(host)
  const file = await (await host.call('/sandbox/api/export')).text()
  await host.close()
  return file
}

const full = (most: number) =>
  `This bank has reached its limit of ${most} rows (--rows), so nothing was changed. Delete data, or reset the bank with POST /sandbox/api/reset under its address`

describe.each(hostNames)('a bank that has as many rows as it may have, on the %s', (name) => {
  test('refuses what adds rows, with its reason, and changes nothing', async () => {
    const { host, most, session } = await openFull(name)
    const before = await contentOf(host)
    for (const _ of [1, 2]) {
      const { status, body } = await register(host)
      expect([status, (body as { header: object }).header]).toEqual([
        507,
        expect.objectContaining({ status: 'ERROR', statusCode: 507, message: full(most) }),
      ])
    }
    expect((await signIn(host)).body).toEqual({ error: 'server_error', error_description: full(most) })
    expect(await control(host, 'PUT', '/faults/getUser', { kind: 'timeout' })).toEqual({
      status: 507,
      body: { header: { status: 'ERROR', statusCode: 507, message: full(most) } },
    })
    expect(await contentOf(host)).toEqual(before)
    const { body } = await control(host, 'GET', '/events')
    const { data } = body as { data: { operation: string; status: number; decision: string; id: string }[] }
    const refused = data.filter(({ status }) => status === 507)
    expect(refused.map(({ operation, decision }) => `${operation} ${decision}`)).toEqual([
      'obtainToken refused',
      'register refused',
      'register refused',
    ])
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    expect((await getUser(host, session.access_token)).status).toBe(200)
    await host.close()
  })

  test('counts the calls that a fault hits, also those that it refuses', async () => {
    const { host } = await openFull(name, 1)
    const faults = async () => ((await control(host, 'GET', '/faults')).body as { data: object }).data
    await control(host, 'PUT', '/faults/register', { kind: 'delay', delay: 0, times: 2 })
    expect([(await register(host)).status, await faults()]).toEqual([
      507,
      { register: { kind: 'delay', delay: 0, times: 1 } },
    ])
    expect([(await register(host)).status, await faults()]).toEqual([507, {}])
    await host.close()
  })

  test('reads, changes, deletes and resets, and takes rows again when there is room', async () => {
    const { host, session } = await openFull(name, 1)
    const fault = (operation: string, method = 'PUT') =>
      control(host, method, `/faults/${operation}`, method === 'PUT' ? { kind: 'timeout' } : undefined)
    const statuses = async (...answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    expect(await statuses(fault('getUser'), fault('listTickets'))).toEqual([200, 507])
    expect(
      await statuses(
        ticketCall(host, 'detail', { ticketNumber: seededTickets.answered }, session.access_token),
        control(host, 'GET', '/customers'),
        control(host, 'POST', '/clock', { advance: 1000 }),
        control(host, 'PUT', '/settings', { rateLimit: 'off' }),
      ),
    ).toEqual([200, 200, 200, 200])
    expect(await statuses(fault('getUser', 'DELETE'), fault('listTickets'))).toEqual([200, 200])
    expect(await statuses(control(host, 'POST', '/reset', { seed: 'x' }), signIn(host))).toEqual([200, 200])
    await host.close()
  })

  test('refuses a file with more, and stays as it was; one with as many it takes', async () => {
    const larger = await largerFile(name)
    const { host } = await openFull(name)
    const before = await contentOf(host)
    const send = (file: string) => host.call('/sandbox/api/import', { method: 'POST', body: file })
    const own = await (await host.call('/sandbox/api/export')).text()
    const refused = await send(larger)
    expect([refused.status, await contentOf(host)]).toEqual([507, before])
    expect((await send(own)).status).toBe(200)
    await host.close()
  })
})

test('in a data folder calls that come at once get as many rows as there is room for, and a restart finds these', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const operations = ['getUser', 'listTickets', 'register', 'activate', 'listProducts']
  const probe = await openHost('server host')
  const most = (await rowsOf(probe)) + 2
  await probe.close()
  const storage = levelStorage(folder)
  const host = await openHost('server host', { maxRows: most, storage })
  const answers = await Promise.all(
    operations.map((operation) => control(host, 'PUT', `/faults/${operation}`, { kind: 'timeout' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 507, 507, 507])
  const [removed, kept] = operations.filter((_, index) => answers[index]?.status === 200)
  expect((await control(host, 'DELETE', `/faults/${removed}`)).status).toBe(200)
  await host.close()
  await storage.close?.()
  const reopened = levelStorage(folder)
  const again = await openHost('server host', { storage: reopened })
  const { data } = (await control(again, 'GET', '/faults')).body as { data: object }
  expect(Object.keys(data)).toEqual([kept])
  await again.close()
  await reopened.close?.()
})
