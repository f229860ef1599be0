import { Query } from '@msw/data'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../mocks/db/storage.ts'
import type { StoredRow } from '../../mocks/db/table.ts'
import { control, register, tokens } from './calls.ts'
import { type Host, hostNames, openHost } from './hosts.ts'

const hour = 3_600_000
const data = async <Row>(host: Host, path: string) => (await control(host, 'GET', path)).body as { data: Row[] }

const eventRow = (index: number) => ({
  id: `old-${index}`,
  at: '2026-01-05T09:00:00.000Z',
  operation: 'getUser',
  status: 200,
  fault: null,
  subject: null,
})

/** A bank's rows with so many calls of developers, one in each hour back from the first day. */
async function withHistory(calls: number): Promise<Map<string, StoredRow>> {
  const rows = new Map<string, StoredRow>()
  await control(await openHost('worker host', { storage: memoryStorage(rows) }), 'POST', '/clock', { advance: 0 })
  for (let index = 0; index < calls; index++) {
    const start = new Date(Date.parse('2026-01-05T09:00:00.000Z') - (calls - index) * hour).toISOString()
    const id = `${start}/register/`
    const row = { id, hour: start, operation: 'register', subject: null, calls: 1, failures: 0 }
    rows.set(`hours/${id}`, { order: index, row })
  }
  return rows
}

describe.each(hostNames)('the log on the %s', (name) => {
  test('the event log keeps its 500 events, the newest', async () => {
    const rows = await withHistory(0)
    for (let index = 0; index < 400; index++) rows.set(`events/old-${index}`, { order: index, row: eventRow(index) })
    const host = await openHost(name, { storage: memoryStorage(rows) })
    await tokens(host)
    expect((await data(host, '/events')).data).toHaveLength(401)
    for (let call = 0; call < 110; call++) await host.call('/api-user-service/user/getuser', { method: 'POST' })
    const kept = (await data<{ id: string }>(host, '/events')).data
    expect(kept).toHaveLength(500)
    expect([kept.at(0)?.id, kept.at(-1)?.id]).toEqual(['call-000111', 'old-11'])
    await host.close()
  })

  test('hourly sums do not grow with registrations, and go after a year', async () => {
    const host = await openHost(name)
    for (let index = 0; index < 20; index++) await register(host, { eMailAddress: `developer${index}@example.com` })
    const first = { hour: '2026-01-05T10:00:00.000Z', operation: 'register', subject: null, calls: 20, failures: 0 }
    expect((await data(host, '/events/hours')).data).toEqual([first])
    await control(host, 'POST', '/clock', { advance: 365 * 24 * hour })
    await register(host, { eMailAddress: 'ada@example.com' })
    expect((await data(host, '/events/hours')).data).toHaveLength(2)
    await control(host, 'POST', '/clock', { advance: hour })
    await register(host, { eMailAddress: 'grace@example.com' })
    expect((await data<{ hour: string }>(host, '/events/hours')).data.map(({ hour }) => hour)).toEqual([
      '2027-01-05T10:00:00.000Z',
      '2027-01-05T11:00:00.000Z',
    ])
    await host.close()
  })
})

test('a call looks at as many rows after 8000 hours of calls as after none', async () => {
  const looked: number[] = []
  for (const calls of [0, 8000]) {
    const host = await openHost('worker host', { storage: memoryStorage(await withHistory(calls)) })
    await tokens(host)
    const tests = vi.spyOn(Query.prototype, 'test')
    await tokens(host)
    await register(host)
    looked.push(tests.mock.calls.length)
    tests.mockRestore()
  }
  const [few = 0, many = 0] = looked
  expect(few).toBeGreaterThan(0)
  // A table changes rows in collections of 128.
  expect(many - few).toBeLessThan(3 * 128)
})
