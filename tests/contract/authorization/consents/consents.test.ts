import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { testPassword } from '../../../../src/rules/bank/testCustomers.ts'
import { control } from '../../calls.ts'
import { type Host, hostNames } from '../../hosts.ts'
import { consent, openLogin, submit } from '../../login.ts'
import { basicOf, type Client, deleteClient } from '../../oauth.ts'
import { type ConsentCalls, openConsents } from './consentCalls.ts'

const day = 86_400_000

describe.each(hostNames)('consents on the %s', (name) => {
  let host: Host
  let client: Client
  let bank: ConsentCalls
  beforeEach(async () => {
    ;({ host, client, bank } = await openConsents(name))
  })
  afterEach(() => host.close())

  const advance = (milliseconds: number) => control(host, 'POST', '/clock', { advance: milliseconds })

  test('a consent is received, then valid for the accounts and the days that the customer has chosen', async () => {
    const signIn = await openLogin(host, bank.address('accounts loans'))
    expect(await bank.own()).toMatchObject([{ status: 'RECEIVED', customerNumber: null }])
    const page = await submit(host, signIn, { testCustomer: '1' })
    const { location } = await submit(host, page, { account: '1010000002', duration: '180', decision: 'allow' })
    const [given] = await bank.own()
    const code = new URL(location ?? '').searchParams.get('code') ?? ''
    expect((await bank.exchange(code)).body).toMatchObject({ consent_id: given?.consentId })
    expect(given).toEqual({
      consentId: expect.stringMatching(/^CS\d{12}$/),
      status: 'VALID',
      statusReason: null,
      customerNumber: '1',
      scopes: ['accounts', 'loans'],
      accountNumbers: ['1010000002'],
      durationDays: 180,
      receivedAt: expect.any(String),
      validUntil: expect.any(String),
      changedAt: expect.any(String),
    })
    const { validUntil, changedAt } = given as unknown as Record<string, string>
    expect(Date.parse(validUntil ?? '') - Date.parse(changedAt ?? '')).toBe(180 * day)
  })

  test('consents of days a century apart have different IDs', async () => {
    await openLogin(host, bank.address('accounts'))
    await control(host, 'POST', '/clock', { set: '1926-01-05T13:00:00+03:00' })
    expect((await openLogin(host, bank.address('accounts'))).status).toBe(200)
    for (const id of ['CS260105000002', 'CS260105000003']) expect(await bank.statusOf(id)).toEqual(['RECEIVED', null])
  })

  test('a consent that is refused is revoked, and one that nobody answers expires', async () => {
    await submit(host, await openLogin(host, bank.address('accounts')), { decision: 'deny' })
    await openLogin(host, bank.address('accounts'))
    await advance(600_000)
    expect((await bank.own()).map(({ status, statusReason }) => [status, statusReason])).toEqual([
      ['EXPIRED', 'NOT_ANSWERED'],
      ['REVOKED', 'REFUSED'],
    ])
  })

  test('the tokens of a consent that the application withdraws are refused at once', async () => {
    const { access, refreshToken, id } = await bank.allow()
    expect((await bank.accounts(access)).status).toBe(200)
    expect(await bank.asApplication('DELETE', `/${id}`)).toMatchObject({ status: 200, data: { status: 'REVOKED' } })
    const ended = 'The application has withdrawn the consent: send the customer through the authorization page again.'
    expect(await bank.accounts(access)).toMatchObject({
      status: 401,
      challenge: expect.stringContaining('error="invalid_token"'),
      reason: ended,
    })
    expect(await bank.refresh(refreshToken)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
      reason: ended,
    })
  })

  test('a code of a consent that was withdrawn gives no token', async () => {
    const { code } = await consent(host, bank.address('accounts'))
    const [given] = await bank.own()
    await bank.asApplication('DELETE', `/${given?.consentId}`)
    expect(await bank.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('the customer can allow nothing that the application has withdrawn', async () => {
    const page = await submit(host, await openLogin(host, bank.address('accounts')), { testCustomer: '1' })
    const [asked] = await bank.own()
    await bank.asApplication('DELETE', `/${asked?.consentId}`)
    const refused = await submit(host, page, { account: '1010000001', decision: 'allow' })
    expect([refused.status, refused.location]).toEqual([400, null])
    expect(refused.text).toContain('The application has withdrawn what it asked for. Go back to it and start again.')
  })

  test('an order that waits for its one-time password is not carried out after the withdrawal', async () => {
    const { access, id } = await bank.allow('accounts moneytransfers')
    const { data } = await bank.call(access, 'POST', '/api/moneytransfers/v1/internal', {
      senderAccountNumber: '1010000001',
      receiverAccountNumber: '1010000002',
      receiverName: 'Elif Yılmaz',
      amount: { amount: '5.00', currency: 'TRY' },
    })
    const { transactionId } = data as { transactionId: string }
    await bank.asApplication('DELETE', `/${id}`)
    const completion = { transaction_id: transactionId, authenticationType: 1, otp_info: '123456' }
    expect(await bank.call(access, 'POST', bankPaths.otpExecute, completion)).toMatchObject({
      status: 401,
      data: undefined,
    })
    const again = await bank.allow('accounts moneytransfers')
    expect(await bank.call(again.access, 'POST', bankPaths.otpExecute, completion)).toMatchObject({ status: 404 })
  })

  test('revoked tokens leave the consent valid', async () => {
    const { access, refreshToken, id } = await bank.allow()
    await host.call(bankPaths.revoke, {
      method: 'POST',
      headers: { Authorization: basicOf(client) },
      body: new URLSearchParams({ token: refreshToken }),
    })
    expect((await bank.accounts(access)).status).toBe(401)
    expect(await bank.statusOf(id)).toEqual(['VALID', null])
  })

  test('a new consent replaces the one to the same data or less, and no other', async () => {
    const [narrow, loans] = [await bank.allow('accounts'), await bank.allow('loans')]
    const wide = await bank.allow('accounts payments', ['1010000001'])
    expect(await Promise.all([narrow, loans, wide].map(({ id }) => bank.statusOf(id)))).toEqual([
      ['REVOKED', 'REPLACED'],
      ['VALID', null],
      ['VALID', null],
    ])
    expect((await bank.accounts(narrow.access)).reason).toBe(
      'A newer consent of the customer has replaced the one of the token: send the customer through the authorization page again.',
    )
    expect((await bank.accounts(wide.access)).status).toBe(200)
  })

  test('a consent of one user of a company leaves that of the other', async () => {
    const allowBy = async (corporateUsername: string) => {
      const kuzey = { customerNumber: '12', password: testPassword, corporateUsername }
      const page = await submit(host, await openLogin(host, bank.address('accounts')), kuzey)
      await submit(host, page, { account: '1012000001', decision: 'allow' })
      return (await bank.own())[0]?.consentId ?? ''
    }
    const [finance, director] = [await allowBy('kuzey.finance'), await allowBy('kuzey.director')]
    expect([await bank.statusOf(finance), await bank.statusOf(director)]).toEqual([
      ['VALID', null],
      ['VALID', null],
    ])
    await allowBy('kuzey.finance')
    expect([await bank.statusOf(finance), await bank.statusOf(director)]).toEqual([
      ['REVOKED', 'REPLACED'],
      ['VALID', null],
    ])
  })

  test('no token outlives its consent', async () => {
    let { refreshToken, id } = await bank.allow()
    for (let month = 0; month < 3; month++) {
      await advance(29 * day)
      refreshToken = (await bank.refresh(refreshToken)).body.refresh_token ?? ''
    }
    await advance(3 * day - 100_000)
    const last = (await bank.refresh(refreshToken)).body as {
      access_token: string
      refresh_token: string
      expires_in: number
    }
    expect(last.expires_in).toBeGreaterThan(60)
    expect(last.expires_in).toBeLessThanOrEqual(100)
    expect((await bank.accounts(last.access_token)).status).toBe(200)
    const { tables } = (await control(host, 'GET', '/export')).body as {
      tables: Record<'consents' | 'refreshTokens', { id: string; expiresAt: number }[]>
    }
    const expiryOf = (table: keyof typeof tables, row: string) =>
      tables[table].find((each) => each.id === row)?.expiresAt
    expect(expiryOf('refreshTokens', last.refresh_token)).toBe(expiryOf('consents', id))
    await advance(100_000)
    const ended =
      'The days for which the customer gave the consent are over: send the customer through the authorization page again.'
    expect(await bank.accounts(last.access_token)).toMatchObject({ status: 401, reason: ended })
    expect(await bank.refresh(last.refresh_token)).toMatchObject({ status: 400, reason: ended })
    expect(await bank.statusOf(id)).toEqual(['EXPIRED', 'DURATION_ENDED'])
  })

  test('a subscription stays when the customer renews the consent, and ends with the last one', async () => {
    const subscribe = (token: string) =>
      bank.call(token, 'POST', '/api/webhooks/v1/subscriptions', {
        url: 'https://stall.example.com/hook',
        transactionTypes: ['CVIRM'],
        accountNumbers: ['1010000001'],
      })
    const count = async (token: string) => {
      const { data } = await bank.call(token, 'GET', '/api/webhooks/v1/subscriptions')
      return (data as { page: { totalElements: number } }).page.totalElements
    }
    const first = await bank.allow('accounts webhooks')
    const before = await count(first.access)
    expect((await subscribe(first.access)).status).toBe(200)
    const { code } = await consent(host, bank.address('accounts webhooks'))
    const body = (await bank.exchange(code)).body as Record<string, string>
    expect(await count(body.access_token ?? '')).toBe(before + 1)
    await bank.asApplication('DELETE', `/${body.consent_id}`)
    const third = await bank.allow('accounts webhooks')
    expect(await count(third.access)).toBe(before)
  })

  test('an application that follows consents is told of each change, also of the one that ends its subscription', async () => {
    const first = await bank.allow('accounts webhooks')
    const subscribed = await bank.call(first.access, 'POST', '/api/webhooks/v1/subscriptions', {
      url: 'https://stall.example.com/consents',
      events: ['consent.status_changed'],
      accountNumbers: ['1010000001'],
    })
    const { subscriptionId } = subscribed.data as { subscriptionId: string }
    const second = await bank.allow('accounts webhooks')
    await bank.asApplication('DELETE', `/${second.id}`)
    const { data } = (await control(host, 'GET', '/webhooks')).body as { data: { body: string; state: string }[] }
    const told = data.map(({ body, state }) => ({ ...(JSON.parse(body) as object), state })).reverse()
    const change = (consentId: string, status: string, statusReason: string | null) => ({
      type: 'consent.status_changed',
      timestamp: expect.any(String),
      data: { subscriptionId, consentId, customerNumber: '1', status, statusReason },
      state: 'delivered',
    })
    expect(told).toEqual([
      change(second.id, 'VALID', null),
      change(first.id, 'REVOKED', 'REPLACED'),
      change(second.id, 'REVOKED', 'APPLICATION_WITHDREW'),
    ])
  })

  test('the event of the end is tried again like any other', async () => {
    const { access, id } = await bank.allow('accounts webhooks')
    await bank.call(access, 'POST', '/api/webhooks/v1/subscriptions', {
      url: 'https://stall.example.com/consents',
      events: ['consent.status_changed'],
      accountNumbers: ['1010000001'],
    })
    await control(host, 'PUT', '/settings', { inboxAnswer: '500' })
    await bank.asApplication('DELETE', `/${id}`)
    for (const seconds of [5, 300]) await control(host, 'POST', '/clock', { advance: seconds * 1000 })
    await control(host, 'PUT', '/settings', { inboxAnswer: '200' })
    await control(host, 'POST', '/clock', { advance: 1_800_000 })
    const { data } = (await control(host, 'GET', '/webhooks')).body as {
      data: { body: string; state: string; attempts: { status: number }[] }[]
    }
    expect(
      data.map(({ body, state, attempts }) => [
        (JSON.parse(body) as { type: string }).type,
        state,
        attempts.map(({ status }) => status),
      ]),
    ).toEqual([['consent.status_changed', 'delivered', [500, 500, 500, 200]]])
  })

  test('deleting the application withdraws its consents', async () => {
    const { id } = await bank.allow()
    await deleteClient(host, client)
    const { body } = await control(host, 'GET', '/export')
    const { tables } = body as { tables: { consents: { id: string; lifecycle: object }[] } }
    expect(tables.consents.find((row) => row.id === id)?.lifecycle).toEqual({
      value: 'revoked',
      endReason: 'APPLICATION_WITHDREW',
    })
  })
})
