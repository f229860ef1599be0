import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { createRequestsReader, readHar } from '../../../../src/api/sandbox/requests.ts'
import type { SandboxEvent } from '../../../../src/rules/sandbox/requests/requestLog.ts'
import { control, getUser } from '../../calls.ts'
import { firstDay, frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

const signal = new AbortController().signal
const idOf = (call: number) => `call-${String(call).padStart(6, '0')}`
const range = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => idOf(newest - index))

describe.each(hostNames)('the log of calls on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  const call = async (times: number) => {
    for (let each = 0; each < times; each++) await getUser(host, 'any')
  }
  const idsOf = async (query: string) => {
    const { body } = await control(host, 'GET', `/events?${query}`)
    return (body as { data: { id: string }[] }).data.map(({ id }) => id)
  }

  test('is read since a call, before one and up to a number', async () => {
    await call(6)
    expect(await idsOf('')).toEqual(range(6, 1))
    expect(await idsOf(`from=${idOf(4)}`)).toEqual(range(6, 4))
    expect(await idsOf(`before=${idOf(4)}`)).toEqual(range(3, 1))
    expect(await idsOf(`before=${idOf(6)}&from=${idOf(2)}&limit=3`)).toEqual(range(5, 3))
    expect(await idsOf(`limit=2&operation=getUser`)).toEqual(range(6, 5))
    expect(await idsOf(`operation=logout`)).toEqual([])
  })

  test.each([
    [`from=${idOf(9)}`, 404, `There is no call ${idOf(9)}: the newest 10000 calls are kept`],
    ['before=x', 404, 'There is no call x: the newest 10000 calls are kept'],
    ['limit=0', 400, 'limit: Expected a number from 1 to 10000'],
    ['limit=10001', 400, 'limit: Expected a number from 1 to 10000'],
    ['limit=all', 400, 'limit: Expected a number from 1 to 10000'],
  ])('refuses %s', async (query, status, message) => {
    expect(await control(host, 'GET', `/events?${query}`)).toEqual({
      status,
      body: { header: { status: 'ERROR', statusCode: status, message } },
    })
  })

  test('an archive has the calls that are asked for', async () => {
    await call(3)
    const events = ((await control(host, 'GET', '/events')).body as { data: SandboxEvent[] }).data
    const fetch = host.call as typeof globalThis.fetch
    expect(await readHar(fetch, events.slice(1), signal)).toEqual({
      log: {
        version: '1.2',
        creator: { name: 'Portico sandbox', version: '1' },
        entries: [idOf(1), idOf(2)].map((comment) => expect.objectContaining({ comment })),
      },
    })
  })

  test('the panel reads all of it once, then what is new, and all again after a reset', async () => {
    const asked: string[] = []
    const fetch = (async (path: string, init: RequestInit) => {
      if (path.includes('/events')) asked.push(path.replace('/sandbox/api/events?limit=500', ''))
      return host.call(path, init)
    }) as typeof globalThis.fetch
    const read = createRequestsReader()
    const ids = async () => (await read(fetch, signal)).events.map(({ id }) => id)
    const newlyAsked = () => asked.splice(0)

    expect(await ids()).toEqual([])
    await call(2)
    expect(await ids()).toEqual(range(2, 1))
    expect(newlyAsked()).toEqual(['', ''])
    await call(3)
    expect(await ids()).toEqual(range(5, 1))
    expect(await ids()).toEqual(range(5, 1))
    expect(newlyAsked()).toEqual([`&from=${idOf(2)}`, `&from=${idOf(5)}`])

    await control(host, 'POST', '/reset')
    await call(1)
    expect(await ids()).toEqual(range(1, 1))
    expect(newlyAsked()).toEqual([`&from=${idOf(5)}`, ''])
    await control(host, 'POST', '/reset')
    await control(host, 'POST', '/clock', { advance: 1000 })
    await call(1)
    const { events } = await read(fetch, signal)
    expect(events.map(({ id, at }) => [id, at])).toEqual([[idOf(1), new Date(firstDay + 1000).toISOString()]])
    expect(newlyAsked()).toEqual([`&from=${idOf(1)}`, ''])
  })
})

test('ten thousand calls are kept and read in pages', async () => {
  const rows = new Map<string, StoredRow>()
  const clock = frozenClock()
  const open = () => openHost('worker host', { clock, storage: memoryStorage(rows) })
  await control(await open(), 'POST', '/clock', { advance: 0 })
  const old = (index: number) => `old-${String(index).padStart(5, '0')}`
  for (let index = 0; index < 10_000; index++) {
    const row = {
      id: old(index),
      at: new Date(firstDay).toISOString(),
      operation: 'getUser',
      application: null,
      subject: null,
      status: 200,
      decision: 'accepted',
      message: null,
      fault: null,
      duration: 1,
    }
    rows.set(`events/${row.id}`, { order: index - 10_000, row })
  }
  const host = await open()
  let answers = 0
  const fetch = ((path: string, init: RequestInit) => {
    answers += path.includes('/events') ? 1 : 0
    return host.call(path, init)
  }) as typeof globalThis.fetch
  await getUser(host, 'any')
  const read = createRequestsReader()
  const { events } = await read(fetch, signal)
  expect([events.length, events[0]?.id, events[1]?.id, events.at(-1)?.id, answers]).toEqual([
    10_000,
    idOf(1),
    old(9999),
    old(1),
    21,
  ])
  await getUser(host, 'any')
  const newer = (await read(fetch, signal)).events
  expect([newer.length, newer[0]?.id, newer.at(-1)?.id, answers]).toEqual([10_000, idOf(2), old(2), 22])
  expect([...rows.keys()].filter((key) => key.startsWith('events/'))).toHaveLength(10_000)
})
