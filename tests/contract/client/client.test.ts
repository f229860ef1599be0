import { beforeEach, describe, expect, it } from 'vitest'
import { activate, reactivate, register } from '../../../src/api/account/onboarding.ts'
import { getUser, logout, refresh, signIn } from '../../../src/api/account/session.ts'
import { listApplications } from '../../../src/api/applications.ts'
import { createPortalClient, type PortalClient } from '../../../src/api/client/client.ts'
import { saveContact } from '../../../src/api/contact.ts'
import { getDefinition } from '../../../src/api/docs.ts'
import { listTickets } from '../../../src/api/tickets.ts'
import { OutdatedError, problems } from '../../../src/rules/problem.ts'
import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'
import { fetchFrom } from '../../support/fetchFrom.ts'
import { contactMessage } from '../../support/formRules.ts'
import { control } from '../calls.ts'
import { configuration } from '../configuration.ts'
import { type FrozenClock, firstDay, frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'

const ada = {
  name: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@lovelace.test',
  phoneNumber: '+441843000000',
  password: 'Analytical-Engine-1843',
  country: 'GB',
  recaptchaResponse: 'sandbox-captcha-1',
}
const forever = new AbortController().signal

let bank: Host
let clock: FrozenClock
let sent: Request[]
let client: PortalClient

const overNetwork =
  (answer: (request: Request) => Promise<Response>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    return answer(request)
  }

const toBank = fetchFrom(() => bank)

beforeEach(async () => {
  clock = frozenClock()
  sent = []
  bank = await openHost('worker host', { clock })
  client = createPortalClient({ configuration, clock, fetch: overNetwork(toBank) })
})

/** Of a bank that never answers. */
const silentClient = () =>
  createPortalClient({
    configuration,
    clock,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  })

const plant = (operation: string, fault: Fault) => control(bank, 'PUT', `/faults/${operation}`, fault)
const newestKey = async () => {
  const response = await bank.call(`/sandbox/api/mails?to=${ada.eMailAddress}`)
  const { data } = (await response.json()) as { data: { link: string }[] }
  return data[0]?.link.split('/').at(-1) ?? ''
}

const loadYaml = () => Promise.reject(new Error('no YAML was sent'))

describe('the client against the kernel', () => {
  it('registers, asks for the mail again, activates, signs in, reads the profile, refreshes and signs out', async () => {
    await register(client.scoped({ signal: forever }), ada)
    await reactivate(client.scoped({ signal: forever }), {
      eMailAddress: ada.eMailAddress,
      recaptchaResponse: 'sandbox-captcha-2',
    })
    await activate(client.scoped({ signal: forever }), { key: await newestKey() })
    const credentials = { username: ada.eMailAddress, password: ada.password, recaptchaResponse: 'sandbox-captcha-3' }
    const first = await signIn(client.scoped({ signal: forever }), credentials)
    expect({ ...first, access_token: '', refresh_token: '' }).toEqual({
      access_token: '',
      refresh_token: '',
      token_type: 'bearer',
      expires_in: 599,
      scope: 'portal',
    })
    expect(await getUser(client.scoped({ authorization: `Bearer ${first.access_token}`, signal: forever }))).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      eMailAddress: 'ada@lovelace.test',
      phoneNumber: '+441843000000',
      countryCode: 'GB',
    })
    const second = await refresh(client.scoped({ signal: forever }), { refreshToken: first.refresh_token ?? '' })
    await logout(client.scoped({ authorization: `Bearer ${second.access_token}`, signal: forever }))
    await expect(
      getUser(client.scoped({ authorization: `Bearer ${second.access_token}`, signal: forever })),
    ).rejects.toMatchObject({
      kind: 'answer',
      status: 401,
    })
    expect(sent.map(({ url }) => url)).toEqual([
      'http://services.test/api-user-service/user/register',
      'http://services.test/api-user-service/user/reactivate',
      'http://services.test/api-user-service/user/activate',
      'http://authorization.test/oauth/token',
      'http://services.test/api-user-service/user/getuser',
      'http://authorization.test/oauth/token',
      'http://services.test/api-user-service/user/logout',
      'http://services.test/api-user-service/user/getuser',
    ])
  })

  it('adds the context to JSON bodies only, and the dates to calls with a token only', async () => {
    await register(client.scoped({ signal: forever }), ada)
    await getUser(client.scoped({ authorization: 'Bearer nobody', signal: forever })).catch(() => {})
    await refresh(client.scoped({ signal: forever }), { refreshToken: 'nothing' }).catch(() => {})
    const [registered, profile, token] = sent as [Request, Request, Request]
    expect(await registered.json()).toEqual({ ...ada, context: { channel: 'APIPORTAL', language: 'TR' } })
    expect(registered.headers.get('client-milliseconds')).toBeNull()
    expect(await profile.json()).toEqual({ context: { channel: 'APIPORTAL', language: 'TR' } })
    expect(profile.headers.get('client-milliseconds')).toBe(String(firstDay))
    expect(Date.parse(profile.headers.get('client-date') ?? '')).toBe(firstDay)
    expect(profile.headers.get('client-date')).toMatch(/^2026-01-\d\dT\d\d:00:00\.000[+-]\d\d:\d\d$/)
    expect(await token.text()).toBe('scope=portal&grant_type=refresh_token&refresh_token=nothing')
    expect(token.headers.get('authorization')).toBe(`Basic ${btoa('portal:portal-secret')}`)
    expect(token.headers.get('client-milliseconds')).toBeNull()
  })

  it.each(['.evil.test/definition', '//evil.test/definition', 'https://evil.test/definition', ''])(
    'asks no other host for a definition: %j',
    async (swaggerUrl) => {
      await expect(getDefinition(client.scoped({ signal: forever }), { swaggerUrl, loadYaml })).rejects.toEqual(
        problems.malformed,
      )
      expect(sent).toEqual([])
    },
  )

  it.each([
    ['{"openapi":3.1,"paths":{}}', { openapi: 3.1, paths: {} }],
    ['{"swagger":2,"paths":{}}', { swagger: 2, paths: {} }],
    [
      '{"paths":{}}',
      {
        kind: 'malformed',
        message: 'The bank sent a document that is no API definition: it names no version of OpenAPI or Swagger.',
      },
    ],
  ])('takes a definition whose version is a number, and says so of one without any: %s', async (body, outcome) => {
    const answer = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })
    const { scoped } = createPortalClient({ configuration, clock, fetch: overNetwork(answer) })
    const request = { loadYaml, swaggerUrl: '/api-documentation-service/definitions/1' }
    expect(await getDefinition(scoped({ signal: forever }), request).catch((problem) => problem)).toEqual(outcome)
  })

  it('does not blame the bank when what reads YAML is gone with an older version', async () => {
    const { scoped } = createPortalClient({
      configuration,
      clock,
      fetch: overNetwork(
        async () => new Response('openapi: 3.1.0', { headers: { 'Content-Type': 'application/yaml' } }),
      ),
    })
    const gone = new OutdatedError('gone')
    const request = { loadYaml: () => Promise.reject(gone), swaggerUrl: '/api-documentation-service/definitions/1' }
    await expect(getDefinition(scoped({ signal: forever }), request)).rejects.toBe(gone)
  })

  it('asks for JSON and says what it sends: authenticated, public and token calls, and a definition', async () => {
    await getUser(client.scoped({ authorization: 'Bearer nobody', signal: forever })).catch(() => {})
    await activate(client.scoped({ signal: forever }), { key: 'key' }).catch(() => {})
    await refresh(client.scoped({ signal: forever }), { refreshToken: 'nothing' }).catch(() => {})
    await getDefinition(client.scoped({ signal: forever }), {
      loadYaml,
      swaggerUrl: '/api-documentation-service/definitions/1',
    }).catch(() => {})
    expect(sent.map(({ headers }) => [headers.get('accept'), headers.get('content-type')])).toEqual([
      ['application/json', 'application/json'],
      ['application/json', 'application/json'],
      ['application/json', 'application/x-www-form-urlencoded'],
      ['application/json', null],
    ])
  })

  it.each<[what: string, fault: Fault, problem: object]>([
    [
      'a failure with words',
      { kind: 'status', status: 503, message: 'Closed' },
      { kind: 'answer', status: 503, message: 'Closed', described: true },
    ],
    [
      'an envelope that says ERROR under 200',
      { kind: 'status', status: 200, message: 'Not today' },
      { kind: 'answer', status: 500, message: 'Not today', described: true },
    ],
    ['no answer', { kind: 'connectionLost' }, { kind: 'network', message: 'Network Error' }],
    [
      'a page instead of JSON',
      { kind: 'notJson' },
      { kind: 'malformed', message: 'Unexpected response from the server' },
    ],
    ['another shape', { kind: 'wrongShape' }, { kind: 'malformed', message: 'Unexpected response from the server' }],
  ])('makes a Problem of %s', async (_, fault, problem) => {
    await plant('getUser', fault)
    await expect(getUser(client.scoped({ authorization: 'Bearer any', signal: forever }))).rejects.toEqual(problem)
  })

  it.each([
    [
      'savecontact',
      (c: PortalClient) => saveContact(c.scoped({ signal: forever }), { ...contactMessage, recaptchaResponse: 'x' }),
    ],
    ['activate', (c: PortalClient) => activate(c.scoped({ signal: forever }), { key: 'key' })],
    ['ticket/list', (c: PortalClient) => listTickets(c.scoped({ authorization: 'Bearer any', signal: forever }))],
    [
      'dashboard/applications',
      (c: PortalClient) => listApplications(c.scoped({ authorization: 'Bearer any', signal: forever })),
    ],
  ])("does not report HTTP 200 with status ERROR and no usable message as 'OK': %s", async (_, send) => {
    const refused = { header: { status: 'ERROR', statusCode: 500, message: null } }
    const answer = async () => Response.json(refused, { status: 200, statusText: 'OK' })
    await expect(send(createPortalClient({ configuration, clock, fetch: overNetwork(answer) }))).rejects.toEqual({
      kind: 'answer',
      status: 500,
      message: 'System error occured',
      described: false,
    })
  })

  it('takes no page for the success of a call of which only the success is read', async () => {
    await plant('activate', { kind: 'notJson' })
    await expect(activate(client.scoped({ signal: forever }), { key: 'key' })).rejects.toEqual({
      kind: 'malformed',
      message: 'Unexpected response from the server',
    })
  })

  it.each([
    ['a call', 10_000, (c: PortalClient) => getUser(c.scoped({ authorization: 'Bearer any', signal: forever }))],
    ['a registration', 15_000, (c: PortalClient) => register(c.scoped({ signal: forever }), ada)],
    ['a call before sign-in', 20_000, (c: PortalClient) => activate(c.scoped({ signal: forever }), { key: 'key' })],
  ] as const)('gives %s %d ms, and not one more', async (_, limit, send) => {
    const outcome = send(silentClient()).then(
      () => 'answered',
      (problem: unknown) => problem,
    )
    await clock.waitedFor()
    let ended = false
    void outcome.then(() => {
      ended = true
    })
    clock.pass(limit - 1)
    await new Promise(setImmediate)
    expect(ended).toBe(false)
    clock.pass(1)
    expect(await outcome).toEqual({ kind: 'timeout', message: 'Request Timeout' })
  })

  it('stops with its caller, who receives the reason and no Problem', async () => {
    const caller = new AbortController()
    const reason = new Error('left the screen')
    const call = getUser(silentClient().scoped({ authorization: 'Bearer any', signal: caller.signal }))
    await clock.waitedFor()
    caller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })
})
