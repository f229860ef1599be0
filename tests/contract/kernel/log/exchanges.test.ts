import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import { active, control, getUser, post, refresh, signIn, type Tokens } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { callService, openServices } from '../../services.ts'

const dataOf = async (host: Host, path: string) =>
  ((await control(host, 'GET', path)).body as { data: Record<string, unknown> }).data

describe.each(hostNames)('the event of a call on the %s', (name) => {
  const rows = new Map()
  let host: Host
  beforeEach(async () => {
    rows.clear()
    host = await openHost(name, { storage: memoryStorage(rows) })
  })
  afterEach(() => host.close())

  test('has its request and answer, without a secret', async () => {
    const { body } = await signIn(host)
    const { access_token } = body as Tokens
    await getUser(host, access_token)
    expect(await dataOf(host, '/events/call-000001')).toMatchObject({
      operation: 'obtainToken',
      decision: 'accepted',
      request: {
        method: 'POST',
        path: '/oauth/token',
        headers: { authorization: 'Basic [redacted]' },
        body: 'scope=portal&grant_type=password&username=deniz.aydin%40example.com&password=[redacted]&recaptchaResponse=[redacted]',
        isCut: false,
      },
      answer: {
        status: 200,
        body: '{"access_token":"[redacted]","token_type":"bearer","refresh_token":"[redacted]","expires_in":599,"scope":"portal"}',
        isCut: false,
      },
    })
    expect(await dataOf(host, '/events/call-000002')).toEqual({
      id: 'call-000002',
      at: '2026-01-05T10:00:00.000Z',
      operation: 'getUser',
      application: null,
      subject: 'account-000001',
      status: 200,
      decision: 'accepted',
      message: null,
      fault: null,
      requestId: null,
      duration: 0,
      request: {
        method: 'POST',
        path: '/api-user-service/user/getuser',
        headers: expect.objectContaining({ authorization: 'bearer [redacted]', 'content-type': 'application/json' }),
        body: '{"context":{"channel":"APIPORTAL","language":"TR"}}',
        isCut: false,
      },
      answer: {
        status: 200,
        headers: {
          'Cache-Control': 'no-store',
          'Content-Type': 'application/json',
          'X-Content-Type-Options': 'nosniff',
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
        body: expect.stringContaining('"firstName":"Deniz"'),
        isCut: false,
      },
    })
    const stored = JSON.stringify([...rows].filter(([key]) => /^(events|exchanges)/.test(key)))
    for (const secret of [active.password, access_token, (body as Tokens).refresh_token])
      expect(stored).not.toContain(secret)
  })

  test('says with what it was refused, or which fault hit it', async () => {
    await refresh(host, 'unknown')
    await control(host, 'PUT', '/faults/getUser', { kind: 'connectionLost' })
    await expect(getUser(host, 'any')).rejects.toThrow(TypeError)
    expect(await dataOf(host, '/events')).toMatchObject([
      { operation: 'getUser', decision: 'fault', message: null, fault: 'connectionLost', status: 0 },
      { operation: 'obtainToken', decision: 'refused', message: 'Refresh token is not valid', status: 400 },
    ])
    expect(await dataOf(host, '/events/call-000002')).toMatchObject({ request: { method: 'POST' }, answer: null })
  })

  test('keeps 100 of them, and the beginning of a long body', async () => {
    const note = 'x'.repeat(5000)
    for (let call = 0; call < 101; call++) await post(host, '/api-user-service/user/getuser', { note })
    expect(await dataOf(host, '/events/call-000001')).toMatchObject({
      operation: 'getUser',
      request: null,
      answer: null,
    })
    const { request } = (await dataOf(host, '/events/call-000101')) as { request: { body: string; isCut: boolean } }
    expect([request.body.length, request.isCut]).toEqual([4096, true])
    expect((await dataOf(host, '/state')).rows).toMatchObject({ events: 101, exchanges: 100 })
  })

  test('is 404 when there is none', async () => {
    expect(await control(host, 'GET', '/events/call-000009')).toEqual({
      status: 404,
      body: {
        header: {
          status: 'ERROR',
          statusCode: 404,
          message: 'There is no call call-000009: the newest 10000 calls are kept',
        },
      },
    })
  })
})

test('the event of a service names its application, and is found by the txId of its answer', async () => {
  const host = await openServices('worker host')
  const { body } = await callService(host, '/api/public/v1/deposits/rates?term=1')
  const { txId } = (body as { header: { txId: string } }).header
  expect(await dataOf(host, `/events/${txId}`)).toMatchObject({
    id: txId,
    operation: 'listDepositRates',
    application: 'application-000001',
    decision: 'refused',
    message: 'term: Expected a number from 32 to 365',
    request: { path: '/api/public/v1/deposits/rates?term=1', headers: { authorization: 'Bearer [redacted]' } },
  })
})
