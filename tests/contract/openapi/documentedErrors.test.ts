import { describe, expect, onTestFinished, test } from 'vitest'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { everyTokenError, tokenErrorBody } from '../../../src/rules/bank/authorization/tokenErrors.ts'
import { control } from '../calls.ts'
import { contractOperations, resolve } from '../contract.ts'
import { type Host, type HostName, hostNames, openHost } from '../hosts.ts'

/** What an operation's documentation says of one of its errors, read from the documents themselves. */
interface Documented {
  operation: string
  method: string
  path: string
  error: string
  status: number
  headers: Record<string, string>
  body: { header?: object; error?: string }
}

type Json = Record<string, unknown>
type Call = Pick<Documented, 'operation' | 'method' | 'path'>

const at = (document: Json, value: Json): Json => {
  if (typeof value.$ref !== 'string') return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce((node: Json, key) => node[key] as Json, document)
  return at(document, found)
}

function documentedIn(call: Call, responses: Json, follow: (value: Json) => Json): Documented[] {
  return Object.entries(responses).flatMap(([code, described]) => {
    const { content, headers = {} } = follow(described as Json) as { content?: Json; headers?: Json }
    const media = content?.['application/json'] as { examples?: Json } | undefined
    if (!/^[45]/.test(code)) return []
    return Object.entries(media?.examples ?? {}).map(([error, example]) => ({
      ...call,
      error,
      status: Number(code),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [name, String(follow(header as Json).example)]),
      ),
      body: follow(example as Json).value as Documented['body'],
    }))
  })
}

const ofServices = Object.values(await bundleDefinitions()).flatMap(({ operationId, method, path, document }) => {
  const parsed = JSON.parse(document) as Json
  const item = (parsed.paths as Record<string, Record<string, { responses: Json }>>)[path]
  const { responses = {} } = item?.[method.toLowerCase()] ?? {}
  return documentedIn({ operation: operationId, method, path }, responses, (value) => at(parsed, value))
})

const ofPortal = contractOperations.flatMap(({ id, method, path, operation }) =>
  documentedIn(
    { operation: id, method: method.toUpperCase(), path },
    operation.responses as unknown as Json,
    resolve as (value: Json) => Json,
  ),
)

const ofToken = everyTokenError.map((error) => ({
  operation: 'requestToken',
  method: 'POST',
  path: '/ocf-auth-server/auth/oauth/token',
  error: error.id,
  status: error.status,
  headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
  body: tokenErrorBody(error),
}))

const everyError: readonly Documented[] = [...ofServices, ...ofPortal, ...ofToken]

async function open(name: HostName): Promise<Host> {
  const host = await openHost(name)
  onTestFinished(() => host.close())
  return host
}

/** What is written above stands alone: a definition whose errors nobody reads would pass otherwise. */
test('there are errors of every kind to answer', () => {
  expect(ofServices.length).toBeGreaterThan(600)
  expect(ofPortal.length).toBeGreaterThan(150)
  expect(new Set(ofServices.map(({ status }) => status))).toEqual(new Set([400, 401, 403, 404, 409, 422, 429, 500]))
})

describe.each(hostNames)('every documented error on the %s', (name) => {
  async function expectAnswered(host: Host, documented: Documented): Promise<string | undefined> {
    const { operation, method, path, error, status, headers, body } = documented
    const set = await control(host, 'PUT', `/faults/${operation}`, { kind: 'documentedError', error, times: 1 })
    expect(set.status, `${operation} ${error}`).toBe(200)
    const response = await host.call(path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      ...(method !== 'GET' && { body: '{}' }),
    })
    const answered = (await response.json()) as { header?: { txId?: string } }
    const { txId } = answered.header ?? {}
    expect(
      {
        status: response.status,
        type: response.headers.get('Content-Type'),
        headers: Object.fromEntries(Object.keys(headers).map((header) => [header, response.headers.get(header)])),
        body: answered,
      },
      `${operation} ${error}`,
    ).toEqual({
      status,
      type: 'application/json',
      headers,
      body: body.header ? { ...body, header: { ...body.header, txId } } : body,
    })
    return txId
  }

  test('set as a fault, it is answered exactly as it is documented', { tags: 'full', timeout: 60_000 }, async () => {
    const host = await open(name)
    const seen: (string | undefined)[] = []
    const operations = [...new Set(everyError.map(({ operation }) => operation))]
    await Promise.all(
      operations.map(async (operation) => {
        for (const documented of everyError.filter((each) => each.operation === operation))
          seen.push(await expectAnswered(host, documented))
      }),
    )
    const withTxId = everyError.filter(({ body }) => body.header)
    expect(new Set(seen.filter((txId) => txId !== undefined)).size).toBe(withTxId.length)
  })

  test('it is listed under its operation', async () => {
    const host = await open(name)
    const { body } = await control(host, 'GET', '/operations')
    const { data } = body as { data: { id: string; errors: { name: string; status: number }[] }[] }
    const listed = data.flatMap(({ id, errors }) => errors.map((error) => `${id} ${error.status} ${error.name}`))
    const documented = everyError.map(({ operation, status, error }) => `${operation} ${status} ${error}`)
    expect(listed.filter((line) => !line.startsWith('revokeTokens ')).toSorted()).toEqual(documented.toSorted())
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('a call of the bank and one of the portal are listed with group, title and errors', async () => {
    const host = await open(name)
    const { body } = await control(host, 'GET', '/operations')
    const { data } = body as { data: { id: string; group: string; errors: object[] }[] }
    const listed = (wanted: string) => {
      const { errors = [], ...facts } = data.find(({ id }) => id === wanted) ?? {}
      return { ...facts, errors: errors.slice(0, 2) }
    }
    expect(listed('createEftTransfer')).toEqual({
      id: 'createEftTransfer',
      method: 'post',
      path: '/api/moneytransfers/v1/eft',
      group: 'Money Transfers',
      title: 'EFT transfer',
      errors: [
        {
          name: 'missingContext',
          status: 400,
          code: '-1',
          message: 'context: Required',
          summary: 'A required field is missing',
        },
        {
          name: 'invalidIban',
          status: 400,
          code: '200110',
          message: 'Invalid IBAN',
          summary: 'The check digits of an IBAN are wrong',
        },
      ],
    })
    expect(listed('logout')).toEqual({
      id: 'logout',
      method: 'post',
      path: '/api-user-service/user/logout',
      group: 'Portal',
      title: 'Ends the session of the token',
      errors: [
        {
          name: 'missingContext',
          status: 400,
          code: null,
          message: 'context: Required',
          summary: 'The body lacks its context',
        },
        {
          name: 'authenticationRequired',
          status: 401,
          code: null,
          message: 'Full authentication is required to access this resource',
          summary: 'The Authorization header is missing',
        },
      ],
    })
    expect(listed('authorize')).toEqual({
      id: 'authorize',
      method: 'get',
      path: '/ocf-auth-server/auth/oauth/authorize',
      group: 'Authorization',
      title: 'Shows the sign-in',
      errors: [],
    })
    expect(data.filter(({ group }) => group === '')).toEqual([])
  })

  test('the rate limit comes with its headers, and Invalid IP by its name in the header', async () => {
    const host = await open(name)
    const rates = (error: string) =>
      host.call('/api/public/v1/deposits/rates', { headers: { 'x-sandbox-fault': error } })
    const limited = await rates('tooManyRequests')
    expect([
      limited.status,
      Object.fromEntries([...limited.headers].filter(([header]) => /limit|retry/.test(header))),
    ]).toEqual([
      429,
      {
        'retry-after': '1',
        'x-ratelimit-limit-day': '100',
        'x-ratelimit-limit-second': '5',
        'x-ratelimit-remaining-day': '95',
        'x-ratelimit-remaining-second': '0',
      },
    ])
    const refused = await rates('invalidIp')
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        header: {
          status: 'ERROR',
          statusCode: 403,
          detailCode: '-1',
          message: 'Invalid IP',
          txId: expect.stringMatching(/^[\da-f]{10}$/) as string,
        },
      },
    ])
  })

  test('an operation without documented errors says so', async () => {
    const host = await open(name)
    expect(await control(host, 'PUT', '/faults/authorize', { kind: 'documentedError', error: 'invalidIp' })).toEqual({
      status: 400,
      body: {
        header: {
          status: 'ERROR',
          statusCode: 400,
          message: 'authorize documents no errors: use another kind of fault',
        },
      },
    })
  })
})
