import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maxBodySize } from '../../../../mocks/http/body.ts'
import { serviceList } from '../../../../mocks/portal/definitions/catalogue.ts'
import { discoveryPaths } from '../../../../src/rules/bank/authorization/discovery.ts'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { active, control, mails, register, signIn } from '../../calls.ts'
import { firstDay } from '../../frozenClock.ts'
import type { Host } from '../../hosts.ts'
import { authorizeAddress, consent, formOf, openLogin, submit } from '../../login.ts'
import { type ManyBanks, openManyBanks } from '../../manyBanks.ts'
import { redirectUri, requestToken, saveClient, signed } from '../../oauth.ts'

let server: ManyBanks
beforeEach(async () => {
  server = await openManyBanks()
})
afterEach(() => server.close())

const make = (name: string, body?: unknown) => control(server, 'PUT', `/banks/${name}`, body)
const context = { channel: 'API', language: 'EN' }
const made = new Date(firstDay).toISOString()
const success = (statusCode: number, data?: unknown) => ({
  status: statusCode,
  body: { header: { status: 'SUCCESS', statusCode, message: null }, ...(data !== undefined && { data }) },
})
const error = (statusCode: number, message: string) => ({
  status: statusCode,
  body: { header: { status: 'ERROR', statusCode, message } },
})
const read = async (host: Host, path: string) => {
  const response = await host.call(path)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const info = (name: string, changes: object = {}) => ({
  name,
  url: `${server.url}/banks/${name}`,
  createdAt: made,
  lastCallAt: null,
  rows: expect.any(Number),
  request: {},
  ...changes,
})

describe('a bank', () => {
  test('is made once, and the same again changes nothing', async () => {
    const body = { seed: 'x', startTime: '2030-01-01T13:00:00+03:00', rateLimit: 'off' }
    const request = { ...body, startTime: '2030-01-01T10:00:00.000Z' }
    expect(await make('team-a', body)).toEqual(success(201, info('team-a', { request })))
    expect(await make('team-a', request)).toEqual(success(200, info('team-a', { request })))
    const { data } = (await control(server.bank('team-a'), 'GET', '/state')).body as { data: Record<string, unknown> }
    const startOffset = Date.parse(request.startTime) - Date.parse(made)
    expect([data.seed, data.clock, (data.settings as { rateLimit: string }).rateLimit]).toEqual([
      'x',
      { now: '2030-01-01T10:00:00.000Z', offset: 0, isStopped: false, startOffset },
      'off',
    ])
    await control(server.bank('team-a'), 'POST', '/reset')
    const settings = (await control(server.bank('team-a'), 'GET', '/settings')).body as { data: { rateLimit: string } }
    expect(settings.data.rateLimit).toBe('off')
    expect(await make('team-a')).toEqual(
      error(
        409,
        `There is already a bank team-a, created with ${JSON.stringify(request)}: send the same body, or delete the bank first`,
      ),
    )
  })

  test('is not made by a body over the limit', async () => {
    expect(await make('team-a', 'x'.repeat(maxBodySize))).toEqual(error(413, 'The request body is too large'))
  })

  test('is listed with its age, its size and its last call', async () => {
    await make('team-b')
    await make('team-a')
    server.clock.pass(60_000)
    await control(server.bank('team-b'), 'GET', '/clock')
    const called = info('team-b', { lastCallAt: new Date(firstDay + 60_000).toISOString() })
    expect(await control(server, 'GET', '/banks')).toEqual(success(200, [info('team-a'), called]))
    const [, before] = ((await control(server, 'GET', '/banks')).body as { data: { rows: number }[] }).data
    await register(server.bank('team-b'))
    const after = (await control(server, 'GET', '/banks/team-b')).body as { data: { rows: number } }
    expect(after.data.rows).toBeGreaterThan(before?.rows ?? Number.NaN)
  })

  test('starts from a snapshot, of itself or of the default bank', async () => {
    await make('team-a', { seed: 'a' })
    await register(server.bank('team-a'))
    await control(server.bank('team-a'), 'POST', '/snapshots', { name: 'Nil' })
    await control(server, 'POST', '/snapshots', { name: 'Plain' })
    const of = async (name: string) =>
      ((await control(server.bank(name), 'GET', '/state')).body as { data: { seed: string; accounts: unknown[] } }).data
    expect((await make('team-b', { snapshot: { bank: 'team-a', name: 'Nil' } })).status).toBe(201)
    expect((await make('team-c', { snapshot: { name: 'Plain' } })).status).toBe(201)
    const [one, other, plain] = [await of('team-a'), await of('team-b'), await of('team-c')]
    expect([other.seed, other.accounts, plain.seed]).toEqual(['a', one.accounts, 'portico'])
    expect(await make('team-d', { snapshot: { name: 'Nil' } })).toEqual(
      error(404, 'snapshot.name: the default bank has no snapshot Nil'),
    )
    expect(await make('team-d', { snapshot: { bank: 'team-x', name: 'Nil' } })).toEqual(
      error(404, 'snapshot.bank: there is no bank team-x'),
    )
    expect(await control(server, 'GET', '/banks/team-d')).toEqual(error(404, 'There is no bank team-d'))
  })

  test('that starts at another time has snapshots of real time', async () => {
    await make('team-a', { startTime: '2030-01-01T13:00:00+03:00' })
    expect((await control(server.bank('team-a'), 'POST', '/snapshots', { name: 'Nil' })).body).toMatchObject({
      data: { savedAt: made, time: '2030-01-01T10:00:00.000Z' },
    })
  })

  test('ends with all that it has', async () => {
    await make('team-a')
    await register(server.bank('team-a'))
    const changes = await server.bank('team-a').call('/sandbox/api/changes')
    expect(await control(server, 'DELETE', '/banks/team-a')).toEqual(success(200))
    expect(await changes.text()).toBe(':\n\n')
    const missing = error(404, 'There is no bank team-a. Create it with PUT /sandbox/api/banks/team-a')
    expect(await control(server.bank('team-a'), 'GET', '/clock')).toEqual(missing)
    expect(await read(server.bank('team-a'), '/sandbox/api/changes')).toEqual(missing)
    expect(await control(server, 'DELETE', '/banks/team-a')).toEqual(error(404, 'There is no bank team-a'))
    await make('team-a')
    expect(await mails(server.bank('team-a'))).toEqual([])
  })

  test('answers a call that waits when it ends', async () => {
    await make('team-a')
    await control(server.bank('team-a'), 'PUT', '/faults/obtainToken', { kind: 'delay', delay: 60_000 })
    const waiting = signIn(server.bank('team-a'))
    const events = async () => (await control(server.bank('team-a'), 'GET', '/events')).body
    await expect.poll(events).toMatchObject({ data: [{ operation: 'obtainToken' }] })
    const [, answer] = await Promise.all([control(server, 'DELETE', '/banks/team-a'), waiting])
    expect(answer).toEqual(error(404, 'There is no bank team-a. Create it with PUT /sandbox/api/banks/team-a'))
  })
})

test.each([
  ['Team', undefined, 'name: A bank’s name has 1 to 63 characters: a to z, 0 to 9 and hyphens'],
  ['a'.repeat(64), undefined, 'name: A bank’s name has 1 to 63 characters: a to z, 0 to 9 and hyphens'],
  ['%2e%2e%2fa', undefined, 'name: A bank’s name has 1 to 63 characters: a to z, 0 to 9 and hyphens'],
  ['a', { sed: 'x' }, 'sed: Unknown field. Known fields: seed, startTime, rateLimit, snapshot'],
  ['a', { snapshot: { nam: 'x' } }, 'snapshot.nam: Unknown field. Known fields: bank, name'],
  ['a', { startTime: 'noon' }, 'startTime: noon is not an ISO 8601 time with an offset, from 2000 to 2099'],
  ['a', { rateLimit: 'on' }, 'rateLimit: Expected off'],
  [
    'a',
    { seed: 'x', snapshot: { name: 'y' } },
    'seed: a bank from a snapshot has the seed of the snapshot, so leave out one of the two',
  ],
])('%s with %o is refused', async (name, body, message) => {
  expect(await make(name, body)).toEqual(error(400, message))
  expect(await control(server, 'GET', '/banks')).toEqual(success(200, []))
})

const definedService = serviceList.find(({ swaggerUrl }) => swaggerUrl !== '')?.serviceId

const tokenUrlsOf = (definition: object) => [
  ...new Set(Array.from(JSON.stringify(definition).matchAll(/"tokenUrl":"([^"]*)"/g), ([, url]) => url)),
]

describe('an address', () => {
  test.each(['/banks/Team/health', '/banks/te%61m/health', '/banks/%2e%2e%2f/health'])(
    '%s has no bank',
    async (path) => {
      await make('team')
      const name = path.split('/')[2]
      expect(await read(server, path)).toEqual(
        error(404, `${name} is not a bank name: A bank’s name has 1 to 63 characters: a to z, 0 to 9 and hyphens`),
      )
    },
  )

  test('of another bank, or of the calls that make banks, is not within a bank', async () => {
    await make('a')
    await make('b')
    expect(await read(server.bank('a'), '/banks/b/health')).toEqual(
      error(404, 'Unknown call: GET /banks/a/banks/b/health'),
    )
    const elsewhere = 'Named banks are created and listed at /sandbox/api/banks, not under the address of a bank'
    for (const path of ['/sandbox/api/banks', '/sandbox/api/banks/b'])
      expect(await read(server.bank('a'), path)).toEqual(error(404, elsewhere))
    expect((await server.bank('a').call('/sandbox/api/banks/b', { method: 'DELETE' })).status).toBe(404)
    expect((await control(server, 'GET', '/banks/b')).status).toBe(200)
  })

  test('is named with its bank in what is said of a call that there is not', async () => {
    await make('a')
    for (const [method, path, status, message] of [
      ['GET', '/nowhere', 404, 'Unknown call: GET /banks/a/nowhere'],
      ['GET', '/sandbox/api/nowhere', 404, 'Unknown call: GET /banks/a/sandbox/api/nowhere'],
      ['DELETE', '/sandbox/api/clock', 405, '/banks/a/sandbox/api/clock takes GET, HEAD, POST, not DELETE'],
      ['POST', '/sandbox/api/changes', 405, '/banks/a/sandbox/api/changes takes GET, HEAD, not POST'],
    ] as const) {
      const response = await server.bank('a').call(path, { method })
      expect([response.status, await response.json()]).toEqual([
        status,
        { header: { status: 'ERROR', statusCode: status, message } },
      ])
    }
  })

  test('is on this machine only, for each bank', async () => {
    await make('a')
    const foreign = await server.bank('a').call('/health', { headers: { Origin: 'https://elsewhere.example' } })
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      {
        header: {
          status: 'ERROR',
          statusCode: 403,
          message:
            'This server answers pages of localhost, 127.0.0.1 and [::1] only: to allow those of another host, start it with --allow-host',
        },
      },
    ])
  })

  test('is in every document that the bank publishes', async () => {
    await make('a')
    const base = `${server.url}/banks/a`
    const bank = server.bank('a')
    const authorizationServer = (await read(bank, discoveryPaths.authorizationServer)).body
    expect([authorizationServer.issuer, authorizationServer.token_endpoint, authorizationServer.jwks_uri]).toEqual([
      base,
      `${base}/ocf-auth-server/auth/oauth/token`,
      `${base}${discoveryPaths.keySet}`,
    ])
    expect((await read(server, `${discoveryPaths.authorizationServer}/banks/a`)).body).toEqual(authorizationServer)
    expect((await read(server, `${discoveryPaths.protectedResource}/banks/a`)).body.authorization_servers).toEqual([
      base,
    ])
    expect((await read(bank, '/openapi.json')).body.servers).toEqual([{ url: base, description: 'Sandbox' }])
    const page = await (await bank.call('')).text()
    expect([...page.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      '/banks/a/openapi.json',
      '/banks/a/health',
    ])
    const definition = (await read(bank, `/api-documentation-service/definitions/${definedService}`)).body
    expect([definition.servers, tokenUrlsOf(definition)]).toEqual([
      [{ url: '/banks/a', description: 'The sandbox' }],
      ['/banks/a/ocf-auth-server/auth/oauth/token'],
    ])
  })

  test('is where its sign-in sends forms, and the issuer that it returns with', async () => {
    await make('a')
    const bank = server.bank('a')
    const client = await saveClient(bank)
    const signInPage = await openLogin(bank, authorizeAddress(client))
    expect(formOf(signInPage).action).toBe('/banks/a/ocf-auth-server/auth/oauth/sign-in')
    const consentPage = await submit(bank, signInPage, { testCustomer: '1' })
    expect(formOf(consentPage).action).toBe('/banks/a/ocf-auth-server/auth/oauth/consent')
    const { code, iss } = await consent(bank, authorizeAddress(client))
    expect(iss).toBe(`${server.url}/banks/a`)
    const form = {
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: 'https://stall.example.com/callback',
    }
    expect((await requestToken(bank, client, form)).status).toBe(200)
  })
})

test('no code, token, consent or order of one bank works in another', async () => {
  await make('a')
  await make('b')
  const [a, b] = [server.bank('a'), server.bank('b')]
  const [client, other] = [await saveClient(a), await saveClient(b)]
  const account = ['1010000001', '1010000002']
  const formOfCode = async (scope: string) => ({
    grant_type: 'authorization_code',
    code: (await consent(a, authorizeAddress(client, { scope }), { account })).code ?? '',
    redirect_uri: redirectUri,
  })
  const tokensOf = async (host: Host, by: typeof client, form: Record<string, string>) =>
    (await requestToken(host, by, form)).body as Record<string, string>
  const statusOf = async (host: Host, token = '', path: string, body?: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', body }
    const response = await host.call(path, { ...init, headers: { ...headers, sign: signed(token + (body ?? '')) } })
    return [response.status, ((await response.json()) as { data?: { transactionId?: string } }).data] as const
  }

  const given = await tokensOf(a, client, await formOfCode('accounts moneytransfers'))
  const unused = await formOfCode('loans')
  const transfer = {
    context,
    senderAccountNumber: '1010000001',
    receiverAccountNumber: '1010000002',
    amount: { amount: '10.00', currency: 'TRY' },
  }
  const [, order] = await statusOf(a, given.access_token, '/api/moneytransfers/v1/internal', JSON.stringify(transfer))
  const completion = JSON.stringify({
    context,
    transaction_id: order?.transactionId,
    authenticationType: 1,
    otp_info: '123456',
  })

  async function statusesIn(host: Host, by: typeof client, customerToken?: string) {
    const byItself = await tokensOf(host, by, { grant_type: 'client_credentials', scope: 'consents' })
    const consentPath = `/api/consents/v1/consents/${given.consent_id}`
    return [
      (await statusOf(host, given.access_token, '/api/accounts/v1/accounts'))[0],
      (await statusOf(host, byItself.access_token, consentPath))[0],
      (await statusOf(host, customerToken, bankPaths.otpExecute, completion))[0],
      (await requestToken(host, by, unused)).status,
      (await requestToken(host, by, { grant_type: 'refresh_token', refresh_token: given.refresh_token ?? '' })).status,
    ]
  }
  const asCustomer = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
  const { access_token: ofOther } = await tokensOf(b, other, asCustomer)
  expect(await statusesIn(b, other, ofOther)).toEqual([401, 404, 404, 400, 400])
  expect(await statusesIn(a, client, given.access_token)).toEqual([200, 200, 200, 200, 200])
})

test('what one bank has, another has not', async () => {
  await make('a')
  await make('b')
  const [a, b] = [server.bank('a'), server.bank('b')]
  await register(a)
  await control(a, 'PUT', '/faults/obtainToken', { kind: 'timeout' })
  await control(a, 'POST', '/clock', { advance: 3_600_000 })
  await control(a, 'POST', '/snapshots', { name: 'One' })
  const seen = async (host: Host) => [
    (await mails(host)).length,
    ((await control(host, 'GET', '/clock')).body as { data: { offset: number } }).data.offset,
    ((await control(host, 'GET', '/snapshots')).body as { data: unknown[] }).data.length,
  ]
  expect([await seen(a), await seen(b), await seen(server)]).toEqual([
    [2, 3_600_000, 1],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect((await signIn(b, active.eMailAddress)).status).toBe(200)
})

test('the credentials of one bank mean nothing to another, and are the same on every run', async () => {
  const clientIn = async (name: string, body?: object) => {
    await make(name, body)
    return saveClient(server.bank(name))
  }
  const a = await clientIn('a')
  const b = await clientIn('b')
  expect([b.oauthClientId, b.oauthClientSecret]).not.toEqual([a.oauthClientId, a.oauthClientSecret])
  const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope: 'accounts' }
  expect((await requestToken(server.bank('a'), a, form)).status).toBe(200)
  expect((await requestToken(server.bank('b'), a, form)).body).toMatchObject({ error: 'unauthorized' })
  await control(server, 'DELETE', '/banks/a')
  expect(await clientIn('a')).toEqual(a)
  expect(await clientIn('c', { seed: 'a' })).toEqual(a)
})

test('a bank on demand that was deleted is not made again by who streams its changes', async () => {
  const onDemand = await openManyBanks({ isOnDemand: true })
  try {
    const bank = onDemand.bank('a')
    const missing = error(404, 'There is no bank a. Create it with PUT /sandbox/api/banks/a')
    expect(await read(bank, '/sandbox/api/changes')).toEqual(missing)
    await control(bank, 'GET', '/clock')
    const changes = await bank.call('/sandbox/api/changes')
    expect(await control(onDemand, 'DELETE', '/banks/a')).toEqual(success(200))
    expect(await changes.text()).toBe(':\n\n')
    expect(await read(bank, '/sandbox/api/changes')).toEqual(missing)
    expect((await bank.call('/sandbox/api/changes', { method: 'HEAD' })).status).toBe(404)
    expect(await control(onDemand, 'GET', '/banks')).toEqual(success(200, []))
    expect((await control(bank, 'GET', '/clock')).status).toBe(200)
    expect((await bank.call('/sandbox/api/changes', { method: 'HEAD' })).status).toBe(200)
  } finally {
    await onDemand.close()
  }
})

test('a server that makes banks on demand makes each at its first call', async () => {
  const onDemand = await openManyBanks({ isOnDemand: true, limits: { most: 2 } })
  try {
    const calls = ['a', 'a', 'b'].map((name) => control(onDemand.bank(name), 'GET', '/clock'))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await control(onDemand.bank('c'), 'GET', '/clock')).toEqual(
      error(409, 'There are 2 banks, and this server has at most 2 (--banks): delete one first'),
    )
    expect((await control(onDemand.bank('C'), 'GET', '/clock')).status).toBe(404)
  } finally {
    await onDemand.close()
  }
})

test('a server of one bank says so in the singular', async () => {
  const single = await openManyBanks({ limits: { most: 1 } })
  try {
    expect((await control(single, 'PUT', '/banks/a')).status).toBe(201)
    expect(await control(single, 'PUT', '/banks/b')).toEqual(
      error(409, 'There is 1 bank, and this server has at most 1 (--banks): delete one first'),
    )
  } finally {
    await single.close()
  }
})
