import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNodeHost } from '../../../mocks/hosts/server/nodeHost.ts'
import { maxBodySize } from '../../../mocks/http/body.ts'
import { createKernel } from '../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { control } from '../calls.ts'
import { calledPath, type Host, hostNames, openHost } from '../hosts.ts'

const user = '/api-user-service/user'

describe.each(hostNames)('addresses and methods on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test('a wrong method has the error shape of its address', async () => {
    const response = await host.call('/oauth/token', { method: 'DELETE' })
    expect([response.status, response.headers.get('Allow'), await response.json()]).toEqual([
      405,
      'POST',
      { error: 'invalid_request', error_description: `${calledPath(name, '/oauth/token')} takes POST, not DELETE` },
    ])
  })

  test.each([
    ['GET', `${user}/register`, 'POST'],
    ['PATCH', '/sandbox/api/settings', 'GET, HEAD, PUT'],
    ['POST', '/sandbox/api/faults/getUser', 'PUT, DELETE'],
    ['POST', '/api-ticket-service/ticket/update', 'PUT'],
  ])('a wrong method is 405 with Allow: %s %s', async (method, path, allow) => {
    const response = await host.call(path, { method })
    expect([response.status, response.headers.get('Allow'), await response.json()]).toEqual([
      405,
      allow,
      {
        header: {
          status: 'ERROR',
          statusCode: 405,
          message: `${calledPath(name, path)} takes ${allow}, not ${method}`,
        },
      },
    ])
  })

  test.each([
    ['/sandbox/api/clock', 200, 'application/json'],
    ['/ocf-auth-server/auth/oauth/authorize', 400, 'text/html; charset=utf-8'],
    ['/api/accounts/v1/accounts', 401, 'application/json'],
    ['/nowhere', 404, 'application/json'],
    ['/oauth/token', 405, 'application/json'],
  ])('HEAD %s is answered like GET, without the body', async (path, status, type) => {
    const response = await host.call(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([status, type, ''])
  })

  test.each(['/sandbox/api/faults/%E0%A4%A', '/api-documentation-service/definitions/%E0%A4%A', '/%E0%A4%A', '/%'])(
    '%s in a path is 404',
    async (path) => {
      const response = await host.call(path, { method: 'PUT' })
      expect([response.status, ((await response.json()) as { header: { message: string } }).header.message]).toEqual([
        404,
        `Unknown call: PUT ${calledPath(name, path)}`,
      ])
    },
  )

  test.each([
    [
      '/api/accounts/v2/accounts',
      {
        header: {
          status: 'ERROR',
          statusCode: 404,
          detailCode: '-1',
          message: `Unknown call: GET ${calledPath(name, '/api/accounts/v2/accounts')}`,
          txId: expect.stringMatching(/^[0-9a-f]{10}$/),
        },
      },
    ],
    [
      '/ocf-auth-server/auth/oauth/tokens',
      {
        error: 'invalid_request',
        error_description: `Unknown call: GET ${calledPath(name, '/ocf-auth-server/auth/oauth/tokens')}`,
      },
    ],
  ])('%s is 404 in the shape of the calls beside it', async (path, body) => {
    const response = await host.call(path)
    expect([response.status, await response.json()]).toEqual([404, body])
  })

  test('//host/… is not taken as a path of ours', async () => {
    for (const path of [`//evil.example${user}/register`, `/${user}/register`, '//evil.example/sandbox/api/reset'])
      expect((await host.call(path, { method: 'POST' })).status).toBe(404)
  })

  const message = 'The request body is too large'
  const header = { status: 'ERROR', statusCode: 413, message }
  const ofServices = { header: { ...header, detailCode: '-1', txId: expect.stringMatching(/^[0-9a-f]{10}$/) } }
  test.each<[path: string, body: object]>([
    [`${user}/register`, { header }],
    ['/sandbox/api/clock', { header }],
    ['/sandbox/api/banks/team-a', { header }],
    ['/api/moneytransfers/v1/fast', ofServices],
    ['/api/nothing', ofServices],
    [bankPaths.token, { error: 'invalid_request', error_description: message }],
  ])('a body over the limit is refused by %s in the shape of its other errors', async (path, body) => {
    const answer = await host.call(path, { method: 'POST', body: new Uint8Array(maxBodySize + 1) })
    expect([answer.status, await answer.json()]).toEqual([413, body])
  })

  test('a call of a service whose body is too large is found in the log by its txId', async () => {
    const answer = await host.call('/api/moneytransfers/v1/fast', {
      method: 'POST',
      body: new Uint8Array(maxBodySize + 1),
    })
    const { txId } = ((await answer.json()) as { header: { txId: string } }).header
    expect(await control(host, 'GET', `/events/${txId}`)).toMatchObject({
      body: { data: { operation: 'unknown', status: 413, decision: 'refused', message } },
    })
  })
})

describe('the HTTP server, byte by byte', () => {
  const server = createNodeHost(createKernel(sandboxParts()))
  let port = 0
  beforeEach(async () => {
    if (server.listening) return
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as { port: number }).port
  })

  /** What comes back until the connection ends or an answer is whole. */
  /** By its length, its last chunk, or a status without a body; anything else ends with the connection. */
  function isWhole(answer: string): boolean {
    const end = answer.indexOf('\r\n\r\n')
    const [head, body] = [answer.slice(0, end), answer.slice(end + 4)]
    if (end < 0) return false
    if (statusOf(answer) === 204) return true
    if (/^transfer-encoding: chunked$/im.test(head)) return body.endsWith('0\r\n\r\n')
    return body.length >= Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN)
  }

  async function send(...parts: (string | Uint8Array)[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    let received = ''
    // A reset is an error, after which the connection is closed.
    const ended = new Promise<void>((resolve) => void socket.on('close', () => resolve()))
    const whole = new Promise<void>((resolve) =>
      socket.on('data', (data) => {
        received += data.toString('latin1')
        if (isWhole(received)) resolve()
      }),
    )
    for (const part of parts) socket.write(part)
    await Promise.race([ended, whole])
    socket.destroy()
    return received
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  const head = (line: string, headers: Record<string, string> = {}) =>
    [`${line} HTTP/1.1`, ...Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}`)]
      .concat('', '')
      .join('\r\n')

  test('a body over the limit is refused while it arrives', async () => {
    const announced = await send(head(`POST ${user}/register`, { 'Content-Length': String(maxBodySize + 1) }), 'x')
    expect(statusOf(announced)).toBe(413)
    const asked = { 'Content-Length': String(maxBodySize + 1), Expect: '100-continue' }
    expect(statusOf(await send(head(`POST ${user}/register`, asked)))).toBe(413)
    const piece = Buffer.alloc(1024 * 1024, 'x')
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')])
    const chunks = Array.from({ length: 17 }, () => chunk)
    expect(statusOf(await send(head(`POST ${user}/register`, { 'Transfer-Encoding': 'chunked' }), ...chunks))).toBe(413)
  })

  test('of two Authorization or Content-Type headers none is taken', async () => {
    const made = await fetch(`http://127.0.0.1:${port}/sandbox/api/applications`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Till', oauthRedirectUri: 'https://till.example.com/callback' }),
    })
    const { data } = (await made.json()) as { data: { clientId: string; clientSecret: string } }
    const form = 'grant_type=client_credentials&scope='
    const token = (...lines: readonly string[]) =>
      send(
        head(`POST ${bankPaths.token}`, { 'Content-Length': String(form.length) }).trimEnd(),
        '\r\n',
        ...lines,
        '\r\n',
        form,
      )
    const basic = `Authorization: Basic ${btoa(`${data.clientId}:${data.clientSecret}`)}\r\n`
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
    expect(statusOf(await token(basic, type))).toBe(200)
    expect(statusOf(await token(basic, type, 'Authorization: Basic x\r\n'))).toBe(401)
    expect(statusOf(await token(basic, type, 'Content-Type: application/json\r\n'))).toBe(400)
  })

  test.each([
    ['an absolute address of its own', () => head(`GET http://127.0.0.1:${port}/sandbox/api/clock`), 200],
    ['an absolute address of another host', () => head('GET http://evil.example/sandbox/api/clock'), 403],
    ['an address with a password', () => head(`GET http://a:b@127.0.0.1:${port}/sandbox/api/clock`), 400],
    ['an address of another kind', () => head('GET ftp://127.0.0.1/sandbox/api/clock'), 400],
    ['CONNECT', () => head(`CONNECT 127.0.0.1:${port}`), 501],
    ['its own host in capitals', () => head('GET /sandbox/api/clock', { Host: `LOCALHOST:${port}` }), 200],
    ['a foreign Host', () => head('GET /sandbox/api/clock', { Host: 'evil.example' }), 403],
    ['no path at all', () => head('OPTIONS *'), 400],
    ['TRACE', () => head('TRACE /sandbox/api/clock'), 501],
    ['two slashes', () => head('GET //evil.example/sandbox/api/clock'), 404],
    ['a broken escape', () => head('PUT /sandbox/api/faults/%E0%A4%A', { 'Content-Length': '0' }), 404],
    ['a null byte', () => head('GET /sandbox/api/\0clock'), 400],
    ['an unknown method', () => head('BREW /sandbox/api/clock'), 400],
    ['a header of 20 kB', () => head('GET /sandbox/api/clock', { 'X-Long': 'x'.repeat(20_000) }), 431],
    ['two lengths', () => head('POST /sandbox/api/clock', { 'Content-Length': '2\r\nContent-Length: 3' }), 400],
    ['a chunk that is none', () => `${head('POST /sandbox/api/clock', { 'Transfer-Encoding': 'chunked' })}zz\r\n`, 400],
    ['a method with Allow', () => head('DELETE /sandbox/api/clock'), 405],
    ['an unknown expectation', () => head('GET /sandbox/api/clock', { Expect: 'tea' }), 417],
    ['an upgrade', () => head('GET /sandbox/api/clock', { Connection: 'Upgrade', Upgrade: 'websocket' }), 200],
  ])('%s is answered and not cut off', async (_, request, status) => {
    expect(statusOf(await send(request()))).toBe(status)
    expect(statusOf(await send(head('GET /sandbox/api/clock')))).toBe(200)
  })

  test.each([
    ['two', () => head('GET /sandbox/api/clock', { Accept: '*/*\r\nHost: evil.example' }), 'more than one'],
    ['two that are the same', () => head('GET /health', { Accept: `*/*\r\nHost: 127.0.0.1:${port}` }), 'more than one'],
    ['none', () => 'GET /sandbox/api/clock HTTP/1.0\r\n\r\n', 'no'],
  ])('a request with %s of the header Host is 400 and says so', async (_, request, found) => {
    const answer = await send(request())
    expect([statusOf(answer), answer.slice(answer.indexOf('\r\n\r\n') + 4)]).toEqual([
      400,
      `{"header":{"status":"ERROR","statusCode":400,"message":"The request has ${found} Host header"}}`,
    ])
  })

  test('a page on loopback may send the headers of the bank and the sandbox, and read every header', async () => {
    const asked = {
      Origin: 'http://localhost:4173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'sign, x-sandbox-fault,x-sandbox-ip, x-other',
    }
    const answer = await send(head('OPTIONS /api/public/v1/deposits/rates', asked))
    const headers = Array.from(
      answer.matchAll(/^(Access-Control-[\w-]+|Vary): ([^\r\n]*)/gim),
      ([, ...header]) => header,
    )
    expect(Object.fromEntries(headers)).toEqual({
      'Access-Control-Allow-Origin': 'http://localhost:4173',
      'Access-Control-Expose-Headers': '*',
      Vary: 'Origin',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers':
        'Accept, Authorization, Content-Type, Client-Date, Client-Milliseconds, sign, isResponseSigned, Idempotency-Key, X-Request-ID, x-sandbox-fault, x-sandbox-ip',
      'Access-Control-Max-Age': '600',
    })
    const fromPublicPage = { ...asked, 'Access-Control-Request-Private-Network': 'true' }
    expect(await send(head('OPTIONS /api/public/v1/deposits/rates', fromPublicPage))).toContain(
      '\r\nAccess-Control-Allow-Private-Network: true\r\n',
    )
  })

  test.each([
    ['after an interim answer', {}, 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['without any answer to a proxy', { 'X-Forwarded-For': '192.0.2.7' }, ''],
  ])('a fault loses the connection %s', async (_, headers, received) => {
    const request = head('GET /api/public/v1/deposits/rates', { 'x-sandbox-fault': 'connectionLost', ...headers })
    expect(await send(request)).toBe(received)
  })

  test('a call that is cut off in mid-body changes nothing', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head('POST /sandbox/api/clock', { 'Content-Length': '100' })}{"advance":`)
    await once(socket, 'connect')
    socket.destroy()
    await once(socket, 'close')
    const answer = await send(head('GET /sandbox/api/clock'))
    expect(answer).toContain('"offset":0')
  })
})
