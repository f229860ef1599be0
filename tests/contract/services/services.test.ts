import { describe, expect, onTestFinished, test } from 'vitest'
import { answerOf } from '../../support/definitionAnswers.ts'
import { definitionViolations } from '../../support/definitionViolations.ts'
import { control, post, tokens } from '../calls.ts'
import { calledPath, hostNames } from '../hosts.ts'
import { bearer, callService, exampleDay, openServices } from '../services.ts'

const service = 'rates-and-calculators/deposit-rates'
const path = '/api/public/v1/deposits/rates'

const open = async (...parameters: Parameters<typeof openServices>) => {
  const host = await openServices(...parameters)
  onTestFinished(() => host.close())
  return host
}

const failure = (statusCode: number, message: string, txId = '9e3779b97f') => ({
  header: { status: 'ERROR', statusCode, detailCode: '-1', message, txId },
})

describe.each(hostNames)('a service on the %s', (name) => {
  test.each([
    ['usual', ''],
    ['calculation', '?amount=100000.00&term=92'],
    ['dollars', '?currency=USD'],
    ['empty', '?amount=999.99'],
  ])('answers the example %s of its definition', async (example, query) => {
    const host = await open(name)
    const { reason, ...answer } = await callService(host, `${path}${query}`)
    expect(answer).toEqual({
      status: 200,
      body: {
        header: {
          status: 'SUCCESS',
          statusCode: 200,
          detailCode: '0',
          message: null,
          txId: '9e3779b97f',
          warnings: [],
        },
        data: answerOf(service, example),
      },
    })
    expect(definitionViolations(service, answer)).toEqual([])
    expect(reason).toBeNull()
  })

  const fix = 'The request does not fit the definition of Deposit rates: correct what the message names.'
  test.each([
    ['?term=31', 'term: Expected a number from 32 to 365'],
    ['?term=366', 'term: Expected a number from 32 to 365'],
    ['?term=a%20month', 'term: Expected a whole number'],
    ['?amount=0.00', 'amount: Expected an amount above zero'],
    ['?currency=GBP', 'currency: Expected TRY, USD or EUR'],
    ['?currency=USD&currency=EUR', 'currency: Expected one value'],
  ])('refuses %s', async (query, message) => {
    const answer = await callService(await open(name), `${path}${query}`)
    expect(answer).toEqual({ status: 400, body: failure(400, message), reason: fix })
    expect(definitionViolations(service, answer)).toEqual([])
  })

  const unauthorized = 'Full authentication is required to access this resource'
  test.each([
    [{}, 'The Authorization header has no access token: send "Bearer" and a token from the token endpoint.'],
    [{ Authorization: 'Bearer unknown' }, 'The access token is unknown: request a new one.'],
  ])('refuses the headers %j', async (headers, reason) => {
    const answer = await callService(await open(name), path, { headers })
    expect(answer).toEqual({ status: 401, body: failure(401, unauthorized), reason })
    expect(definitionViolations(service, answer)).toEqual([])
  })

  test.each([
    [{ expiresAt: exampleDay }, 401, unauthorized, 'The access token has expired: request a new one.'],
    [{ endedAt: exampleDay }, 401, unauthorized, 'The token was revoked: request a new one.'],
    [
      { scopes: ['analytics'] },
      403,
      'Insufficient scope',
      'The token does not have the scope public: request a token with it.',
    ],
    [
      { kind: 'password', customerNumber: '1', scopes: ['accounts'] },
      403,
      'Insufficient scope',
      'This call takes no password token: request one with client_credentials.',
    ],
  ] as const)('refuses a token of %j', async (token, status, message, reason) => {
    const answer = await callService(await open(name, token), path)
    expect(answer).toEqual({ status, body: failure(status, message), reason })
    expect(definitionViolations(service, answer)).toEqual([])
  })

  test('has a fault as every operation, in its own shape', async () => {
    const host = await open(name)
    await control(host, 'PUT', '/faults/listDepositRates', {
      kind: 'status',
      status: 429,
      message: 'Too many requests',
    })
    const answer = await callService(host, path)
    expect(answer).toEqual({ status: 429, body: failure(429, 'Too many requests'), reason: null })
    expect(definitionViolations(service, answer)).toEqual([])
  })

  test('refuses another method in its own shape', async () => {
    const host = await open(name)
    for (const [called, method, message] of [
      [path, 'POST', `${calledPath(name, path)} takes GET, HEAD, not POST`],
      ['/api/accounts/v2/accounts', 'GET', `Unknown call: GET ${calledPath(name, '/api/accounts/v2/accounts')}`],
    ] as const) {
      const response = await host.call(called, { method })
      const answer = (await response.json()) as { header: { txId: string } }
      const { txId } = answer.header
      const status = method === 'POST' ? 405 : 404
      expect([response.status, response.headers.get('Allow'), answer]).toEqual([
        status,
        method === 'POST' ? 'GET, HEAD' : null,
        failure(status, message, txId),
      ])
      expect((await control(host, 'GET', '/events?limit=1')).body).toMatchObject({
        data: [{ id: txId, operation: 'unknown', status, decision: 'refused', message }],
      })
      expect((await control(host, 'GET', `/events/${txId}`)).status).toBe(200)
    }
  })

  test('its calls count for the application and show in its report', async () => {
    const host = await open(name)
    const { access_token } = await tokens(host)
    const callsNow = async () => {
      const report = { applicationId: 'application-000001', endpointAddress: path, dateRangeId: '0', requestDate: 0 }
      const headers = { Authorization: `bearer ${access_token}` }
      const { body } = await post(host, '/api-dashboard-service/dashboard/generatereports', report, headers)
      return (body as { data: { calls: number }[] }).data.at(-1)?.calls ?? Number.NaN
    }
    const before = await callsNow()
    await callService(host, path)
    await callService(host, `${path}?term=1`)
    expect(await callsNow()).toBe(before + 2)
    await callService(host, path, { headers: { ...bearer, 'x-sandbox-fault': '503' } })
    await control(host, 'PUT', '/faults/listDepositRates', { kind: 'status', status: 503, times: 2 })
    await callService(host, path)
    await callService(host, path, { headers: { Authorization: 'Bearer unknown' } })
    expect(await callsNow()).toBe(before + 4)
    const { body } = await control(host, 'GET', '/events/hours')
    const { data } = body as { data: { operation: string }[] }
    const hour = '2026-03-14T07:00:00.000Z'
    expect(data.filter(({ operation }) => operation === 'listDepositRates')).toEqual([
      { hour, operation: 'listDepositRates', subject: 'application-000001', calls: 4, failures: 3 },
      { hour, operation: 'listDepositRates', subject: null, calls: 1, failures: 1 },
    ])
  })
})

test('the check by a definition sees a wrong answer', () => {
  const header = { status: 'SUCCESS', statusCode: 200, detailCode: 1, message: null, txId: '9e3779b97f', warnings: [] }
  expect(definitionViolations(service, { status: 200, body: { header, data: 1 } })).toEqual([
    '/header/detailCode must be string',
    '/header/detailCode must be equal to one of the allowed values',
    '/data must be object',
  ])
  expect(definitionViolations(service, { status: 418, body: {} })).toEqual([`${service} describes no JSON for 418`])
})
