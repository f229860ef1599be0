import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { controlCalls } from '../../../../mocks/control/controlCalls.ts'
import { bankCalls } from '../../../../mocks/hosts/banks/bankCalls.ts'
import { controlBase } from '../../../../mocks/http/paths.ts'
import { active, captcha, signIn } from '../../calls.ts'
import { type ManyBanks, openManyBanks } from '../../manyBanks.ts'

const controlKey = 'the-key-of-this-test'
const key = { Authorization: `Bearer ${controlKey}` }

let server: ManyBanks
beforeEach(async () => {
  server = await openManyBanks({ access: { controlKey } })
})
afterEach(() => server.close())

const send = (path: string, init: RequestInit = {}) => server.call(path, { redirect: 'manual', ...init })
const read = async (path: string, init: RequestInit = { headers: key }) => {
  const response = await send(path, init)
  return { status: response.status, text: await response.text() }
}

/** Each call that controls the server or a bank, as method and path. */
const calls: readonly (readonly [method: string, path: string])[] = [
  ...bankCalls
    .filter(({ method }) => method !== 'delete')
    .map(({ method, path }) => [method.toUpperCase(), path.replace(':name', 'team-a')] as const),
  ...['', '/banks/team-a'].flatMap((bank) => [
    ...controlCalls.map(({ method, path }) => [method.toUpperCase(), `${bank}${controlBase}${path}`] as const),
    ['GET', `${bank}${controlBase}/changes`] as const,
    ['GET', `${bank}${controlBase}`] as const,
    ['GET', `${bank}${controlBase}/nothing`] as const,
  ]),
  ['DELETE', `${controlBase}/banks/team-a`] as const,
].map(([method, path]) => [method, path.replace(':operation', 'getUser').replaceAll(/:\w+/g, '1')] as const)

const refusal = (message: string) => ({ header: { status: 'ERROR', statusCode: 401, message } })
const needed = refusal(
  'Control calls of this sandbox need its control key: send Authorization: Bearer KEY, or start the portal with --control-key KEY',
)
const wrong = refusal(
  'This is not the control key of this sandbox: send the one that its server was started with, or start the portal with it',
)
const challenge = 'Bearer realm="sandbox control"'

const refused: readonly (readonly [what: string, headers: Record<string, string>, body: object, challenge: string])[] =
  [
    ['no key', {}, needed, challenge],
    ['another key', { Authorization: 'Bearer the-key-of-a-test' }, wrong, `${challenge}, error="invalid_token"`],
    [
      'the key by Basic',
      { Authorization: `Basic ${btoa(`a:${controlKey}`)}` },
      wrong,
      `${challenge}, error="invalid_token"`,
    ],
    ['the key elsewhere', { 'X-Control-Key': controlKey, Cookie: `key=${controlKey}` }, needed, challenge],
  ]

describe.each(refused)('with %s', (_, headers, body, expectedChallenge) => {
  test('each control call is refused, and nothing happens', async () => {
    await send(`${controlBase}/banks/team-a`, { method: 'PUT', headers: key })
    const everything = async () => {
      const texts = []
      for (const path of ['/export', '/banks/team-a/sandbox/api/export', '/banks'])
        texts.push((await read(path.startsWith('/banks/') ? path : `${controlBase}${path}`)).text)
      return texts.map((text) => [text.length, createHash('sha256').update(text).digest('hex')])
    }
    const before = await everything()
    expect(before.map(([length = 0]) => Number(length) > 100)).toEqual([true, true, true])
    const answers = []
    for (const [method, path] of calls) {
      const response = await send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      // A stream of changes that is not refused has no end.
      const answer = response.status === 401 ? await response.json() : await response.body?.cancel()
      answers.push([method, path, response.status, response.headers.get('WWW-Authenticate'), answer])
    }
    expect(answers).toEqual(calls.map(([method, path]) => [method, path, 401, expectedChallenge, body]))
    expect(await everything()).toEqual(before)
  })
})

test('with the key each control call answers as it does on a server without one', async () => {
  const open = await openManyBanks()
  const statusesOf = async (at: ManyBanks, headers: Record<string, string>) => {
    const statuses = []
    for (const [method, path] of calls.filter(([, path]) => !path.endsWith('/changes'))) {
      const response = await at.call(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      statuses.push(`${method} ${path} ${response.status}`)
      await response.body?.cancel()
    }
    return statuses
  }
  const [statuses, expected] = [await statusesOf(server, key), await statusesOf(open, {})]
  await open.close()
  expect(statuses).toEqual(expected)
  expect(statuses.filter((status) => status.endsWith(' 200')).length).toBeGreaterThan(50)
})

test('the stream of changes is open to the key alone', async () => {
  const changes = await send(`${controlBase}/changes`, { headers: key })
  expect([changes.status, changes.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  await changes.body?.cancel()
})

test.each([
  '/sandbox/api/./clock',
  '/banks/../sandbox/api/clock',
  '/%2e/sandbox/api/clock',
  '/sandbox/api/clock?x=/health',
  '/sandbox/api/clock#',
  '\\sandbox\\api\\clock',
])('%s needs the key as well', async (path) => {
  expect((await send(path)).status).toBe(401)
})

test.each([
  '//sandbox/api/clock',
  '/sandbox//api/clock',
  '/Sandbox/API/clock',
  '/sandbox%2Fapi/clock',
  '/s%61ndbox/api/clock',
  '/banks/team-a//sandbox/api/clock',
  '/banks/team-a/banks/team-a/sandbox/api/clock',
])('%s is no control call', async (path) => {
  await send(`${controlBase}/banks/team-a`, { method: 'PUT', headers: key })
  expect((await send(path)).status).toBe(404)
})

test('a body that is refused is not waited for', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  const answer = await send(`${controlBase}/import`, init).then(
    ({ status }) => status,
    () => 'closed',
  )
  expect([401, 'closed']).toContain(answer)
  expect((await send('/health')).status).toBe(200)
})

test.each(['/', '/health', '/openapi.json', '/.well-known/oauth-authorization-server'])(
  '%s is open to everyone',
  async (path) => {
    expect((await send(path)).status).toBe(200)
  },
)

test('the page at / says that control calls need the key', async () => {
  const { text } = await read('/', {})
  expect(text).toContain('need its control key: <code>Authorization: Bearer KEY</code>.')
  expect(text).not.toContain('need no token')
})

describe('where calls make banks', () => {
  beforeEach(async () => {
    await server.close()
    server = await openManyBanks({ access: { controlKey }, isOnDemand: true })
  })

  test('only a control call makes one', async () => {
    for (const path of ['/health', '/', '/oauth/token', '/sandbox/api/clock'])
      await send(`/banks/team-a${path}`, { headers: { Authorization: 'Bearer another-key-16-c' } })
    expect(await read('/banks/team-a/health', {})).toEqual({
      status: 404,
      text: '{"header":{"status":"ERROR","statusCode":404,"message":"There is no bank team-a. Create it with PUT /sandbox/api/banks/team-a"}}',
    })
    // A service call makes none, whatever it has.
    expect((await read('/banks/team-a/health')).status).toBe(404)
    expect((await read('/banks/team-a/sandbox/api/clock')).status).toBe(200)
    expect((await read('/banks/team-a/health', {})).status).toBe(200)
  })
})

test('the key is in nothing that the sandbox shows, also when a program sends it by mistake', async () => {
  await signIn(server)
  const form = new URLSearchParams({
    grant_type: 'password',
    username: active.eMailAddress,
    recaptchaResponse: captcha(),
  })
  const mistaken = [
    await read('/api/accounts/v1/accounts', { headers: key }),
    await read('/oauth/token', { method: 'POST', headers: key, body: form }),
    await read('/sandbox/api/nothing'),
    await read('/sandbox/api/faults/nothing', { method: 'PUT', headers: key, body: '{' }),
  ]
  expect(mistaken.map(({ status }) => status)).toEqual([401, 401, 404, 404])
  const shown = [
    ...mistaken,
    ...(await Promise.all(
      [
        '/',
        '/health',
        '/openapi.json',
        ...['/events', '/har', '/export', '/state'].map((path) => `${controlBase}${path}`),
      ].map((path) => read(path)),
    )),
  ]
  const events = JSON.parse((await read(`${controlBase}/events`)).text) as { data: { id: string }[] }
  for (const { id } of events.data) shown.push(await read(`${controlBase}/events/${id}/exchange`))
  expect(shown.filter(({ text }) => text.includes(controlKey))).toEqual([])
  expect(shown.some(({ text }) => text.includes('[redacted]'))).toBe(true)
})
