import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostAccess } from '../../../mocks/hosts/access/hostAccess.ts'
import { createNodeHost } from '../../../mocks/hosts/server/nodeHost.ts'
import { connectionLost } from '../../../mocks/http/message.ts'
import { presentNginx, runNginx } from '../../../scripts/checks/realNginx.ts'
import { freePort } from '../../../scripts/support/freePort.ts'
import { maxExportSize } from '../../../src/rules/sandbox/data/exportFormat.ts'

/** deploy/sandbox-nginx.conf on a real nginx, where one is installed, before two servers that say what they were sent. */

const nginx = presentNginx()
const names = ['sandbox-1', 'sandbox-2'] as const

interface Answer {
  status: number | undefined
  /** What the server was sent; that of an answer of nginx is left out. */
  server?: { name: string; url: string; headers: Record<string, string>; length: number }
}

const access = hostAccess({ publicUrl: undefined, names: new Set(['sandbox.bank.test']), controlKey: undefined })
const losing = createNodeHost({ respond: async () => connectionLost }, undefined, { access })

/** Streams of changes send one line and stay open. */
function startServer(name: string): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.endsWith('/changes')) return void outgoing.write(':\n\n')
    if (incoming.url?.endsWith('/lost')) return void losing.emit('request', incoming, outgoing)
    let length = 0
    for await (const chunk of incoming) length += (chunk as Buffer).length
    outgoing.end(JSON.stringify({ name, url: incoming.url, headers: incoming.headers, length }))
  }).listen(0, '127.0.0.1')
  return once(server, 'listening').then(() => server)
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.skipIf(nginx === undefined)('nginx with deploy/sandbox-nginx.conf', () => {
  let servers: Server[]
  let port: number
  let stop: () => void

  beforeAll(async () => {
    servers = await Promise.all(names.map(startServer))
    port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'portico-proxy-'))
    let site = readFileSync('deploy/sandbox-nginx.conf', 'utf8')
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('listen [::]:80;', '')
      // Where docs/hosting.md was followed, there are certificates.
      .replace('include /etc/nginx/', `include ${folder}/`)
    for (const [index, name] of names.entries())
      site = site.replace(`${name}:8787`, `127.0.0.1:${portOf(servers[index] as Server)}`)
    stop = await runNginx(nginx as string, { folder, site, port })
  })
  afterAll(() => {
    stop()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  })

  const send = (path: string, { method = 'GET', body = '', headers = {} } = {}) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      request(
        { host: '127.0.0.1', port, path, method, headers: { Host: 'sandbox.bank.test:8443', ...headers } },
        resolve,
      )
        .on('error', reject)
        .end(body),
    )
  async function call(path: string, options = {}): Promise<Answer> {
    const answer = await send(path, options)
    const content = await text(answer)
    return { status: answer.statusCode, ...(answer.statusCode === 200 && { server: JSON.parse(content) }) }
  }
  const serverOf = async (path: string) => (await call(path)).server?.name

  test('a call arrives as it was sent, with the host and the address of its caller', async () => {
    const path = "/api/accounts/v1/accounts?name=O'Brien%2f&b=%20"
    const { server } = await call(path, { headers: { 'X-Forwarded-For': '192.0.2.7', sign: 'abc' } })
    expect(server).toMatchObject({
      url: path,
      headers: {
        host: 'sandbox.bank.test',
        'x-forwarded-for': '192.0.2.7, 127.0.0.1',
        'x-forwarded-host': 'sandbox.bank.test',
        'x-forwarded-proto': 'http',
        sign: 'abc',
      },
    })
    expect(server?.headers.connection).not.toBe('close')
  })

  test('a bank is always called at the same server, and banks are at both', async () => {
    const found = new Map<string, Set<unknown>>()
    for (const bank of Array.from({ length: 12 }, (_, index) => `team-${index}`))
      for (const path of [
        `/banks/${bank}/api/x`,
        `/sandbox/api/banks/${bank}`,
        `/portico/banks/${bank}/sandbox/api/clock`,
      ])
        found.set(bank, (found.get(bank) ?? new Set()).add(await serverOf(path)))
    expect([...found.values()].every((each) => each.size === 1)).toBe(true)
    expect(new Set([...found.values()].flatMap((each) => [...each]))).toEqual(new Set(names))
  })

  test.each([
    '/metrics',
    '/health/live',
    '/health/ready',
    '/%6detrics',
    '//metrics',
    '/x/../metrics',
    '/portico/metrics',
  ])('%s is not public', async (path) => {
    expect(await call(path)).toEqual({ status: 404 })
  })

  test('a body may be as large as that of an import, and no larger', async () => {
    const path = '/sandbox/api/import'
    const { server } = await call(path, { method: 'POST', body: 'x'.repeat(maxExportSize) })
    expect(server?.length).toBe(maxExportSize)
    const tooLarge = {
      method: 'POST',
      headers: { 'Content-Length': String(2 * maxExportSize), Expect: '100-continue' },
    }
    expect(await call(path, tooLarge)).toEqual({ status: 413 })
  })

  test('a stream of changes sends each line at once', async () => {
    const stream = await send('/banks/a/sandbox/api/changes')
    const [chunk] = await once(stream, 'data')
    expect(String(chunk)).toBe(':\n\n')
    stream.destroy()
  })

  test('a lost connection is an error for its caller, and leaves both servers in use', async () => {
    const before = await serverOf('/banks/a/x')
    expect(await call('/banks/a/lost', { method: 'POST' })).toEqual({ status: 502 })
    expect(await call('/banks/a/lost')).toEqual({ status: 502 })
    expect(await serverOf('/banks/a/x')).toBe(before)
  })

  test('a server that does not run is replaced by the other one', async () => {
    const stopped = servers[0] as Server
    const own = portOf(stopped)
    stopped.closeAllConnections()
    await new Promise((resolve) => stopped.close(resolve))
    for (let bank = 0; bank < 6; bank++) expect(await serverOf(`/banks/team-${bank}/x`)).toBe('sandbox-2')
    stopped.listen(own, '127.0.0.1')
    await once(stopped, 'listening')
  })
})
