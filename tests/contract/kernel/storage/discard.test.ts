import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { control, mails, register } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

afterEach(() => void vi.restoreAllMocks())

interface State {
  rows: Record<string, number>
  accounts: unknown[]
  faults: unknown
}
const stateOf = async (host: Host) => ((await control(host, 'GET', '/state')).body as { data: State }).data

/** Registration makes the salt, enters the account, and then makes the key of its mail: that is where it breaks. */
function breakAfterTheAccount() {
  const { digest } = crypto.subtle
  vi.spyOn(crypto.subtle, 'digest')
    .mockImplementationOnce((...parameters) => digest.apply(crypto.subtle, parameters))
    .mockRejectedValueOnce(new Error('a planted bug'))
}

describe.each(hostNames)('on the %s', (name) => {
  test('what an unexpected exception left half done is really discarded', async () => {
    const rows = new Map<string, StoredRow>()
    const host = await openHost(name, { storage: memoryStorage(rows) })
    await register(host, { eMailAddress: 'ada@example.com' })
    await control(host, 'PUT', '/faults/register', { kind: 'delay', delay: 0, times: 2 })
    const before = await stateOf(host)
    const storedBefore = structuredClone(rows)

    breakAfterTheAccount()
    expect(await register(host)).toMatchObject({
      status: 500,
      body: { header: { statusCode: 500, message: 'Internal Server Error', txId: 'call-000002' } },
    })

    // The log says that the call failed; nothing else is left of it, also not in the storage.
    const after = await stateOf(host)
    expect(after).toEqual({ ...before, rows: { ...before.rows, events: 2, exchanges: 2 } })
    expect((await control(host, 'GET', '/events')).body).toMatchObject({
      data: [
        { id: 'call-000002', operation: 'register', status: 500 },
        { id: 'call-000001', status: 200 },
      ],
    })
    const changed = [...rows].filter(([key, row]) => JSON.stringify(storedBefore.get(key)) !== JSON.stringify(row))
    expect(changed.map(([key]) => key).toSorted()).toEqual([
      'counters/call',
      'events/call-000002',
      'exchanges/call-000002',
      'hours/2026-01-05T10:00:00.000Z/register/',
    ])
    expect(await stateOf(await openHost('worker host', { storage: memoryStorage(rows) }))).toEqual(after)

    expect((await register(host)).status).toBe(200)
    expect((await stateOf(host)).accounts).toContainEqual(expect.objectContaining({ id: 'account-000004' }))
    expect(await mails(host)).toHaveLength(2)
    await host.close()
  })

  test('a control call that breaks leaves the bank as it was', async () => {
    const host = await openHost(name)
    await register(host)
    const before = await stateOf(host)
    const { digest } = crypto.subtle
    vi.spyOn(crypto.subtle, 'digest')
      .mockImplementationOnce((...parameters) => digest.apply(crypto.subtle, parameters))
      .mockRejectedValueOnce(new Error('a planted bug'))
    expect((await control(host, 'POST', '/reset')).status).toBe(500)
    vi.restoreAllMocks()
    expect(await stateOf(host)).toEqual(before)
    await host.close()
  })
})
