import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { activate, captcha, control, newestKey, post, register, registrationBody, tokens } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

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

  test('hourly sums do not grow with registrations, become sums of days after a week, and go after a year', async () => {
    const host = await openHost(name)
    for (let index = 0; index < 20; index++) await register(host, { eMailAddress: `developer${index}@example.com` })
    const first = { hour: '2026-01-05T10:00:00.000Z', operation: 'register', subject: null, calls: 20, failures: 0 }
    expect((await data(host, '/events/hours')).data).toEqual([first])
    await control(host, 'POST', '/clock', { advance: 7 * 24 * hour })
    await register(host, { eMailAddress: 'ada@example.com' })
    expect((await data(host, '/events/hours')).data).toHaveLength(2)
    await control(host, 'POST', '/clock', { advance: hour })
    await register(host, { eMailAddress: 'grace@example.com' })
    const hours = async () => (await data<{ hour: string }>(host, '/events/hours')).data.map(({ hour }) => hour)
    expect(await hours()).toEqual(['2026-01-12T10:00:00.000Z', '2026-01-12T11:00:00.000Z'])
    const none = Array.from({ length: 24 }, () => 0)
    const calls = none.map((_, index) => (index === 10 ? 20 : 0))
    expect((await data(host, '/events/days')).data).toEqual([
      { day: '2026-01-05T00:00:00.000Z', operation: 'register', subject: null, calls, failures: none },
    ])
    await control(host, 'POST', '/clock', { advance: 366 * 24 * hour })
    await register(host, { eMailAddress: 'edsger@example.com' })
    expect(await hours()).toEqual(['2027-01-13T11:00:00.000Z'])
    expect((await data(host, '/events/days')).data).toEqual([])
    await host.close()
  })
})

/** The sizes of the arrays that are filtered and cut during a call: how many rows its tables look at. */
async function rowsLookedAt<Answer>(call: () => Promise<Answer>): Promise<[size: number, answer: Answer]> {
  const looks = [vi.spyOn(Array.prototype, 'filter'), vi.spyOn(Array.prototype, 'slice')]
  const answer = await call()
  const sizes = looks.flatMap((look) => look.mock.contexts.map((rows) => (rows as unknown[]).length))
  for (const look of looks) look.mockRestore()
  return [sizes.reduce((sum, size) => sum + size, 0), answer]
}

test('calls look at as many rows after 8000 hours of calls and 200 registrations as after none', async () => {
  const looked: number[] = []
  const eMailAddress = 'ada@example.com'
  for (const [calls, registrations] of [
    [0, 0],
    [8000, 200],
  ] as const) {
    const host = await openHost('worker host', { storage: memoryStorage(await withHistory(calls)) })
    for (let index = 0; index < registrations; index++)
      await register(host, { eMailAddress: `developer${index}@example.com` })
    const [registering] = await rowsLookedAt(() => register(host, { eMailAddress }))
    await activate(host, await newestKey(host))
    const [signingIn, { access_token }] = await rowsLookedAt(() =>
      tokens(host, eMailAddress, registrationBody.password),
    )
    const bearer = { Authorization: `bearer ${access_token}` }
    const [listing] = await rowsLookedAt(() => post(host, '/api-dashboard-service/dashboard/applications', {}, bearer))
    const [reminding] = await rowsLookedAt(() =>
      post(host, '/api-user-service/user/resetpassword', { eMailAddress, recaptchaResponse: captcha() }),
    )
    const [control] = await rowsLookedAt(() => data(host, '/events/days'))
    expect(control).toBeGreaterThan(calls / 24)
    looked.push(registering + signingIn + listing + reminding)
  }
  const [few = 0, many = 0] = looked
  expect(many - few).toBeLessThan(100)
})
