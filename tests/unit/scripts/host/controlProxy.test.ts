import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { controlProxy } from '../../../../scripts/host/controlProxy.ts'

const key = 'a-key-of-16-char'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

let received: Received[]
let bank: Server
let portal: Server
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listen(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

async function openPortal(path: string) {
  portal = await listen(createServer(controlProxy(`http://127.0.0.1:${portOf(bank)}${path}`, key)))
}

beforeEach(async () => {
  received = []
  bank = await listen(
    createServer(async (incoming, outgoing) => {
      const { method, url, headers } = incoming
      received.push({ method, url, headers, body: await text(incoming) })
      if (url?.endsWith('/changes'))
        return void outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n')
      outgoing.writeHead(418, { 'Content-Type': 'text/plain', 'x-other': 'yes' }).end('short and stout')
    }),
  )
  await openPortal('/banks/team-a')
})
afterEach(() => {
  for (const server of [bank, portal]) {
    server.closeAllConnections()
    server.close()
  }
})

/** As a browser or a program sends it: fetch sets some of these headers itself. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  const sent = request({ port: portOf(portal), host: '127.0.0.1', path, method, headers }).end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const own = () => ({ host: `localhost:${portOf(portal)}`, origin: `http://localhost:${portOf(portal)}` })

test('a control call reaches the bank with the key, and its answer the page', async () => {
  const headers = {
    ...own(),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: 'portico.token=x',
  }
  const answer = await send('/control/banks/team-a/sandbox/api/settings?a=1', headers, 'PUT', '{"otpCode":"sent"}')
  expect([answer.status, answer.body, answer.headers['x-other'], answer.headers['content-type']]).toEqual([
    418,
    'short and stout',
    'yes',
    'text/plain',
  ])
  expect(JSON.stringify(answer)).not.toContain(key)
  expect(received).toEqual([
    {
      method: 'PUT',
      url: '/banks/team-a/sandbox/api/settings?a=1',
      headers: {
        host: `127.0.0.1:${portOf(bank)}`,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        connection: 'keep-alive',
        'content-length': '18',
      },
      body: '{"otpCode":"sent"}',
    },
  ])
})

test('the stream of changes flows, and ends with its page', async () => {
  const sent = request({ port: portOf(portal), host: '127.0.0.1', path: '/control/sandbox/api/changes' }).end()
  const [answer] = await once(sent, 'response')
  expect([answer.headers['content-type'], String((await once(answer, 'data'))[0])]).toEqual([
    'text/event-stream',
    ':\n\n',
  ])
  sent.destroy()
  const connections = () => new Promise((resolve) => bank.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
})

test.each([
  '/control',
  '/control/',
  '/control/health',
  '/control/sandbox/apis',
  '/control/sandbox/api/../../oauth/token',
  '/control/banks/team-a/oauth/token',
  '/control/banks/Team/sandbox/api/clock',
  '/control//sandbox/api/clock',
  '/control/banks/a/banks/b/sandbox/api/clock',
])('%s is no control call', async (path) => {
  expect((await send(path)).status).toBe(404)
  expect(received).toEqual([])
})

describe.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'http://localhost:1' }],
  ['no origin', { origin: 'null' }],
  ['a name that points here', { host: 'evil.example', origin: 'http://evil.example' }],
])('from %s', (_, headers) => {
  test.each(['GET', 'POST', 'OPTIONS'])('a %s is refused', async (method) => {
    const { status, body } = await send('/control/sandbox/api/clock', { ...own(), ...headers }, method)
    expect([status, JSON.parse(body)]).toEqual([
      403,
      {
        header: { status: 'ERROR', statusCode: 403, message: 'Only pages of this portal may make control calls here' },
      },
    ])
    expect(received).toEqual([])
  })
})

test('a server with a path keeps it, and nothing beside it is called', async () => {
  portal.close()
  await openPortal('/portico/banks/team-a')
  await send('/control/banks/team-b/sandbox/api/clock')
  expect((await send('/control/../sandbox/api/clock')).status).toBe(404)
  expect(received.map(({ url }) => url)).toEqual(['/portico/banks/team-b/sandbox/api/clock'])
})

test('a bank that does not answer is said where a change may not be sent again', async () => {
  const { port } = bank.address() as AddressInfo
  bank.close()
  await expect(send('/control/sandbox/api/clock')).rejects.toThrow('socket hang up')
  const { status, body } = await send('/control/sandbox/api/reset', {}, 'POST')
  expect([status, JSON.parse(body)]).toEqual([
    502,
    { header: { status: 'ERROR', statusCode: 502, message: `The sandbox at http://127.0.0.1:${port} doesn’t answer` } },
  ])
})
