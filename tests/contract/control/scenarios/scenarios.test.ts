import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ScenarioList, ScenarioResult } from '../../../../src/rules/sandbox/scenarios.ts'
import type { WebhookDelivery } from '../../../../src/rules/sandbox/webhooks.ts'
import { panelPath } from '../../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { active, control, getUser, mails, post, refresh, signIn, ticketBody, ticketCall, tokens } from '../../calls.ts'
import { type FrozenClock, frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { requestToken, saveClient, signed } from '../../oauth.ts'

const names = [
  'first-day',
  'token-about-to-expire',
  'ticket-answered',
  'bank-down',
  'overdrawn-customer',
  'corporate-approval-waiting',
  'webhook-retries',
]

describe.each(hostNames)('scenarios on the %s', (hostName) => {
  let host: Host
  let clock: FrozenClock
  beforeEach(async () => {
    clock = frozenClock()
    host = await openHost(hostName, { clock })
  })
  afterEach(() => host.close())

  async function dataOf<Data>(method: string, path: string, body?: object): Promise<Data> {
    const { status, body: answer } = await control(host, method, path, body)
    expect(status).toBe(200)
    return (answer as { data: Data }).data
  }
  const run = (name: string) => dataOf<ScenarioResult>('POST', `/scenarios/${name}`, {})
  const list = () => dataOf<ScenarioList>('GET', '/scenarios')
  const applications = async (token: string) =>
    post(host, '/api-dashboard-service/dashboard/applications', {}, { Authorization: `bearer ${token}` })

  /** The data of a signed call of an application, for a customer. */
  async function call(form: Record<string, string>, method: string, path: string, content?: object) {
    const client = await saveClient(host, { otpNeeded: false })
    const { body: granted } = await requestToken(host, client, {
      grant_type: 'password',
      password: 'Sandbox-2026',
      ...form,
    })
    const body = content && JSON.stringify({ context: { channel: 'API', language: 'EN' }, ...content })
    const token = granted.access_token ?? ''
    const headers = {
      Authorization: `Bearer ${token}`,
      sign: signed(`${token}${body ?? ''}`),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const response = await host.call(path, { method, headers, ...(body !== undefined && { body }) })
    return (await response.json()) as { header: { statusCode: number; message: string | null }; data: unknown }
  }

  test('are listed with what they set up and where to look', async () => {
    const { scenarios, losses } = await list()
    expect(scenarios.map(({ name }) => name)).toEqual(names)
    expect(scenarios[1]).toEqual({
      name: 'token-about-to-expire',
      title: 'Token about to expire',
      description:
        'The access token of the developer who is signed in has 55 seconds left, so the portal asks to renew it.',
      places: [
        { text: 'Dashboard', href: '/dashboard?page=home' },
        { text: 'Clock', href: panelPath('clock') },
      ],
    })
    expect(losses).toEqual({ applications: 0, tickets: 0, accounts: 0, transfers: 0, subscriptions: 0 })
  })

  test('start from the seed: what was made is listed before and gone after, and developers stay signed in', async () => {
    await list()
    clock.pass(1000)
    const { access_token } = await tokens(host)
    await saveClient(host)
    await control(host, 'PUT', '/faults/getUser', { kind: 'timeout' })
    await control(host, 'POST', '/clock', { advance: 60_000 })
    expect((await list()).losses).toEqual({ applications: 1, tickets: 0, accounts: 0, transfers: 0, subscriptions: 0 })
    await run('webhook-retries')
    expect((await list()).losses).toEqual({ applications: 0, tickets: 0, accounts: 0, transfers: 0, subscriptions: 0 })
    expect((await getUser(host, access_token)).status).toBe(200)
    expect(((await applications(access_token)).body as { data: unknown[] }).data).toHaveLength(2)
    expect(await dataOf('GET', '/clock')).toMatchObject({ offset: 0 })
    expect((await signIn(host)).status).toBe(200)
  })

  test('what was made after the clock was set back would be lost as well', async () => {
    await list()
    await control(host, 'POST', '/clock', { advance: -86_400_000 })
    const { access_token } = await tokens(host)
    await saveClient(host)
    await ticketCall(host, 'create', ticketBody, access_token)
    expect((await list()).losses).toEqual({ applications: 1, tickets: 1, accounts: 0, transfers: 0, subscriptions: 0 })
  })

  test('with another name are refused, and nothing is lost', async () => {
    await list()
    clock.pass(1000)
    await saveClient(host)
    const { status, body } = await control(host, 'POST', '/scenarios/holiday', {})
    expect([status, body]).toEqual([
      404,
      {
        header: {
          status: 'ERROR',
          statusCode: 404,
          message: `There is no scenario holiday. Choose from: ${names.join(', ')}`,
        },
      },
    ])
    expect((await list()).losses.applications).toBe(1)
  })

  test('first day: a new developer without applications, and untouched customers', async () => {
    expect(await run('first-day')).toEqual({
      name: 'first-day',
      title: 'First day',
      done: [
        'nil.demir@example.com is active. The password is Nil-Portico-26!',
        'The test customers have the balances of the documentation.',
      ],
      places: [
        { text: 'Sign in', href: '/login' },
        { text: 'Documentation', href: '/docs' },
      ],
    })
    const { access_token } = await tokens(host, 'nil.demir@example.com', 'Nil-Portico-26!')
    expect((await applications(access_token)).body).toMatchObject({ data: [] })
    const { data } = await call({ username: '1' }, 'GET', '/api/accounts/v1/accounts')
    expect(data).toMatchObject({
      accounts: [{ accountNumber: '1010000001', bookedBalance: { amount: '18250.75' } }, {}, {}],
    })
  })

  test('token about to expire: it has 55 seconds left, and is renewed after', async () => {
    const { access_token, refresh_token } = await tokens(host)
    expect(await run('token-about-to-expire')).toMatchObject({
      done: ['The clock moved to 55 seconds before the access token expires.'],
    })
    const { now } = await dataOf<{ now: string }>('GET', '/clock')
    const due = await dataOf<{ at: string; text: string }[]>('GET', '/due')
    const expiry = due.find(({ text }) => text === 'Portal access token expires')
    expect(Date.parse(expiry?.at ?? '') - Date.parse(now)).toBe(55_000)
    expect((await getUser(host, access_token)).status).toBe(200)
    await control(host, 'POST', '/clock', { advance: 55_000 })
    expect((await getUser(host, access_token)).status).toBe(401)
    expect((await refresh(host, refresh_token)).status).toBe(200)
  })

  test('token about to expire while nobody is signed in: the next token lasts 55 seconds', async () => {
    expect((await run('token-about-to-expire')).done).toEqual([
      'Nobody is signed in: access tokens of the portal last 55 seconds from now on. Sign in.',
    ])
    expect((await tokens(host)).expires_in).toBe(55)
  })

  test('ticket answered: the reply is in the ticket, and an email reports it', async () => {
    expect((await run('ticket-answered')).done).toEqual([
      'deniz.aydin@example.com created TCK-000007.',
      'The bank replied, and sent an email about it.',
    ])
    const { access_token } = await tokens(host)
    expect((await ticketCall(host, 'detail', { ticketNumber: 'TCK-000007' }, access_token)).body).toMatchObject({
      data: {
        subject: 'The list of accounts stays empty',
        replies: [{ description: expect.stringContaining('Customer 2 is new'), userRole: 'A' }],
      },
    })
    expect(await mails(host)).toMatchObject([
      {
        to: active.eMailAddress,
        subject: 'Reply to your ticket TCK-000007',
        link: '/dashboard?page=myTickets&ticket=TCK-000007',
      },
    ])
  })

  test('bank down: every API answers 503, and developers can still sign in', async () => {
    await run('bank-down')
    const operations = await dataOf<{ id: string; method: string; path: string }[]>('GET', '/operations')
    const down = operations.filter(({ id, path }) => path.startsWith('/api') && !['getUser', 'logout'].includes(id))
    expect(down.length).toBeGreaterThan(100)
    for (const { method, path } of down) {
      const response = await host.call(path.replaceAll(/\{\w+\}/g, '1'), { method: method.toUpperCase() })
      expect([path, response.status]).toEqual([path, 503])
    }
    const { access_token } = await tokens(host)
    expect((await getUser(host, access_token)).status).toBe(200)
    await control(host, 'DELETE', '/faults')
    expect((await applications(access_token)).status).toBe(200)
  })

  test('overdrawn customer: a transfer is refused for insufficient balance', async () => {
    expect((await run('overdrawn-customer')).done).toEqual([
      'Account 1010000001 has -2000.00 TRY, and nothing of its overdraft is left.',
    ])
    const transfer = {
      senderAccountNumber: '1010000001',
      receiverAccountNumber: '1010000002',
      receiverName: 'Elif Yılmaz',
      amount: { amount: '1.00', currency: 'TRY' },
    }
    const { header } = await call({ username: '1' }, 'POST', '/api/moneytransfers/v1/internal', transfer)
    expect(header).toMatchObject({ statusCode: 400, message: 'Insufficient balance' })
  })

  test('corporate approval waiting: the second user approves the order, and it is carried out', async () => {
    const { done } = await run('corporate-approval-waiting')
    const [, reference = ''] = /order (\d{14}) of 385000\.00 TRY/.exec(done[0] ?? '') ?? []
    const waiting = async () =>
      (await dataOf<{ referenceNumber: string }[]>('GET', '/transfers')).map(({ referenceNumber }) => referenceNumber)
    expect(await waiting()).toContain(reference)
    const state = async () => {
      const caller = { username: '12', corporateUsername: 'kuzey.finance' }
      const wanted = { isInternalTransfer: false, referenceNumber: reference, transactionDate: '2026-01-05' }
      const { data } = await call(caller, 'POST', '/api/moneytransfers/v1/status', wanted)
      return (data as { responseTypeDesc: string }).responseTypeDesc
    }
    expect(await state()).toBe('WAITING FOR APPROVAL')
    await dataOf('POST', `/transfers/${reference}/approve`, {})
    expect(await waiting()).not.toContain(reference)
    expect(await state()).toBe('SENT')
  })

  test('webhook retries: the inbox fails, and the bank sends again by the clock', async () => {
    await run('webhook-retries')
    const deliveries = () => dataOf<WebhookDelivery[]>('GET', '/webhooks')
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: 500 }] }])
    await control(host, 'POST', '/clock', { advance: 5000 })
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: 500 }, { status: 500 }] }])
  })
})
