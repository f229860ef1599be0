import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttpSender, endLateDeliveries } from '../../../../mocks/hosts/webhookSender.ts'

const request = (url: string) => ({
  id: 'msg_1',
  url,
  headers: { 'webhook-id': 'msg_1', 'webhook-signature': 'v1,own' },
  body: '{"type":"a"}',
})

/** What the bank learns of an answer. */
function reported() {
  let resolve: (call: { url: string; body: unknown }) => void
  const report = new Promise<{ url: string; body: unknown }>((resolveReport) => {
    resolve = resolveReport
  })
  const handle = async (call: Request) => {
    resolve({ url: call.url, body: await call.json() })
    return Response.json({ data: { nextAttemptAt: null } })
  }
  return { handle, report }
}

test.each([
  [200, 200],
  [302, 302],
  [503, 503],
  // No status of HTTP (RFC 9110 section 15).
  [600, null],
])('calls a server that answers %i and reports %s', async (status, known) => {
  const received: unknown[] = []
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    received.push([incoming.method, incoming.headers['webhook-id'], Buffer.concat(parts).toString()])
    outgoing.writeHead(status, { Location: '/elsewhere' }).end('ignored')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { handle, report } = reported()
  createHttpSender(handle).send(request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`))
  expect(await report).toEqual({
    url: 'http://localhost/sandbox/api/webhooks/msg_1/answer',
    body: { status: known, signature: 'v1,own' },
  })
  expect(received).toEqual([['POST', 'msg_1', '{"type":"a"}']])
})

test('reports a server that does not answer', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const { handle, report } = reported()
  createHttpSender(handle).send(request(`http://127.0.0.1:${port}/hook`))
  expect((await report).body).toEqual({ status: null, signature: 'v1,own' })
})

test('an answer to what was sent before a reset is not reported to the delivery that has its ID now', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((_, outgoing) => {
    waiting.push(outgoing)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const statuses: unknown[] = []
  const sender = createHttpSender(async (call) => {
    statuses.push(await call.json())
    return Response.json({ data: {} })
  })
  sender.send(request(url))
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  sender.send(request(url))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[0]?.writeHead(200).end()
  await vi.waitFor(() => expect(waiting[0]?.writableFinished).toBe(true))
  waiting[1]?.writeHead(503).end()
  await vi.waitFor(() => expect(statuses).toContainEqual({ status: 503, signature: 'v1,own' }))
  expect(statuses).toHaveLength(1)
})

test('of what several servers send, what has no answer after 15 seconds has none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000 })
  onTestFinished(() => void vi.useRealTimers())
  const delivery = (id: string, timestamp: number, state = 'sending') => ({
    id,
    state,
    attempts: [{ timestamp, signature: `v1,${id}` }],
  })
  const data = [delivery('late', 85), delivery('under way', 86), delivery('over', 10, 'delivered')]
  const calls: unknown[] = []
  await endLateDeliveries(async (call) => {
    const { pathname } = new URL(call.url)
    calls.push([call.method, pathname, call.method === 'POST' ? await call.json() : undefined])
    return Response.json({ data })
  })
  expect(calls).toEqual([
    ['GET', '/sandbox/api/webhooks', undefined],
    ['POST', '/sandbox/api/webhooks/late/answer', { status: null, signature: 'v1,late' }],
  ])
})
