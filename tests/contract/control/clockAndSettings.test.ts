import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import {
  type Answer,
  activate,
  control,
  getUser,
  logout,
  newestKey,
  refresh,
  register,
  signIn,
  tokens,
} from '../calls.ts'
import { type FrozenClock, frozenClock } from '../frozenClock.ts'
import { calledPath, type Host, hostNames, openHost } from '../hosts.ts'
import { requestToken, saveClient } from '../oauth.ts'

const ok = (data: unknown) => ({
  status: 200,
  body: { header: { status: 'SUCCESS', statusCode: 200, message: null }, data },
})
const day = 86_400_000

const noTime = 'set: Expected a time with an offset, such as 2026-03-14T10:32:07+03:00'

describe.each(hostNames)('the control calls on the %s', (name) => {
  let host: Host
  let clock: FrozenClock
  beforeEach(async () => {
    clock = frozenClock()
    host = await openHost(name, { clock })
  })
  afterEach(() => host.close())

  test('the clock is advanced, set and reset', async () => {
    const answered = (now: string, offset: number) => ok({ now, offset, isStopped: false })
    expect(await control(host, 'GET', '/clock')).toEqual(answered('2026-01-05T10:00:00.000Z', 0))
    expect(await control(host, 'POST', '/clock', { advance: day })).toEqual(answered('2026-01-06T10:00:00.000Z', day))
    expect(await control(host, 'POST', '/clock', { advance: -1000 })).toEqual(
      answered('2026-01-06T09:59:59.000Z', day - 1000),
    )
    expect(await control(host, 'POST', '/clock', { set: '2026-01-04T10:00:00Z' })).toEqual(
      answered('2026-01-04T10:00:00.000Z', -day),
    )
    expect(await control(host, 'POST', '/clock', { reset: true })).toEqual(answered('2026-01-05T10:00:00.000Z', 0))
  })

  test('a reset leaves no offset, also while real time goes on', async () => {
    await host.close()
    let reading = clock.now()
    host = await openHost(name, { clock: { ...clock, now: () => reading++ } })
    await control(host, 'POST', '/clock', { advance: day })
    const { body } = await control(host, 'POST', '/clock', { reset: true })
    expect(body).toMatchObject({ data: { offset: 0, isStopped: false } })
  })

  test('a stopped clock stands until it is moved, started or reset', async () => {
    const dataOf = ({ body }: Answer) => (body as { data: unknown }).data
    const change = async (body: object) => dataOf(await control(host, 'POST', '/clock', body))
    const read = async () => dataOf(await control(host, 'GET', '/clock'))
    expect(await change({ stop: true })).toEqual({ now: '2026-01-05T10:00:00.000Z', offset: 0, isStopped: true })
    clock.pass(5000)
    expect(await read()).toEqual({
      now: '2026-01-05T10:00:00.000Z',
      offset: -5000,
      isStopped: true,
    })
    expect(await change({ advance: 1000 })).toEqual({ now: '2026-01-05T10:00:01.000Z', offset: -4000, isStopped: true })
    expect(await change({ stop: false })).toEqual({ now: '2026-01-05T10:00:01.000Z', offset: -4000, isStopped: false })
    clock.pass(1000)
    expect(await read()).toEqual({
      now: '2026-01-05T10:00:02.000Z',
      offset: -4000,
      isStopped: false,
    })
    await change({ stop: true })
    expect(await change({ reset: true })).toEqual({ now: '2026-01-05T10:00:06.000Z', offset: 0, isStopped: false })
  })

  test.each(['approve', 'refuse'])('to %s an order that there is not is refused with its reason', async (decision) => {
    expect(await control(host, 'POST', `/transfers/20260105999999/${decision}`)).toEqual({
      status: 404,
      body: { header: { status: 'ERROR', statusCode: 404, message: 'There is no transfer 20260105999999.' } },
    })
  })

  test('what is due is listed in order, and the clock goes on to it', async () => {
    await register(host)
    const due = async () => ((await control(host, 'GET', '/due')).body as { data: object[] }).data.slice(0, 4)
    const planned = [
      { at: '2026-01-05T21:00:00.000Z', text: 'Standing orders are planned', subject: '2026-01-06' },
      { at: '2026-01-06T03:30:00.000Z', text: 'Loan instalment is collected', subject: 'LN1000000031' },
      { at: '2026-01-06T06:00:00.000Z', text: 'Transfer continues', subject: '20260102000377' },
    ]
    const answer = { at: '2026-01-05T10:25:00.000Z', text: 'Admin replies to a ticket', subject: 'TCK-000006' }
    expect(await due()).toEqual([answer, ...planned])
    expect(await control(host, 'POST', '/clock', { next: true })).toEqual(
      ok({ now: answer.at, offset: 1_500_000, isStopped: false }),
    )
    expect((await due()).slice(0, 3)).toEqual(planned)
  })

  test('however much is due, all of it is listed: the end of a session counts, also behind hundreds of others', async () => {
    const listed = async () =>
      ((await control(host, 'GET', '/due')).body as { data: { text: string; subject: string }[] }).data
    const before = (await listed()).length
    for (let count = 0; count < 60; count += 1) await signIn(host)
    const due = await listed()
    expect(due).toHaveLength(before + 120)
    expect(due.filter(({ text }) => text === 'Portal session ends')).toHaveLength(60)
  })

  test('tokens and links are due until they end, are renewed, used or given up; from the moment of one the clock goes on', async () => {
    const due = async () =>
      ((await control(host, 'GET', '/due')).body as { data: { at: string; text: string; subject: string }[] }).data
        .filter(({ text }) => /^(?:Portal|Activation)/.test(text))
        .map(({ at, text, subject }) => `${at} ${text} ${subject}`)
    await register(host)
    await register(host, { eMailAddress: 'ada@example.com' })
    await activate(host, await newestKey(host))
    await logout(host, (await tokens(host)).access_token)
    const { refresh_token = '' } = await tokens(host)
    clock.pass(1000)
    await refresh(host, refresh_token)
    const later = [
      '2026-01-05T11:00:01.000Z Portal session ends deniz.aydin@example.com',
      '2026-01-06T10:00:00.000Z Activation link expires nil.demir@example.com',
    ]
    expect(await due()).toEqual([
      '2026-01-05T10:10:00.000Z Portal access token expires deniz.aydin@example.com',
      ...later,
    ])
    await control(host, 'POST', '/clock', { stop: true })
    await control(host, 'POST', '/clock', { next: true })
    expect(await due()).toEqual(later)
  })

  test('the token of an application is due until it is revoked, and the limits of a day once it has called', async () => {
    const due = async () =>
      (
        (await control(host, 'GET', '/due')).body as { data: { at: string; text: string; subject: string | null }[] }
      ).data
        .filter(({ text }) => /^(?:Access token|Daily)/.test(text))
        .map(({ at, text, subject }) => `${at} ${text} ${subject}`)
    const client = await saveClient(host)
    const { body } = await requestToken(host, client, { grant_type: 'client_credentials', scope: '' })
    const expiry = '2026-01-05T10:09:59.000Z Access token of the bank expires Market Stall'
    expect(await due()).toEqual([expiry])
    const headers = { Authorization: `Bearer ${body.access_token}` }
    expect((await host.call('/api/public/v1/deposits/rates', { headers })).status).toBe(200)
    const limits = '2026-01-05T21:00:00.000Z Daily rate limits start again null'
    expect(await due()).toEqual([expiry, limits])
    await requestToken(host, client, { token: body.access_token ?? '' }, {}, bankPaths.revoke)
    expect(await due()).toEqual([limits])
    await control(host, 'POST', '/clock', { advance: 12 * 3_600_000 })
    expect(await due()).toEqual([])
  })

  test('the application of a BaaS customer is decided once', async () => {
    const decide = () =>
      control(host, 'POST', '/baas/applications/OB1000000007/decision', { decision: 'BANK_DECISION' })
    expect((await decide()).status).toBe(200)
    const message = 'The application is REJECTED, and only one that is VIDEO_CALL_PENDING or IN_REVIEW can be decided'
    expect(await decide()).toEqual({ status: 409, body: { header: { status: 'ERROR', statusCode: 409, message } } })
  })

  test.each([
    [{}, 'Send exactly one of advance, set, next, stop and reset'],
    [{ advance: 1, reset: true }, 'Send exactly one of advance, set, next, stop and reset'],
    [{ set: 'tomorrow' }, noTime],
    [{ set: '2026-02-30T10:00:00Z' }, noTime],
    [{ set: '2026-03-14T23:59:60Z' }, noTime],
    [{ set: '2026-03-14T10:32:07' }, noTime],
    [{ set: '2026-03-14' }, noTime],
    [{ set: '2026-03-14 10:32' }, noTime],
    [{ advance: 1e15 }, 'Move the clock to at most a hundred years before or after now'],
  ])('the clock refuses %j', async (body, message) => {
    expect(await control(host, 'POST', '/clock', body)).toEqual({
      status: 400,
      body: { header: { status: 'ERROR', statusCode: 400, message } },
    })
  })

  test('settings change the life of tokens', async () => {
    const defaults = {
      expiresIn: 599,
      refreshExpiresIn: 3600,
      refreshGrace: 30,
      activationKeyExpiresIn: 86_400,
      environment: 'developer',
      rateLimit: 'enforced',
      otpCode: 'any',
      mobileConfirmation: 'automatic',
      inboxAnswer: '200',
    }
    expect(await control(host, 'GET', '/settings')).toEqual(ok(defaults))
    expect(await control(host, 'PUT', '/settings', { expiresIn: 90 })).toEqual(ok({ ...defaults, expiresIn: 90 }))
    const { access_token, expires_in } = await tokens(host)
    expect(expires_in).toBe(90)
    await control(host, 'POST', '/clock', { advance: 90_000 })
    expect((await getUser(host, access_token)).status).toBe(401)
    expect((await control(host, 'PUT', '/settings', { expiresIn: 0 })).status).toBe(400)
  })

  test('a lifetime ends within a hundred years, so that its end can be shown', async () => {
    const century = 100 * 366 * 86_400
    for (const lifetime of ['expiresIn', 'refreshExpiresIn', 'refreshGrace', 'activationKeyExpiresIn'])
      expect(await control(host, 'PUT', '/settings', { [lifetime]: century + 1 })).toMatchObject({
        status: 400,
        body: {
          header: {
            message: `${lifetime}: Expected a whole number of at most 3162240000, but received 3162240001`,
          },
        },
      })
    expect((await control(host, 'PUT', '/settings', { expiresIn: century })).status).toBe(200)
    await tokens(host)
    expect(await control(host, 'GET', '/due')).toMatchObject({ status: 200 })
  })

  test('every persona is what its label says, until it is changed', async () => {
    const { body } = await control(host, 'GET', '/personas')
    const { data } = body as { data: { label: string; username: string; password: string; changed: boolean }[] }
    const outcomes = await Promise.all(
      data.map(async ({ label, username, password }) => ({ label, ...(await signIn(host, username, password)) })),
    )
    expect(outcomes).toMatchObject([
      { label: 'Deniz, an active developer', status: 200 },
      {
        label: 'Ekin, whose account is disabled',
        status: 401,
        body: { error_description: 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED' },
      },
    ])
    expect(data.map(({ changed }) => changed)).toEqual([false, false])
    await control(host, 'POST', '/accounts/disable', { eMailAddress: data[0]?.username })
    expect((await control(host, 'GET', '/personas')).body).toMatchObject({
      data: [{ changed: true }, { changed: false }],
    })
  })

  test('the event log keeps single calls and sums of hours, without a secret', async () => {
    const { access_token } = await tokens(host)
    await getUser(host, access_token)
    await getUser(host, 'nonsense')
    await control(host, 'POST', '/clock', { advance: 3_600_000 })
    await register(host)
    const at = '2026-01-05T10:00:00.000Z'
    const events = await control(host, 'GET', '/events')
    const accepted = {
      application: null,
      status: 200,
      decision: 'accepted',
      message: null,
      fault: null,
      requestId: null,
      duration: 0,
    }
    const refused = { ...accepted, status: 401, decision: 'refused', message: 'Access token is not valid' }
    expect(events).toEqual(
      ok([
        {
          ...accepted,
          id: 'call-000004',
          at: '2026-01-05T11:00:00.000Z',
          operation: 'register',
          subject: 'account-000003',
        },
        { ...refused, id: 'call-000003', at, operation: 'getUser', subject: null },
        { ...accepted, id: 'call-000002', at, operation: 'getUser', subject: 'account-000001' },
        { ...accepted, id: 'call-000001', at, operation: 'obtainToken', subject: 'account-000001' },
      ]),
    )
    expect(await control(host, 'GET', '/events?operation=obtainToken')).toMatchObject({
      body: { data: [{ id: 'call-000001' }] },
    })
    const hour = at
    expect(await control(host, 'GET', '/events/hours')).toEqual(
      ok([
        { hour, operation: 'obtainToken', subject: null, calls: 1, failures: 0 },
        { hour, operation: 'getUser', subject: null, calls: 2, failures: 1 },
        { hour: '2026-01-05T11:00:00.000Z', operation: 'register', subject: null, calls: 1, failures: 0 },
      ]),
    )
  })

  test('mails are found by their receiver', async () => {
    await register(host)
    expect(await control(host, 'GET', '/mails?to=nobody@example.com')).toEqual(ok([]))
    expect(await control(host, 'GET', '/mails?to=nil.demir@example.com')).toMatchObject({
      body: { data: [{ subject: 'Activate your account' }] },
    })
  })

  test('a plus in the address of a receiver needs no encoding', async () => {
    await register(host, { eMailAddress: 'nil+bank@example.com' })
    for (const to of ['nil+bank@example.com', 'nil%2Bbank@example.com'])
      expect(await control(host, 'GET', `/mails?to=${to}`)).toMatchObject({
        body: { data: [{ to: 'nil+bank@example.com' }] },
      })
  })

  test('an answer of an admin that is due is in the emails at its moment, before anybody reads the ticket', async () => {
    await control(host, 'POST', '/clock', { advance: day })
    expect(await control(host, 'GET', '/mails')).toMatchObject({
      body: { data: [{ sentAt: '2026-01-05T10:25:00.000Z', subject: 'Reply to your ticket TCK-000006' }] },
    })
  })

  test.each([
    ['GET', '/nonsense'],
    ['GET', '/sandbox/api/faults/%E0%A4%A'],
    ['POST', '/sandbox/api/nonsense'],
  ])('%s %s is answered with the documented envelope', async (method, path) => {
    const response = await host.call(path, { method })
    expect([response.status, await response.json()]).toEqual([
      404,
      { header: { status: 'ERROR', statusCode: 404, message: `Unknown call: ${method} ${calledPath(name, path)}` } },
    ])
  })
})

test('the control calls are not to be had under the bank', async () => {
  const host = await openHost('worker host')
  const response = await host.call('/sandbox/api/../../bank/sandbox/api/state')
  expect([response.status, await response.json()]).toEqual([
    404,
    { header: { status: 'ERROR', statusCode: 404, message: 'Unknown call: GET /bank/sandbox/api/state' } },
  ])
})
