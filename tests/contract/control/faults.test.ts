import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { faultKinds } from '../../../src/rules/sandbox/faults/faults.ts'
import { control, getUser, post, refresh, register, signIn, type Tokens, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type FrozenClock, frozenClock } from '../frozenClock.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

/** What each label promises, checked below: a kind without a test here fails. */
const tested = new Set<string>()
const labelled = (kind: (typeof faultKinds)[number]) => {
  tested.add(kind)
  return kind
}

describe.each(hostNames)('faults on the %s', (name) => {
  let host: Host
  let clock: FrozenClock
  beforeEach(async () => {
    clock = frozenClock()
    host = await openHost(name, { clock })
  })
  afterEach(() => host.close())

  const put = (operation: string, fault: object) => control(host, 'PUT', `/faults/${operation}`, fault)
  const operationsSeen = async () => {
    const { body } = await control(host, 'GET', '/events')
    return (body as { data: { operation: string; status: number; fault: string | null }[] }).data.map(
      ({ operation, status, fault }) => ({ operation, status, fault }),
    )
  }

  test(`${labelled('documentedError')}: an error of the operation's definition, and the bank has not acted`, async () => {
    await put('register', { kind: 'documentedError', error: 'emailRegistered' })
    const answer = await register(host)
    expect(answer).toEqual({
      status: 409,
      body: {
        header: {
          status: 'ERROR',
          statusCode: 409,
          message: 'This email address is already registered',
          txId: 'call-000001',
        },
      },
    })
    expect(violations('register', answer)).toEqual([])
    expect(await operationsSeen()).toEqual([{ operation: 'register', status: 409, fault: 'emailRegistered' }])
    expect((await control(host, 'GET', '/mails')).body).toMatchObject({ data: [] })
  })

  test(`${labelled('status')}: a failure in the operation's own shape, with the text given`, async () => {
    const { access_token } = await tokens(host)
    await put('getUser', { kind: 'status', status: 503, message: 'Closed for the night' })
    const answer = await getUser(host, access_token)
    expect(answer).toEqual({
      status: 503,
      body: { header: { status: 'ERROR', statusCode: 503, message: 'Closed for the night', txId: 'call-000002' } },
    })
    expect(violations('getUser', answer)).toEqual([])
    await put('obtainToken', { kind: 'status', status: 403 })
    const refused = await signIn(host)
    expect(refused).toEqual({ status: 403, body: { error: 'access_denied' } })
    expect(violations('obtainToken', refused)).toEqual([])
  })

  test.each([
    [404, 'Not found'],
    [418, 'Bad request'],
    [502, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])(
    'status %i without a text: a service names the general error of the status or its class',
    async (status, message) => {
      const headers = { 'x-sandbox-fault': String(status) }
      const response = await host.call('/api/accounts/v1/accounts', { headers })
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({
        header: {
          status: 'ERROR',
          statusCode: status,
          detailCode: '-1',
          message,
          txId: expect.stringMatching(/^[\da-f]{10}$/),
        },
      })
    },
  )

  test('a service says in 255 characters which fault there is not, and names all others in the reason', async () => {
    const response = await host.call('/api/accounts/v1/accounts', { headers: { 'x-sandbox-fault': 'nonsense' } })
    const { header } = (await response.json()) as { header: { message: string } }
    const start = 'x-sandbox-fault: There is no fault nonsense. Send a status, JSON, or one of status, delay, '
    expect([response.status, header.message.slice(0, start.length), header.message.length]).toEqual([400, start, 255])
    expect(response.headers.get('x-sandbox-reason')).toMatch(/ altered, .*, internalServerError$/)
  })

  test('the reason of a service also names its errors where the fault is sent as JSON', async () => {
    const headers = { 'x-sandbox-fault': '{"kind":"documentedError","error":"nonsense"}' }
    const response = await host.call('/api/accounts/v1/accounts', { headers })
    const { header } = (await response.json()) as { header: { message: string } }
    expect([response.status, response.headers.get('x-sandbox-reason')]).toEqual([400, header.message])
    expect(header.message).toMatch(/^listAccounts documents no error nonsense\. Its errors: .*, internalServerError$/)
  })

  test('status 200: an envelope that says ERROR', async () => {
    await put('getUser', { kind: 'status', status: 200, message: 'Not really' })
    const answer = await getUser(host, 'any')
    expect(answer).toEqual({
      status: 200,
      body: { header: { status: 'ERROR', statusCode: 500, message: 'Not really', txId: 'call-000001' } },
    })
  })

  test('status 200 of a service: its own envelope', async () => {
    await put('listAccounts', { kind: 'status', status: 200, message: 'Not really' })
    const response = await host.call('/api/accounts/v1/accounts')
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 200,
      body: {
        header: { status: 'ERROR', statusCode: 500, detailCode: '-1', message: 'Not really', txId: '9e3779b97f' },
      },
    })
  })

  test(`${labelled('delay')}: the bank's own answer, later, and nobody else waits for it`, async () => {
    const { access_token } = await tokens(host)
    await put('getUser', { kind: 'delay', delay: 2000 })
    let arrived = false
    const slow = getUser(host, access_token).then((answer) => {
      arrived = true
      return answer
    })
    await clock.waitedFor()
    expect((await signIn(host)).status).toBe(200)
    clock.pass(1999)
    expect((await signIn(host)).status).toBe(200)
    expect(arrived).toBe(false)
    clock.pass(1)
    expect((await slow).status).toBe(200)
  })

  test(`${labelled('connectionLost')}: the call rejects and the bank has not acted`, async () => {
    const { refresh_token } = await tokens(host)
    await put('obtainToken', { kind: 'connectionLost', times: 1 })
    await expect(refresh(host, refresh_token)).rejects.toThrow(TypeError)
    expect(await operationsSeen()).toEqual([
      { operation: 'obtainToken', status: 0, fault: 'connectionLost' },
      { operation: 'obtainToken', status: 200, fault: null },
    ])
    const { body } = await control(host, 'GET', '/state')
    expect(body).toMatchObject({ data: { rows: { tokens: 1 } } })
  })

  test(`${labelled('answerLost')}: the call rejects although the bank has acted`, async () => {
    const { refresh_token } = await tokens(host)
    await put('obtainToken', { kind: 'answerLost', times: 1 })
    await expect(refresh(host, refresh_token)).rejects.toThrow(TypeError)
    const { body } = await control(host, 'GET', '/state')
    expect(body).toMatchObject({ data: { rows: { tokens: 2 } } })
    expect((await refresh(host, refresh_token)).status).toBe(200)
    expect((await control(host, 'GET', '/state')).body).toMatchObject({ data: { rows: { tokens: 2 } } })
  })

  test(`${labelled('timeout')}: no answer for a minute, then the connection breaks`, async () => {
    await put('getUser', { kind: 'timeout' })
    const call = getUser(host, 'any')
    const settled = call.catch((error: unknown) => error)
    await clock.waitedFor()
    clock.pass(60_000)
    expect(await settled).toBeInstanceOf(TypeError)
  })

  test('timeout: a caller who gives up does not leave the bank waiting', async () => {
    await put('getUser', { kind: 'timeout' })
    const leave = new AbortController()
    const call = host
      .call('/api-user-service/user/getuser', { method: 'POST', body: '{}', signal: leave.signal })
      .catch(() => 'gone')
    await clock.waitedFor()
    leave.abort()
    expect(await call).toBe('gone')
    expect((await signIn(host)).status).toBe(200)
  })

  test(`${labelled('notJson')}: status 200 with a page instead of JSON`, async () => {
    await put('getUser', { kind: 'notJson' })
    const response = await host.call('/api-user-service/user/getuser', { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'text/html',
      '<!doctype html><title>Maintenance</title>',
    ])
  })

  test(`${labelled('wrongShape')}: status 200 with JSON that the contract does not know`, async () => {
    await put('getUser', { kind: 'wrongShape' })
    const answer = await getUser(host, 'any')
    expect(answer).toEqual({ status: 200, body: { unexpected: ['call-000001'] } })
    expect(violations('getUser', answer)).toEqual([
      " must have required property 'header'",
      " must have required property 'data'",
    ])
  })

  test(`${labelled('altered')}: the bank's own answer with members set or removed`, async () => {
    await put('obtainToken', { kind: 'altered', set: { expires_in: 'soon' }, remove: ['refresh_token'] })
    const { status, body } = await signIn(host)
    const { access_token } = body as Tokens
    expect([status, body]).toEqual([200, { access_token, token_type: 'bearer', expires_in: 'soon', scope: 'portal' }])
    expect((await getUser(host, access_token)).status).toBe(200)
  })

  test('times: hits so many calls and removes itself', async () => {
    const { access_token } = await tokens(host)
    await put('getUser', { kind: 'status', status: 500, times: 2 })
    const statuses: number[] = []
    for (let call = 1; call <= 3; call++) statuses.push((await getUser(host, access_token)).status)
    expect(statuses).toEqual([500, 500, 200])
    expect((await control(host, 'GET', '/faults')).body).toMatchObject({ data: {} })
  })

  const statusesOf = async (calls: number) => {
    const statuses: number[] = []
    for (let call = 1; call <= calls; call++) statuses.push((await getUser(host, 'any')).status)
    return statuses
  }
  const left = async () => ((await control(host, 'GET', '/faults')).body as { data: unknown }).data

  test('every: hits every so many calls until it is removed, and reports the next', async () => {
    const fault = { kind: 'status', status: 500, every: 3 }
    await put('getUser', fault)
    expect(await statusesOf(4)).toEqual([401, 401, 500, 401])
    expect(await left()).toEqual({ getUser: { ...fault, callsUntilHit: 2 } })
    expect(await statusesOf(3)).toEqual([401, 500, 401])
    await put('getUser', { kind: 'status', status: 500 })
    expect(await left()).toEqual({ getUser: { kind: 'status', status: 500 } })
    expect(await statusesOf(2)).toEqual([500, 500])
  })

  test('without times and every it hits until it is switched off', async () => {
    await put('getUser', { kind: 'documentedError', error: 'internalServerError' })
    expect(await statusesOf(4)).toEqual([500, 500, 500, 500])
    await control(host, 'DELETE', '/faults/getUser')
    expect(await statusesOf(1)).toEqual([401])
  })

  test('what is left of a fault is stored: a bank that starts again goes on counting', async () => {
    const rows = new Map<string, StoredRow>()
    const openAgain = () => openHost(name, { clock, storage: memoryStorage(rows) })
    await host.close()
    host = await openAgain()
    await put('getUser', { kind: 'status', status: 500, times: 2 })
    await put('logout', { kind: 'status', status: 500, every: 2 })
    expect(await statusesOf(1)).toEqual([500])
    const logout = async () =>
      (await post(host, '/api-user-service/user/logout', {}, { Authorization: 'bearer any' })).status
    expect(await logout()).toBe(401)
    await host.close()
    host = await openAgain()
    expect(await left()).toEqual({
      getUser: { kind: 'status', status: 500, times: 1 },
      logout: { kind: 'status', status: 500, every: 2, callsUntilHit: 1 },
    })
    expect(await statusesOf(2)).toEqual([500, 401])
    expect([await logout(), await logout(), await logout()]).toEqual([500, 401, 500])
  })

  test.each([
    ['{"kind":"timeout","times":2}', 'x-sandbox-fault: It hits this call alone: leave out times and every'],
    ['{"kind":"delay"}', 'x-sandbox-fault: delay: Required'],
  ])('the header %s is refused', async (header, message) => {
    expect(await getUser(host, 'any', { 'x-sandbox-fault': header })).toMatchObject({
      status: 400,
      body: { header: { message } },
    })
  })

  test('delay goes with every kind', async () => {
    await put('getUser', { kind: 'status', status: 500, delay: 100 })
    const call = getUser(host, 'any')
    await clock.waitedFor()
    clock.pass(100)
    expect((await call).status).toBe(500)
  })

  test('a header brings a fault for one call only', async () => {
    const { access_token } = await tokens(host)
    const statusUnder = async (header: string) =>
      (await getUser(host, access_token, { 'x-sandbox-fault': header })).status
    expect(await statusUnder('503')).toBe(503)
    expect(await statusUnder('expiredToken')).toBe(401)
    expect(await statusUnder('{"kind":"documentedError","error":"unsupportedMediaType"}')).toBe(415)
    expect(await statusUnder('wrongShape')).toBe(200)
    expect(await statusUnder('{"kind":"status","status":418}')).toBe(418)
    await expect(statusUnder('connectionLost')).rejects.toThrow(TypeError)
    expect((await getUser(host, access_token)).status).toBe(200)
    const known =
      'Send a status, JSON, or one of status, delay, connectionLost, answerLost, timeout, notJson, wrongShape, altered, missingContext, authenticationRequired, invalidToken, expiredToken, bodyTooLarge, unsupportedMediaType, internalServerError'
    expect(await getUser(host, access_token, { 'x-sandbox-fault': 'nonsense' })).toMatchObject({
      status: 400,
      body: { header: { message: `x-sandbox-fault: There is no fault nonsense. ${known}` } },
    })
    expect(await getUser(host, access_token, { 'x-sandbox-fault': '' })).toMatchObject({
      status: 400,
      body: { header: { message: `x-sandbox-fault: It is empty. ${known}` } },
    })
  })

  test.each([
    ['GET', '/api/accounts/v1/nothing', 404],
    ['GET', '/api-user-service/nothing', 404],
    ['GET', '/sandbox/api/nothing', 404],
    ['DELETE', '/api/accounts/v1/accounts', 405],
  ])('a header does not change the answer to %s %s, which no operation takes: %i', async (method, path, status) => {
    const answerTo = async (headers: Record<string, string>) => {
      const response = await host.call(path, { method, headers })
      const { header } = (await response.json()) as { header: { message: string } }
      return { status: response.status, message: header.message }
    }
    const plain = await answerTo({})
    expect(plain.status).toBe(status)
    expect(await answerTo({ 'x-sandbox-fault': '503' })).toEqual(plain)
    expect(await answerTo({ 'x-sandbox-fault': 'nonsense' })).toEqual(plain)
  })

  test.each([
    [{ kind: 'nonsense' }, /The kind of a fault must be one of/],
    [{ kind: 'status' }, /status: Required/],
    [{ kind: 'status', status: 302 }, /status of a fault must be 200 or 400 to 599/],
    [{ kind: 'delay' }, /delay: Required/],
    [{ kind: 'timeout', times: 0 }, /times: /],
    [{ kind: 'delay', delay: -1 }, /delay: /],
    [{ kind: 'status', status: 500, every: 1 }, /every: /],
    [{ kind: 'status', status: 500, times: 1, every: 2 }, /^Send times or every, not both: /],
    [{ kind: 'timeout', delay: 100 }, /^Send timeout without delay/],
    [{ kind: 'documentedError' }, /error: Required/],
    [
      { kind: 'documentedError', error: 'emailRegistered' },
      /^getUser documents no error emailRegistered\. Its errors: missingContext, authenticationRequired, invalidToken, expiredToken, bodyTooLarge, unsupportedMediaType, internalServerError$/,
    ],
  ])('the fault %j is refused', async (fault, message) => {
    expect(await put('getUser', fault)).toMatchObject({
      status: 400,
      body: { header: { status: 'ERROR', message: expect.stringMatching(message) } },
    })
  })

  test('a fault needs an operation that there is', async () => {
    expect(await put('nonsense', { kind: 'timeout' })).toMatchObject({
      status: 404,
      body: {
        header: { message: expect.stringContaining('Unknown operation nonsense. Known operations: obtainToken,') },
      },
    })
  })

  test('faults are removed one by one or all at once', async () => {
    await put('getUser', { kind: 'timeout' })
    await put('logout', { kind: 'timeout' })
    await put('register', { kind: 'notJson' })
    const left = (await control(host, 'DELETE', '/faults/getUser')).body
    expect(left).toMatchObject({ data: { logout: { kind: 'timeout' }, register: { kind: 'notJson' } } })
    expect((await control(host, 'DELETE', '/faults')).body).toEqual({
      header: { status: 'SUCCESS', statusCode: 200, message: null },
      data: {},
    })
  })
})

test('every kind of fault has a test of what its label says', () => {
  expect([...tested].toSorted()).toEqual(faultKinds.toSorted())
})
