import { createPublicKey, type JsonWebKey } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { handleMounted } from '../../../mocks/hosts/browser/handleMounted.ts'
import { bankBase, isSandboxPath } from '../../../mocks/http/paths.ts'
import { createKernel } from '../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'
import { openBank } from '../../../mocks/testing/openBank.ts'
import type { Application, Bank } from '../../../mocks/testing/types.ts'
import { discoveryPaths } from '../../../src/rules/bank/authorization/discovery.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { verifySignature } from '../../../src/rules/signing/signature.ts'
import { type Host, type HostName, hostNames, issuerOn, openHost } from '../hosts.ts'
import { authorizeAddress, consent, openLogin, submit } from '../login.ts'
import { basicOf, redirectUri, requestToken, saveClient } from '../oauth.ts'
import { openServices } from '../services.ts'
import { get, openTransfers, postTransfer } from './checks/apiRules.ts'

const scopes =
  'accounts payments moneytransfers loans creditcards investments cancels debitcards webhooks qrorders mailorders digitalloan virtualcard public analytics takbis baas_onboarding baas_customers consents baas_accounts baas_moneytransfers baas_investment baas_cancels baas_cards baas_common'

async function opened(name: HostName) {
  const host = await openHost(name)
  onTestFinished(() => host.close())
  return { host, issuer: issuerOn(name, host) }
}

describe.each(hostNames)('the bank describes itself on the %s', (name) => {
  test('its authorization server (RFC 8414)', async () => {
    const { host, issuer } = await opened(name)
    const response = await host.call('/.well-known/oauth-authorization-server')
    expect([response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      'application/json',
      'public, max-age=3600',
    ])
    const metadata = (await response.json()) as { scopes_supported: string[] }
    expect({ ...metadata, scopes_supported: metadata.scopes_supported.toSorted() }).toEqual({
      issuer,
      authorization_endpoint: `${issuer}/ocf-auth-server/auth/oauth/authorize`,
      token_endpoint: `${issuer}/ocf-auth-server/auth/oauth/token`,
      revocation_endpoint: `${issuer}/ocf-auth-server/auth/oauth/revoke`,
      jwks_uri: `${issuer}/ocf-auth-server/auth/jwks.json`,
      scopes_supported: scopes.split(' ').toSorted(),
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: [
        'client_credentials',
        'password',
        'authorization_code',
        'authorization_id',
        'refresh_token',
      ],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256', 'plain'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  test('its APIs as a protected resource (RFC 9728)', async () => {
    const { host, issuer } = await opened(name)
    const metadata = (await (await host.call('/.well-known/oauth-protected-resource')).json()) as object
    expect(metadata).toEqual({
      resource: issuer,
      resource_name: 'The APIs of Portico Bank',
      authorization_servers: [issuer],
      jwks_uri: `${issuer}/ocf-auth-server/auth/jwks.json`,
      scopes_supported: expect.arrayContaining(scopes.split(' ')),
      bearer_methods_supported: ['header'],
    })
  })

  test('the key that verifies its answers, the same in PEM and as a JWK', async () => {
    const { host } = await openTransfers(name, { kind: 'password', application: { otpNeeded: false } })
    const { keys } = (await (await host.call(discoveryPaths.keySet)).json()) as {
      keys: (JsonWebKey & { kid: string })[]
    }
    expect(keys).toEqual([
      {
        kty: 'RSA',
        use: 'sig',
        alg: 'RS256',
        kid: expect.stringMatching(/^[\w-]{43}$/),
        n: expect.stringMatching(/^[\w-]{342}$/),
        e: 'AQAB',
      },
    ])
    const [jwk] = keys
    if (!jwk) throw new Error('No key')
    const spki = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    expect(await (await host.call(bankPaths.responseKey)).text()).toBe(spki)
    const { kid, n, e } = jwk
    expect(kid).toBe(await thumbprintOf({ e, kty: 'RSA', n }))
    const { body } = await postTransfer(host, { isResponseSigned: 'true' })
    const signature = String(body.header.signedResponse)
    expect(await verifySignature(String(spki), JSON.stringify(body.data), signature)).toBe(true)
  })

  test('who answers an authorization request, whether it is allowed, denied or wrong (RFC 9207)', async () => {
    const { host, issuer } = await opened(name)
    const client = await saveClient(host)
    expect(await consent(host, authorizeAddress(client))).toEqual({
      code: expect.any(String),
      state: 'a state',
      iss: issuer,
    })
    expect(await consent(host, authorizeAddress(client), { decision: 'deny' })).toEqual({
      error: 'access_denied',
      state: 'a state',
      iss: issuer,
    })
    const wrong = await host.call(authorizeAddress(client, { response_type: 'token' }), { redirect: 'manual' })
    expect(Object.fromEntries(new URL(wrong.headers.get('Location') ?? '').searchParams)).toEqual({
      error: 'unsupported_response_type',
      error_description: 'The response_type must be code',
      state: 'a state',
      iss: issuer,
    })
  })
})

test('in the browser its path follows the well-known one, as the issuer’s address has a path', async () => {
  const kernel = createKernel({ ...sandboxParts(), basePath: bankBase })
  const read = async (path: string) => {
    const response = await handleMounted(kernel, new Request(`http://localhost:4173${path}`))
    return [isSandboxPath(path), response.status, ((await response.json()) as { issuer?: string }).issuer]
  }
  const found = [true, 200, 'http://localhost:4173/bank']
  expect(await read('/.well-known/oauth-authorization-server/bank')).toEqual(found)
  expect(await read('/bank/.well-known/oauth-authorization-server')).toEqual(found)
  expect(['/.well-known/oauth-authorization-server', '/.well-known/change-password'].map(isSandboxPath)).toEqual([
    false,
    false,
  ])
})

async function thumbprintOf(key: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(key)))
  return Buffer.from(digest).toString('base64url')
}

describe.each(hostNames)('WWW-Authenticate on the %s (RFC 6750)', (name) => {
  const rates = '/api/public/v1/deposits/rates'
  const challengeOf = async (host: Host, headers: Record<string, string>) => {
    const { status, headers: answered } = await get(host, rates, headers)
    return [status, answered.get('WWW-Authenticate')]
  }
  const services = async (options: Parameters<typeof openServices>[1] = {}) => {
    const host = await openServices(name, options)
    onTestFinished(() => host.close())
    return { host, metadata: `resource_metadata="${issuerOn(name, host)}/.well-known/oauth-protected-resource"` }
  }

  test('a call without a token learns of no error, one with a wrong token does', async () => {
    const { host, metadata } = await services()
    expect(await challengeOf(host, { Authorization: '' })).toEqual([401, `Bearer scope="public", ${metadata}`])
    expect(await challengeOf(host, { Authorization: 'Bearer none' })).toEqual([
      401,
      `Bearer error="invalid_token", error_description="The access token is unknown, expired or revoked", scope="public", ${metadata}`,
    ])
    expect(await challengeOf(host, { sign: 'x' })).toEqual([
      401,
      `Bearer error="invalid_request", error_description="Invalid signature", scope="public", ${metadata}`,
    ])
    expect(await challengeOf(host, {})).toEqual([200, null])
  })

  test('a token of other scopes, or of another grant, learns which it needs', async () => {
    const other = await services({ scopes: ['analytics'] })
    expect(await challengeOf(other.host, {})).toEqual([
      403,
      `Bearer error="insufficient_scope", error_description="Insufficient scope", scope="public", ${other.metadata}`,
    ])
    const ofCustomer = await services({ kind: 'password', scopes: ['accounts'], customerNumber: '1' })
    expect(await challengeOf(ofCustomer.host, {})).toEqual([
      403,
      `Bearer error="insufficient_scope", error_description="Insufficient scope", scope="public", ${ofCustomer.metadata}`,
    ])
  })

  test('an address that may not call learns that no token helps', async () => {
    const { host, metadata } = await services({ application: { ipList: ['192.0.2.1'] } })
    expect(await challengeOf(host, {})).toEqual([
      403,
      `Bearer error="access_denied", error_description="Invalid IP", ${metadata}`,
    ])
  })

  test('the token endpoint has none, which would hide its body from clients', async () => {
    const { host } = await services()
    const response = await host.call(bankPaths.token, {
      method: 'POST',
      headers: { Authorization: 'Basic eDp5' },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'public' }),
    })
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, null])
  })
})

test.each(hostNames)('the wait after failed sign-ins is a RateLimit, on the %s', async (name) => {
  const { host } = await opened(name)
  const client = await saveClient(host)
  const form = { grant_type: 'password', scope: 'accounts', username: '2', password: 'wrong' }
  for (let attempt = 0; attempt < 5; attempt += 1) await requestToken(host, client, form)
  const response = await host.call(bankPaths.token, {
    method: 'POST',
    headers: { Authorization: basicOf(client) },
    body: new URLSearchParams({ ...form, password: 'Sandbox-2026' }),
  })
  const page = await submit(host, await openLogin(host, authorizeAddress(client)), {
    customerNumber: '2',
    password: 'Sandbox-2026',
    corporateUsername: '',
  })
  expect(response.status).toBe(401)
  for (const { headers } of [response, page])
    expect(['Retry-After', 'RateLimit', 'RateLimit-Policy'].map((header) => headers.get(header))).toEqual([
      '30',
      '"sign-in";r=0;t=30',
      '"sign-in";q=5;w=86400',
    ])
})

describe('from the issuer’s address alone', () => {
  let bank: Bank
  let issuer: URL
  let host: Host
  let registered: Application
  beforeAll(async () => {
    bank = await openBank({ rateLimit: 'enforced' })
    issuer = new URL(await bank.listen())
    host = { call: bank.fetch, close: bank.close }
    registered = await bank.application({ redirectUri })
  })
  afterAll(() => bank.close())

  test('oauth4webapi finds the resource, its authorization server and the scope of a call', async () => {
    const options = { [oauth.allowInsecureRequests]: true }
    const resource = await oauth.processResourceDiscoveryResponse(
      issuer,
      await oauth.resourceDiscoveryRequest(issuer, options),
    )
    const found = new URL(resource.authorization_servers?.[0] ?? '')
    const as = await oauth.processDiscoveryResponse(
      found,
      await oauth.discoveryRequest(found, { ...options, algorithm: 'oauth2' }),
    )
    const accounts = new URL('/api/accounts/v1/accounts', issuer)
    const refused = await oauth
      .protectedResourceRequest('wrong', 'GET', accounts, undefined, undefined, options)
      .catch((error: unknown) => error)
    if (!(refused instanceof oauth.WWWAuthenticateChallengeError)) throw new Error('The call was not refused')
    const [challenge] = refused.cause
    expect(challenge).toMatchObject({
      scheme: 'bearer',
      parameters: {
        error: 'invalid_token',
        scope: 'accounts',
        resource_metadata: `${issuer.origin}/.well-known/oauth-protected-resource`,
      },
    })
    const client: oauth.Client = { client_id: registered.clientId }
    const auth = oauth.ClientSecretBasic(registered.clientSecret)
    const verifier = oauth.generateRandomCodeVerifier()
    const address = new URL(as.authorization_endpoint ?? '')
    address.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      scope: challenge?.parameters.scope ?? '',
      state: 'x',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    const returned = new URLSearchParams(await consent(host, `${address.pathname}${address.search}`))
    const parameters = oauth.validateAuthResponse(as, client, returned, 'x')
    returned.set('iss', 'http://127.0.0.1:1')
    expect(() => oauth.validateAuthResponse(as, client, returned, 'x')).toThrow('unexpected "iss"')
    const token = await oauth.processAuthorizationCodeResponse(
      as,
      client,
      await oauth.authorizationCodeGrantRequest(as, client, auth, parameters, redirectUri, verifier, options),
    )
    const answer = await oauth.protectedResourceRequest(
      token.access_token,
      'GET',
      accounts,
      undefined,
      undefined,
      options,
    )
    expect(answer.status).toBe(200)
  })

  test('openid-client finds the endpoints, takes every grant that it knows and ends a token', async () => {
    const configuration = await openid.discovery(
      issuer,
      registered.clientId,
      undefined,
      openid.ClientSecretBasic(registered.clientSecret),
      { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
    )
    expect(await openid.clientCredentialsGrant(configuration, { scope: 'public' })).toMatchObject({ scope: 'public' })
    const verifier = openid.randomPKCECodeVerifier()
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'accounts',
      state: 'x',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    const returned = await consent(host, `${address.pathname}${address.search}`)
    const current = new URL(`${redirectUri}?${new URLSearchParams(returned)}`)
    const checks = { pkceCodeVerifier: verifier, expectedState: 'x' }
    const first = await openid.authorizationCodeGrant(configuration, current, checks)
    const second = await openid.refreshTokenGrant(configuration, first.refresh_token ?? '')
    expect(second.scope).toBe('accounts')
    const parameters = { username: '1', password: 'Sandbox-2026', scope: 'accounts' }
    expect(await openid.genericGrantRequest(configuration, 'password', parameters)).toMatchObject({ scope: 'accounts' })
    await openid.tokenRevocation(configuration, second.refresh_token ?? '')
    await expect(openid.refreshTokenGrant(configuration, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
      status: 400,
    })
    await expect(
      openid.fetchProtectedResource(
        configuration,
        second.access_token,
        new URL('/api/accounts/v1/accounts', issuer),
        'GET',
      ),
    ).rejects.toMatchObject({ status: 401, cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }] })
  })
})
