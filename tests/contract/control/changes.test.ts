import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { broadcastChanges } from '../../../mocks/hosts/browser/broadcastChanges.ts'
import { createKernel } from '../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'
import { changesChannel } from '../../../src/rules/sandbox/changes.ts'
import { frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'

let host: Host | undefined
afterEach(() => host?.close())

const decode = new TextDecoder()
const advance = { method: 'POST', body: '{"advance":1000}' }

async function nextEvent(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<unknown> {
  let text = ''
  while (!text.includes('data: ')) text += decode.decode((await reader.read()).value)
  return JSON.parse(text.slice(text.indexOf('data: ') + 6))
}

test('the server streams which tables change, and nothing when a call only reads', async () => {
  host = await openHost('server host')
  await host.call('/sandbox/api/state')
  const response = await host.call('/sandbox/api/changes')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ])
  await host.call('/sandbox/api/state')
  await host.call('/sandbox/api/clock', advance)
  expect(await nextEvent(reader)).toEqual({ tables: ['system'] })
  await host.call('/sandbox/api/faults/getUser', { method: 'PUT', body: '{"kind":"timeout"}' })
  expect(await nextEvent(reader)).toEqual({ tables: ['faults'] })
})

test('the stream takes HEAD, without a body, and no other method', async () => {
  host = await openHost('server host')
  const head = await host.call('/sandbox/api/changes', { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'text/event-stream', ''])
  const post = await host.call('/sandbox/api/changes', { method: 'POST', body: '{}' })
  const message = '/sandbox/api/changes takes GET, HEAD, not POST'
  expect([post.status, post.headers.get('Allow'), await post.json()]).toEqual([
    405,
    'GET, HEAD',
    { header: { status: 'ERROR', statusCode: 405, message } },
  ])
})

test('a reset is a change of every table, and says that all was replaced', async () => {
  const kernel = createKernel({ ...sandboxParts(), clock: frozenClock() })
  await kernel.handle(new Request('http://localhost/sandbox/api/state'))
  const seen: (readonly string[])[] = []
  const unsubscribe = kernel.subscribe((tables) => seen.push(tables))
  await kernel.handle(new Request('http://localhost/sandbox/api/reset', { method: 'POST', body: '{}' }))
  const state = await kernel.handle(new Request('http://localhost/sandbox/api/state'))
  const { data } = (await state.json()) as { data: { rows: Record<string, number> } }
  expect(seen).toEqual([[...Object.keys(data.rows), 'replaced']])
  unsubscribe()
  await kernel.handle(new Request('http://localhost/sandbox/api/clock', advance))
  expect(seen).toHaveLength(1)
})

test('an import, a restore and a scenario say so too, but not one that a call of a page would undo', async () => {
  const kernel = createKernel({ ...sandboxParts(), clock: frozenClock() })
  const call = (path: string, body?: string) =>
    kernel.handle(new Request(`http://localhost/sandbox/api${path}`, { ...(body && { method: 'POST', body }) }))
  const file = await (await call('/export')).text()
  await call('/snapshots', '{"name":"Before"}')
  const replaces = async (path: string, body = '{}') => {
    const seen: string[] = []
    const unsubscribe = kernel.subscribe((tables) => seen.push(...tables))
    const { status } = await call(path, body)
    unsubscribe()
    return [status, seen.filter((table) => table === 'replaced').length]
  }
  expect(await replaces('/import', file)).toEqual([200, 1])
  expect(await replaces('/import', '{"format":"another"}')).toEqual([400, 0])
  expect(await replaces('/snapshots/Before/restore')).toEqual([200, 1])
  expect(await replaces('/scenarios/bank-down')).toEqual([200, 1])
  expect(await replaces('/scenarios/token-about-to-expire')).toEqual([200, 0])
  expect(await replaces('/clock', '{"advance":1000}')).toEqual([200, 0])
})

test('a bank in the browser notifies every page of its origin', async () => {
  const kernel = createKernel({ ...sandboxParts(), clock: frozenClock() })
  broadcastChanges(kernel, null)
  const page = new BroadcastChannel(changesChannel)
  await kernel.handle(new Request('http://localhost/sandbox/api/state'))
  const [seeded] = (await once(page, 'message')) as [MessageEvent]
  expect((seeded.data as { tables: string[] }).tables).toContain('accounts')
  await kernel.handle(new Request('http://localhost/sandbox/api/clock', advance))
  const [changed] = (await once(page, 'message')) as [MessageEvent]
  expect(changed.data).toEqual({ tables: ['system'] })
  page.close()
})
