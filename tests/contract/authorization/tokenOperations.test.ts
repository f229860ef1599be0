import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { control } from '../calls.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'
import {
  basicOf,
  type Client,
  deleteClient,
  renewClient,
  requestSignedToken,
  requestToken,
  saveClient,
  sendToken,
  type TokenAnswer,
} from '../oauth.ts'

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const publicScopes = 'public analytics takbis baas_onboarding baas_customers consents'
const customerScopes =
  'accounts payments moneytransfers loans creditcards investments cancels debitcards webhooks qrorders mailorders digitalloan virtualcard'

const elif = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
const kuzey = { ...elif, username: '12', corporateUsername: 'kuzey.finance' }
const deniz = { grant_type: 'authorization_id', authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3' }
const asClient = (scope: string) => ({ grant_type: 'client_credentials', scope })

describe.each(hostNames)('tokens on the %s', (name) => {
  let host: Host
  let client: Client
  beforeEach(async () => {
    host = await openHost(name)
    client = await saveClient(host)
  })
  afterEach(() => host.close())

  const request = (form: Record<string, string>) => requestToken(host, client, form)
  const refresh = (answer: TokenAnswer, scope?: string) =>
    request({
      grant_type: 'refresh_token',
      refresh_token: answer.body.refresh_token ?? '',
      ...(scope !== undefined && { scope }),
    })
  const advance = (seconds: number) => control(host, 'POST', '/clock', { advance: seconds * 1000 })

  /** A public API: 403 says that the bank knows the token, and that it has another scope. */
  async function check({ body }: TokenAnswer) {
    const headers = { Authorization: `Bearer ${body.access_token}` }
    const response = await host.call('/api/public/v1/deposits/rates?currency=TRY', { headers })
    return [response.status, response.headers.get('x-sandbox-reason')]
  }
  const known = [403, expect.stringContaining('takes no')]

  test('the setting expiresIn is the lifetime of new access tokens; those of BaaS last no longer than documented', async () => {
    const lifetimes = async () => [
      (await request(asClient(''))).body,
      (await request(elif)).body,
      (await requestSignedToken(host, client, { ...deniz, scope: 'baas_accounts' })).body,
    ]
    await control(host, 'PUT', '/settings', { expiresIn: 3600 })
    expect(await lifetimes()).toMatchObject([{ expires_in: 3600 }, { expires_in: 3600 }, { expires_in: 356 }])
    await control(host, 'PUT', '/settings', { expiresIn: 20 })
    expect(await lifetimes()).toMatchObject([{ expires_in: 20 }, { expires_in: 20 }, { expires_in: 20 }])
    const token = await request(elif)
    expect(await check(token)).toEqual(known)
    await advance(20)
    expect(await check(token)).toEqual([401, 'The access token has expired: request a new one.'])
  })

  test('each flow gives the token that its page documents, with every activated scope when none is named', async () => {
    const access = { access_token: uuid, token_type: 'bearer' }
    expect(await request(asClient(''))).toEqual({
      status: 200,
      body: { ...access, expires_in: 599, scope: publicScopes },
      reason: null,
    })
    expect(await request(elif)).toEqual({
      status: 200,
      body: { ...access, refresh_token: uuid, expires_in: 599, scope: customerScopes },
      reason: null,
    })
    expect((await request({ ...kuzey, scope: 'accounts' })).body).toEqual({
      ...access,
      refresh_token: uuid,
      expires_in: 599,
      scope: 'accounts',
    })
    const director = { ...kuzey, corporateUsername: 'kuzey.director', scope: 'accounts' }
    expect((await request(director)).body.scope).toBe('accounts')
    expect(await requestSignedToken(host, client, { ...deniz, scope: 'baas_cards baas_accounts' })).toEqual({
      status: 200,
      body: { ...access, expires_in: 356, scope: 'baas_accounts baas_cards' },
      reason: null,
    })
  })

  test('a scope goes by either spelling, once however often it is named', async () => {
    expect((await request({ ...elif, scope: ' qrcodes  accounts qrorders ' })).body.scope).toBe('accounts qrorders')
    const baas = await requestSignedToken(host, client, { ...deniz, scope: 'baas_investments' })
    expect(baas.body.scope).toBe('baas_investment')
  })

  test('only the scopes of activated APIs are granted', async () => {
    client = await saveClient(host, { productList: ['1000', '3000', '26000', '41000'] })
    expect((await request(asClient(''))).body.scope).toBe('public')
    expect((await request(elif)).body.scope).toBe('accounts moneytransfers')
  })

  test('Basic credentials may be percent-encoded, which RFC 6749 asks for, or plain; the scheme in any case', async () => {
    const encode = (text: string) => [...text].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('')
    const pair = `${encode(client.oauthClientId)}:${encode(client.oauthClientSecret)}`
    for (const Authorization of [`Basic ${btoa(pair)}`, basicOf(client).replace('Basic', 'bASIC')]) {
      const answer = await sendToken(host, {
        headers: { Authorization },
        body: new URLSearchParams(asClient('public')),
      })
      expect(answer.status).toBe(200)
    }
  })

  test('the form may name its charset', async () => {
    const headers = {
      Authorization: basicOf(client),
      'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8',
    }
    expect((await sendToken(host, { headers, body: 'grant_type=client_credentials&scope=' })).status).toBe(200)
  })

  test('a token opens calls until it expires, and a refused one says why', async () => {
    expect(await check(await request(asClient('public')))).toEqual([200, null])
    const customer = await request(elif)
    expect(await check(customer)).toEqual(known)
    await advance(598)
    expect(await check(customer)).toEqual(known)
    await advance(1)
    expect(await check(customer)).toEqual([401, 'The access token has expired: request a new one.'])
    const baas = await requestSignedToken(host, client, { ...deniz, scope: 'baas_accounts' })
    await advance(355)
    expect(await check(baas)).toEqual(known)
    await advance(1)
    expect(await check(baas)).toEqual([401, 'The access token has expired: request a new one.'])
  })

  test('an expired token is known for an hour, whatever tokens are given meanwhile', async () => {
    const customer = await request(elif)
    await advance(599 + 3599)
    await request(elif)
    expect(await check(customer)).toEqual([401, 'The access token has expired: request a new one.'])
    await advance(1)
    await request(elif)
    expect(await check(customer)).toEqual([401, 'The access token is unknown: request a new one.'])
  })

  test('an API that is switched off takes its scope from the tokens at once', async () => {
    const token = await request(asClient('public takbis'))
    client = await saveClient(host, { id: client.id, productList: ['30000'] })
    expect(await check(token)).toEqual([
      403,
      'The application no longer has an API of the scope public: activate one in its form, then send the call again with the same token.',
    ])
  })

  test('a refresh token works once and gives the next; used again, it ends all of them', async () => {
    const first = await request({ ...elif, scope: 'accounts loans' })
    await advance(3600)
    const second = await refresh(first)
    expect(second).toEqual({
      status: 200,
      body: {
        access_token: uuid,
        token_type: 'bearer',
        refresh_token: uuid,
        expires_in: 599,
        scope: 'accounts loans',
      },
      reason: null,
    })
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    const narrower = await refresh(second, 'loans')
    expect(narrower.body.scope).toBe('loans')
    expect(await refresh(narrower, 'accounts payments')).toEqual({
      status: 400,
      body: { error: 'invalid_scope', error_description: 'The scope is not activated' },
      reason: "The customer's consent and the application's APIs do not cover payments.",
    })
    expect((await refresh(narrower, ' ')).body.scope).toBe('accounts loans')
    expect(await check(narrower)).toEqual(known)

    const invalid = { error: 'invalid_grant', error_description: 'The refresh token is not valid' }
    expect(await refresh(first)).toEqual({
      status: 400,
      body: invalid,
      reason:
        'The refresh token was used before, so all tokens of this sign-in were revoked: store the new one of each response.',
    })
    expect(await refresh(narrower)).toEqual({
      status: 400,
      body: invalid,
      reason: 'The token was revoked: request a new one.',
    })
    expect(await check(narrower)).toEqual([401, 'The token was revoked: request a new one.'])
  })

  test('a refresh token works for 30 days, and not for another application', async () => {
    const answer = await request(elif)
    const ended = await request(elif)
    await refresh(ended)
    await refresh(ended)
    const other = await saveClient(host)
    for (const { body } of [answer, ended])
      expect(
        await requestToken(host, other, { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }),
      ).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
        reason: 'The application has no such refresh token: sign the customer in again.',
      })
    await advance(30 * 86_400 - 1)
    const next = await refresh(answer)
    expect(next.status).toBe(200)
    await advance(30 * 86_400)
    expect(await refresh(next)).toMatchObject({
      status: 400,
      reason: 'The refresh token has expired: sign the customer in again.',
    })
  })

  test('Refresh Secret and the deletion of the application end what was granted', async () => {
    const before = await request(elif)
    client = await renewClient(host, client)
    const renewed = 'Refresh Secret ended the token: request a new one with the new client ID and client secret.'
    expect(await check(before)).toEqual([401, renewed])
    expect(await refresh(before)).toMatchObject({ status: 400, body: { error: 'invalid_grant' }, reason: renewed })
    const after = await request(elif)
    expect(await check(after)).toEqual(known)
    await deleteClient(host, client)
    expect(await check(after)).toEqual([401, 'The application of the token was deleted.'])
  })

  test('revocation ends one access token, or a refresh token with all that came of it (RFC 7009)', async () => {
    const revoke = (token: string | undefined, as = client) =>
      requestToken(host, as, { token: token ?? '' }, {}, bankPaths.revoke)
    const done = { status: 200, body: {}, reason: null }
    const first = await request(elif)
    const second = await refresh(first)
    expect(await revoke(second.body.access_token, await saveClient(host))).toEqual(done)
    expect(await check(second)).toEqual(known)
    expect(await revoke(second.body.access_token)).toEqual(done)
    expect(await check(second)).toEqual([401, 'The access token is unknown: request a new one.'])
    expect(await check(first)).toEqual(known)
    expect(await revoke(second.body.refresh_token)).toEqual(done)
    expect(await revoke(second.body.refresh_token)).toEqual(done)
    expect(await revoke('unknown')).toEqual(done)
    expect(await check(first)).toEqual([401, 'The token was revoked: request a new one.'])
    expect((await refresh(second)).status).toBe(400)
    expect(await revoke('')).toEqual({
      status: 400,
      body: { error: 'invalid_request', error_description: 'A token must be supplied' },
      reason: 'Send the access or refresh token as token.',
    })
    expect(
      (await requestToken(host, { ...client, oauthClientSecret: '' }, { token: 'x' }, {}, bankPaths.revoke)).status,
    ).toBe(401)
  })

  test('the tokens of a BaaS customer end when the customer is closed, and are given again to an active one', async () => {
    const ask = () => requestSignedToken(host, client, { ...deniz, scope: 'baas_accounts' })
    const before = await ask()
    expect(await check(before)).toEqual(known)
    await control(host, 'PUT', '/baas/customers/4000000001', { status: 'CLOSED' })
    expect(await check(before)).toEqual([401, 'The token was revoked: request a new one.'])
    expect(await ask()).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'The authorization ID is not valid' },
      reason: 'Customer 4000000001 has left the bank: no token is given.',
    })
    await control(host, 'PUT', '/baas/customers/4000000001', { status: 'ACTIVE' })
    expect(await check(await ask())).toEqual(known)
  })

  async function rows() {
    const { body } = await control(host, 'GET', '/state')
    const { accessTokens, refreshTokens, authorizationGrants } = (body as { data: { rows: Record<string, number> } })
      .data.rows
    return { accessTokens, refreshTokens, authorizationGrants }
  }

  test('a grant is deleted when its last token is revoked', async () => {
    const { access_token = '' } = (await request(asClient('public'))).body
    expect(await rows()).toEqual({ accessTokens: 1, refreshTokens: 0, authorizationGrants: 1 })
    await requestToken(host, client, { token: access_token }, {}, bankPaths.revoke)
    expect(await rows()).toEqual({ accessTokens: 0, refreshTokens: 0, authorizationGrants: 0 })
  })

  test('what has expired is deleted, and its grant with it', async () => {
    await request(asClient('public'))
    await request(elif)
    await advance(599 + 3600)
    await request(asClient('public'))
    expect(await rows()).toEqual({ accessTokens: 1, refreshTokens: 1, authorizationGrants: 2 })
    await advance(30 * 86_400)
    await request(asClient('public'))
    expect(await rows()).toEqual({ accessTokens: 1, refreshTokens: 0, authorizationGrants: 1 })
  })

  test('the event log names the application and the customer of a token', async () => {
    await request(elif)
    const { body } = await control(host, 'GET', '/events')
    const { data } = body as { data: object[] }
    expect(data).toContainEqual(expect.objectContaining({ operation: 'requestToken', status: 200, subject: '1' }))
  })
})
