import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { control } from '../../calls.ts'
import { type Host, hostNames, issuerOn, openHost } from '../../hosts.ts'
import { authorizeAddress, consent, formOf, openLogin, type Page, submit } from '../../login.ts'
import { type Client, deleteClient, redirectUri, requestToken, saveClient } from '../../oauth.ts'

const titleOf = ({ text }: Page) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
const problemOf = ({ text }: Page) => /role="alert">([^<]*)</.exec(text)?.[1]
const detailOf = ({ text }: Page) => /<h1>[^<]*<\/h1>\s*<p>([^<]*)<\/p>/.exec(text)?.[1]

const verifier = 'a-code-verifier-of-at-least-forty-three-characters'
const challenge = createHash('sha256').update(verifier).digest('base64url')

describe.each(hostNames)('the authorization code flow on the %s', (name) => {
  let host: Host
  let client: Client
  beforeEach(async () => {
    host = await openHost(name)
    client = await saveClient(host)
  })
  afterEach(() => host.close())

  const advance = (seconds: number) => control(host, 'POST', '/clock', { advance: seconds * 1000 })
  const exchange = (code: string | undefined, fields: Record<string, string> = {}, as = client) =>
    requestToken(host, as, { grant_type: 'authorization_code', code: code ?? '', redirect_uri: redirectUri, ...fields })
  const login = (parameters?: Record<string, string>) => openLogin(host, authorizeAddress(client, parameters))
  const obtain = (parameters?: Record<string, string>) => consent(host, authorizeAddress(client, parameters))
  async function check(accessToken: string | undefined) {
    const headers = { Authorization: `Bearer ${accessToken}` }
    return (await host.call('/api/public/v1/deposits/rates?currency=TRY', { headers })).status
  }

  const issuer = () => issuerOn(name, host)
  const issParameter = () => `iss=${encodeURIComponent(issuer())}`

  const ownOrigin = 'http://localhost:4173'

  test('the API viewer has a return address of its own, and its code is bound to it', async () => {
    const viewer = `${ownOrigin}/authorization-return`
    const { code } = await obtain({ redirect_uri: viewer })
    expect((await exchange(code)).body.error_description).toBe('Redirect URI mismatch.')
    const again = await obtain({ redirect_uri: viewer })
    const other = await saveClient(host, { name: 'Other Stall' })
    expect((await exchange(again.code, { redirect_uri: viewer }, other)).body.error).toBe('invalid_grant')
    expect((await exchange(again.code, { redirect_uri: viewer })).status).toBe(200)
    const refused = await login({ redirect_uri: viewer, scope: 'takbis' })
    expect(refused.location).toMatch(/^http:\/\/localhost:4173\/authorization-return\?error=invalid_scope&/)
  })

  test.each([
    '/authorization-return?x=1',
    '/authorization-return#x',
    '/authorization-return/',
    '/authorization-return/../x',
    '/Authorization-return',
    '/docs',
  ])('no other address of the portal is taken: %s', async (path) => {
    const page = await login({ redirect_uri: `${ownOrigin}${path}` })
    expect([page.status, page.location, detailOf(page)]).toEqual([
      400,
      null,
      'The redirect URI in this address is not the one that the application has registered.',
    ])
  })

  test.each([
    'https://evil.example/authorization-return',
    'http://localhost.evil.example/authorization-return',
    'http://localhost:4173@evil.example/authorization-return',
    'https://localhost:9/authorization-return',
  ])('no other host is taken: %s', async (redirectUri) => {
    expect((await login({ redirect_uri: redirectUri })).status).toBe(400)
  })

  test('sign-in and consent give a code, and the code gives tokens', async () => {
    const signIn = await login({ scope: 'accounts loans' })
    expect([signIn.status, titleOf(signIn)]).toEqual([200, 'Sign in'])
    const consenting = await submit(host, signIn, { customerNumber: ' 1 ', password: 'Sandbox-2026' })
    expect([consenting.status, titleOf(consenting)]).toEqual([200, 'Share with Market Stall?'])
    expect(Array.from(consenting.text.matchAll(/<code>(\w+)</g), ([, scope]) => scope)).toEqual(['accounts', 'loans'])
    expect(
      Array.from(consenting.text.matchAll(/name="account" value="(\d+)" checked/g), ([, number]) => number),
    ).toEqual(['1010000001', '1010000002', '1010000003'])
    const returned = await submit(host, consenting, { account: ['1010000003', '9999999999'], decision: 'allow' })
    expect([returned.status, returned.text]).toEqual([303, ''])
    const { origin, pathname, searchParams } = new URL(returned.location ?? '')
    expect([`${origin}${pathname}`, [...searchParams.keys()], searchParams.get('state')]).toEqual([
      redirectUri,
      ['code', 'state', 'iss'],
      'a state',
    ])
    const token = await exchange(searchParams.get('code') ?? '', { state: 'a state' })
    expect(token).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        token_type: 'bearer',
        refresh_token: expect.any(String),
        expires_in: 599,
        scope: 'accounts loans',
        consent_id: expect.stringMatching(/^CS\d{12}$/),
      },
      reason: null,
    })
    expect(await check(token.body.access_token)).toBe(403)
  })

  test('a customer can refuse on either page', async () => {
    const cancelled = await submit(host, await login(), { decision: 'deny' })
    expect(cancelled.location).toBe(`${redirectUri}?error=access_denied&state=a+state&${issParameter()}`)
    const refused = await consent(host, authorizeAddress(client), { decision: 'deny' })
    expect(refused).toEqual({ error: 'access_denied', state: 'a state', iss: issuer() })
    const odd = await consent(host, authorizeAddress(client, { state: '' }), { decision: 'perhaps' })
    expect(odd).toEqual({ error: 'access_denied', iss: issuer() })
  })

  test('a company signs in with the user who acts for it, who exchanges the code too', async () => {
    const signIn = await login()
    const kuzey = { customerNumber: '12', password: 'Sandbox-2026' }
    const again = await submit(host, signIn, kuzey)
    expect(problemOf(again)).toBe('This customer is a company: enter the corporate username too.')
    const consenting = await submit(host, again, { ...kuzey, corporateUsername: 'kuzey.finance' })
    expect(consenting.text).toContain('<strong>Kuzey Trading Ltd.</strong> (user kuzey.finance).')
    const { location } = await submit(host, consenting, { account: '1012000001', decision: 'allow' })
    const code = new URL(location ?? '').searchParams.get('code') ?? ''
    expect(await exchange(code)).toMatchObject({
      status: 401,
      body: { error: 'unauthorized', error_description: 'Login failed. Code: 200058' },
    })
    expect((await exchange(code, { corporateUsername: 'kuzey.finance' })).status).toBe(200)
    expect(
      (await consent(host, authorizeAddress(client), { testCustomer: '12', account: ['1012000001'] })).code,
    ).toBeDefined()
  })

  test('wrong credentials are said on the page, keep what was typed but the password, and are counted', async () => {
    let page = await login()
    for (const [filled, problem] of [
      [{ customerNumber: '', password: '' }, 'Enter your customer number.'],
      [{ customerNumber: '99', password: 'x' }, 'The customer number or the password is wrong.'],
      [{ customerNumber: '1', password: '' }, 'Enter your password.'],
      [{ customerNumber: '12', password: 'Sandbox-2026', corporateUsername: 'x' }, 'The corporate username is wrong.'],
    ] as const) {
      page = await submit(host, page, filled)
      expect([page.status, problemOf(page)]).toEqual([200, problem])
    }
    page = await submit(host, page, { customerNumber: '1"><b>', password: 'secret', corporateUsername: "<i>'" })
    expect(page.text).toContain('name="customerNumber" value="1&quot;&gt;&lt;b&gt;"')
    expect(page.text).toContain('name="corporateUsername" value="&lt;i&gt;&#39;"')
    expect(page.text).not.toContain('secret')
    for (let tries = 0; tries < 5; tries++) page = await submit(host, page, { customerNumber: '1', password: 'wrong' })
    page = await submit(host, page, { testCustomer: '1' })
    expect(problemOf(page)).toBe('Too many failed attempts. Try again in 30 seconds.')
    expect(
      (await requestToken(host, client, { grant_type: 'password', username: '1', password: 'Sandbox-2026' })).status,
    ).toBe(401)
    await advance(30)
    expect(titleOf(await submit(host, page, { testCustomer: '1' }))).toBe('Share with Market Stall?')
  })

  test('at least one account is chosen, unless there is none or the scopes reach none', async () => {
    const consenting = await submit(host, await login(), { testCustomer: '1' })
    const again = await submit(host, consenting, { decision: 'allow' })
    expect([again.status, problemOf(again)]).toEqual([200, 'Choose at least one account, or press Don’t allow.'])
    expect((await submit(host, again, { decision: 'allow', account: '1010000002' })).location).toContain('?code=')
    expect((await consent(host, authorizeAddress(client), { testCustomer: '2', account: [] })).code).toBeDefined()
    const cards = await submit(host, await login({ scope: 'creditcards' }), { testCustomer: '1' })
    expect(cards.text).not.toContain('Accounts to share')
    expect((await submit(host, cards, { decision: 'allow' })).location).toContain('?code=')
  })

  test('the consent names the data, the accounts and for how long', async () => {
    const { text } = await submit(host, await login(), { testCustomer: '1' })
    const withoutTags = text
      .slice(text.indexOf('<h2>What it may use'), text.indexOf('<div class="actions">'))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    expect(withoutTags.trim()).toBe(
      [
        'What it may use Accounts, balances, movements and statements of the customer accounts',
        'Accounts to share Salary account , TRY TR94 0999 9000 0000 1010 0000 01',
        'Holiday savings , TRY TR67 0999 9000 0000 1010 0000 02 Dollar account , USD TR40 0999 9000 0000 1010 0000 03',
        'For how long 90 days, until 2026-04-05 180 days, until 2026-07-04',
        'You can withdraw your consent earlier at Your consents . If Market Stall doesn’t use the consent for 30 days, it must ask you again.',
        'You still confirm every payment yourself: the bank names its amount, recipient and account, and your confirmation is valid for that payment only.',
      ].join(' '),
    )
  })

  test('a form works once, for ten minutes, and only on its own page', async () => {
    const stale = 'This form was submitted before, or it is older than ten minutes.'
    const signIn = await login()
    const failed = await submit(host, signIn, { customerNumber: '1', password: 'wrong' })
    expect(formOf(failed).fields.request).not.toBe(formOf(signIn).fields.request)
    expect(detailOf(await submit(host, signIn, { testCustomer: '1' }))).toBe(stale)
    const consenting = await submit(host, failed, { testCustomer: '1' })
    expect(detailOf(await submit(host, failed, { testCustomer: '1' }))).toBe(stale)
    expect(detailOf(await openLogin(host, '/ocf-auth-server/auth/oauth/consent'))).toBe(stale)
    const swapped = { ...consenting, text: consenting.text.replace('/consent"', '/sign-in"') }
    expect(detailOf(await submit(host, swapped, { testCustomer: '2' }))).toBe(stale)
    await advance(600)
    expect(detailOf(await submit(host, consenting, { decision: 'allow', account: '1010000001' }))).toBe(stale)
    await advance(-600)
    expect(detailOf(await submit(host, consenting, { decision: 'allow', account: '1010000001' }))).toBe(stale)
  })

  test('the log has no token of a form that still works', async () => {
    const consenting = await submit(host, await login(), { testCustomer: '1' })
    const log = JSON.stringify((await control(host, 'GET', '/har')).body)
    expect(log).toContain('/ocf-auth-server/auth/oauth/consent?request=[redacted]')
    expect(log).not.toContain(formOf(consenting).fields.request)
  })

  test('the tokens leave out the scope of an API that was switched off meanwhile, until it is back', async () => {
    const { code } = await obtain({ scope: 'accounts loans' })
    await saveClient(host, { id: client.id, productList: client.productList.filter((id) => id !== '12000') })
    const token = await exchange(code)
    expect([token.status, token.body.scope]).toEqual([200, 'accounts'])
    await saveClient(host, { id: client.id, productList: client.productList })
    const renew = { grant_type: 'refresh_token', refresh_token: token.body.refresh_token ?? '' }
    expect((await requestToken(host, client, renew)).body.scope).toBe('accounts loans')
  })

  test('a code of which no API is left can be exchanged once one is back', async () => {
    const { code } = await obtain({ scope: 'accounts loans' })
    await saveClient(host, { id: client.id, productList: ['26000'] })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } })
    await saveClient(host, { id: client.id, productList: client.productList })
    expect((await exchange(code)).body.scope).toBe('accounts loans')
  })

  test('a form works no longer when the application was deleted', async () => {
    const consenting = await submit(host, await login(), { testCustomer: '1' })
    await deleteClient(host, client)
    expect((await submit(host, consenting, { decision: 'allow', account: '1010000001' })).status).toBe(400)
  })

  test('another redirect URI, or one to which no browser returns, is never followed', async () => {
    const other = 'The redirect URI in this address is not the one that the application has registered.'
    const unusable =
      'The application has registered a redirect URI to which no browser can return: it needs http or https, and no #.'
    for (const redirect_uri of [
      `${redirectUri}/`,
      `${redirectUri}?a=b`,
      'https://evil.example',
      redirectUri.toUpperCase(),
    ]) {
      const page = await login({ redirect_uri })
      expect([page.status, page.location, titleOf(page), detailOf(page)]).toEqual([400, null, 'Cannot sign in', other])
    }
    const twice = `${authorizeAddress(client)}&${new URLSearchParams({ redirect_uri: 'https://evil.example' })}`
    expect(detailOf(await openLogin(host, twice))).toBe(other)
    for (const oauthRedirectUri of ['localhost:3000', 'www.example.com', 'ftp://a.example', 'https://a.example/#b']) {
      client = await saveClient(host, { id: client.id, oauthRedirectUri })
      const page = await login({ redirect_uri: oauthRedirectUri })
      expect([page.status, detailOf(page)]).toEqual([400, unusable])
    }
    expect(detailOf(await login({ client_id: 'unknown' }))).toBe(
      'No application of this bank has the client ID in this address.',
    )
  })

  test.each([
    [{ response_type: '' }, 'invalid_request', 'The response_type is missing'],
    [{ response_type: 'token' }, 'unsupported_response_type', 'The response_type must be code'],
    [{ scope: '' }, 'invalid_scope', 'The scope is missing'],
    [{ scope: ' ' }, 'invalid_scope', 'The scope is missing'],
    [{ scope: 'public' }, 'invalid_scope', 'The scope is not activated'],
    [{ code_challenge: challenge.slice(1) }, 'invalid_request', 'The code_challenge or its method is not valid'],
    [
      { code_challenge: challenge, code_challenge_method: 'S512' },
      'invalid_request',
      'The code_challenge or its method is not valid',
    ],
  ])('%j returns to the application with %s', async (parameters, error, error_description) => {
    const { status, location } = await login(parameters)
    const query = new URLSearchParams({ error, error_description, state: 'a state', iss: issuer() })
    expect([status, location]).toEqual([303, `${redirectUri}?${query}`])
  })

  test('a repeated parameter, and an application without a customer API, return to the application', async () => {
    const twice = await openLogin(host, `${authorizeAddress(client)}&scope=loans`)
    expect(new URL(twice.location ?? '').searchParams.get('error')).toBe('invalid_request')
    client = await saveClient(host, {
      id: client.id,
      productList: ['26000'],
      oauthRedirectUri: 'https://stall.example.com/?from=bank',
    })
    const none = await login({ redirect_uri: '', state: '' })
    expect(none.location).toBe(
      `https://stall.example.com/?from=bank&error=unauthorized_client&error_description=No+activated+API+allows+this+grant+type&${issParameter()}`,
    )
  })

  test('a code works once: used again, it revokes what it gave', async () => {
    const { code } = await obtain()
    const other = await saveClient(host)
    const unknown = { status: 400, reason: 'The bank has given the application no such code.' }
    expect(await exchange(code, {}, other)).toMatchObject(unknown)
    const token = await exchange(code)
    expect(await check(token.body.access_token)).toBe(403)
    const used = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'The authorization code is not valid' },
      reason: 'The code was used before, so the tokens that it gave were revoked: exchange a code once.',
    }
    expect(await exchange(code)).toEqual(used)
    expect(await check(token.body.access_token)).toBe(401)
    expect(await exchange(code)).toEqual(used)
    const { refresh_token = '' } = token.body
    expect((await requestToken(host, client, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
  })

  test('a code works for two minutes', async () => {
    const [first, second] = [await obtain(), await obtain({ scope: 'loans' })]
    await advance(119)
    expect((await exchange(first.code)).status).toBe(200)
    await advance(1)
    const expired = { status: 400, reason: 'The code has expired: exchange it within two minutes.' }
    expect(await exchange(second.code)).toMatchObject(expired)
    await advance(-60)
    expect(await exchange(second.code)).toMatchObject(expired)
  })

  test('the redirect URI of both steps is the same, and the state if it is sent', async () => {
    const mismatch = { status: 400, body: { error: 'invalid_grant', error_description: 'Redirect URI mismatch.' } }
    const { code } = await obtain()
    expect(await exchange(code, { redirect_uri: `${redirectUri}/` })).toEqual({
      ...mismatch,
      reason: 'The redirect_uri is not that of step 1, letter by letter.',
    })
    expect(await exchange(code, { redirect_uri: '' })).toEqual({
      ...mismatch,
      reason: 'The redirect_uri is missing: step 1 had one, so send the same.',
    })
    expect(await exchange(code, { state: 'another' })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await exchange(code)).status).toBe(200)
    const without = await obtain({ redirect_uri: '' })
    expect(await exchange(without.code, { redirect_uri: 'https://evil.example' })).toMatchObject(mismatch)
    expect((await exchange(without.code, { redirect_uri: '' })).status).toBe(200)
    expect((await exchange((await obtain({ redirect_uri: '' })).code)).status).toBe(200)
  })

  test.each([
    ['S256', { code_challenge: challenge, code_challenge_method: 'S256' }],
    ['plain', { code_challenge: verifier }],
  ])('a proof key is checked: %s', async (_, parameters) => {
    const { code } = await obtain(parameters)
    const failed = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'The code verifier does not match' },
      reason: 'The code_verifier is missing, or step 1 had the code_challenge of another one.',
    }
    expect(await exchange(code)).toEqual(failed)
    expect(await exchange(code, { code_verifier: verifier.toUpperCase() })).toEqual(failed)
    expect((await exchange(code, { code_verifier: verifier })).status).toBe(200)
    expect(await exchange((await obtain()).code, { code_verifier: verifier })).toEqual({
      ...failed,
      reason: 'Step 1 had no code_challenge: send it there, or no code_verifier here.',
    })
  })

  test.each([
    ['allow', /^https:\/\/stall\.example\.com\/callback\?code=[0-9a-f-]+&amp;state=a\+state&amp;iss=http[\w.%]+$/],
    ['deny', /^https:\/\/stall\.example\.com\/callback\?error=access_denied&amp;state=a\+state&amp;iss=http[\w.%]+$/],
  ])('a browser gets a page that goes on by itself: %s', async (decision, address) => {
    const consenting = await submit(host, await login(), { testCustomer: '1' })
    const filled = { account: ['1010000001'], decision }
    const { status, location, headers, text } = await submit(host, consenting, filled, { Accept: 'text/html,*/*' })
    expect([status, location, headers.get('Referrer-Policy')]).toEqual([200, null, 'no-referrer'])
    const [, refresh = ''] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(text) ?? []
    const [, link] = /<a href="([^"]*)">Continue to https:\/\/stall\.example\.com<\/a>/.exec(text) ?? []
    expect(refresh).toMatch(address)
    expect(link).toBe(refresh)
  })

  test('the pages allow no script, no frame and no stranger', async () => {
    const page = await login()
    const names = ['Content-Type', 'X-Frame-Options', 'X-Content-Type-Options', 'Referrer-Policy', 'Cache-Control']
    expect(names.map((each) => page.headers.get(each))).toEqual([
      'text/html; charset=utf-8',
      'DENY',
      'nosniff',
      'same-origin',
      'no-store',
    ])
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page.text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(page.text).not.toMatch(/<script| style="| on\w+="/)
    const forged = await submit(host, page, { testCustomer: '1' }, { Origin: 'http://localhost:9' })
    expect([forged.status, detailOf(forged)]).toEqual([403, 'This form was not sent by a page of the bank.'])
  })
})
