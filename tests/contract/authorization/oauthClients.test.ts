import * as oauth from 'oauth4webapi'
import { AuthorizationCode, ClientCredentials, ResourceOwnerPassword } from 'simple-oauth2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBank } from '../../../mocks/testing/openBank.ts'
import type { Application } from '../../../mocks/testing/types.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import type { Host } from '../hosts.ts'
import { consent } from '../login.ts'
import { redirectUri } from '../oauth.ts'

/** Libraries that know nothing of this bank, over http on loopback. */

const bank = await openBank({ rateLimit: 'enforced' })
const host: Host = { call: bank.fetch, close: bank.close }
let base: string
let registered: Application
beforeAll(async () => {
  base = await bank.listen()
  registered = await bank.application({ redirectUri })
})
afterAll(() => bank.close())

const elif = { username: '1', password: 'Sandbox-2026' }

describe('oauth4webapi', () => {
  const options = { [oauth.allowInsecureRequests]: true }
  const open = () => {
    const as: oauth.AuthorizationServer = {
      issuer: base,
      authorization_endpoint: `${base}${bankPaths.authorize}`,
      token_endpoint: `${base}${bankPaths.token}`,
      revocation_endpoint: `${base}${bankPaths.revoke}`,
    }
    const client: oauth.Client = { client_id: registered.clientId }
    return { as, client, auth: oauth.ClientSecretBasic(registered.clientSecret) }
  }

  test('client credentials', async () => {
    const { as, client, auth } = open()
    const response = await oauth.clientCredentialsGrantRequest(as, client, auth, { scope: 'public' }, options)
    expect(await oauth.processClientCredentialsResponse(as, client, response)).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 599,
      scope: 'public',
    })
  })

  test('password and revocation', async () => {
    const { as, client, auth } = open()
    const parameters = { ...elif, scope: 'accounts' }
    const response = await oauth.genericTokenEndpointRequest(as, client, auth, 'password', parameters, options)
    const { refresh_token = '', scope } = await oauth.processGenericTokenEndpointResponse(as, client, response)
    expect(scope).toBe('accounts')
    const revoked = await oauth.revocationRequest(as, client, auth, refresh_token, options)
    expect(await oauth.processRevocationResponse(revoked)).toBeUndefined()
    const late = await oauth.refreshTokenGrantRequest(as, client, auth, refresh_token, options)
    await expect(oauth.processRefreshTokenResponse(as, client, late)).rejects.toMatchObject({
      error: 'invalid_grant',
      error_description: 'The refresh token is not valid',
      status: 400,
    })
  })

  test('authorization code with a proof key, and refresh', async () => {
    const { as, client, auth } = open()
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      scope: 'accounts moneytransfers',
      state,
      redirect_uri: redirectUri,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    const returned = new URLSearchParams(await consent(host, `${bankPaths.authorize}?${query}`))
    const parameters = oauth.validateAuthResponse(as, client, returned, state)
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      parameters,
      redirectUri,
      verifier,
      options,
    )
    const token = await oauth.processAuthorizationCodeResponse(as, client, response)
    expect(token.scope).toBe('accounts moneytransfers')
    const again = await oauth.refreshTokenGrantRequest(as, client, auth, token.refresh_token ?? '', options)
    expect(await oauth.processRefreshTokenResponse(as, client, again)).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      refresh_token: expect.any(String),
      expires_in: 599,
      scope: 'accounts moneytransfers',
      consent_id: expect.stringMatching(/^CS\d{12}$/),
    })
  })

  test('a refusal comes back as the documented error', async () => {
    const { as, client } = open()
    const returned = await consent(
      host,
      `${bankPaths.authorize}?${new URLSearchParams({
        response_type: 'code',
        client_id: client.client_id,
        scope: 'accounts',
        state: 'x',
      })}`,
      { decision: 'deny' },
    )
    expect(() => oauth.validateAuthResponse(as, client, new URLSearchParams(returned), 'x')).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })

  test('authorization id, its body signed on the way out', async () => {
    const { as, client, auth } = open()
    const signing: typeof fetch = async (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('sign', await registered.sign(String(init?.body)))
      return fetch(url, { ...init, headers })
    }
    const response = await oauth.genericTokenEndpointRequest(
      as,
      client,
      auth,
      'authorization_id',
      { scope: 'baas_accounts', authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3' },
      { ...options, [oauth.customFetch]: signing },
    )
    expect(await oauth.processGenericTokenEndpointResponse(as, client, response)).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 356,
      scope: 'baas_accounts',
    })
  })

  test('the documented error of a wrong secret is there to read', async () => {
    const { as, client } = open()
    const auth = oauth.ClientSecretBasic('wrong')
    const response = await oauth.clientCredentialsGrantRequest(as, client, auth, { scope: 'public' }, options)
    await expect(oauth.processClientCredentialsResponse(as, client, response)).rejects.toMatchObject({
      error: 'unauthorized',
      error_description: 'Full authentication is required to access this resource',
      status: 401,
    })
  })
})

describe('simple-oauth2', () => {
  const configuration = () => ({
    client: { id: registered.clientId, secret: registered.clientSecret },
    auth: {
      tokenHost: base,
      tokenPath: bankPaths.token,
      revokePath: bankPaths.revoke,
    },
  })

  test('client credentials', async () => {
    const { token } = await new ClientCredentials(configuration()).getToken({ scope: 'public' })
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 599, scope: 'public' })
  })

  test('password, refresh and revocation', async () => {
    const first = await new ResourceOwnerPassword(configuration()).getToken({ ...elif, scope: 'accounts' })
    const second = await first.refresh()
    expect(second.token).toMatchObject({ token_type: 'bearer', expires_in: 599, scope: 'accounts' })
    await second.revokeAll()
    await expect(second.refresh()).rejects.toMatchObject({
      output: { statusCode: 400 },
      data: { payload: { error: 'invalid_grant', error_description: 'The refresh token is not valid' } },
    })
  })

  test('authorization code', async () => {
    const { client: application, auth } = configuration()
    const client = new AuthorizationCode({
      client: application,
      auth: { ...auth, authorizePath: bankPaths.authorize },
    })
    const address = new URL(client.authorizeURL({ redirect_uri: redirectUri, scope: 'accounts', state: 'x' }))
    const { code = '', state } = await consent(host, `${address.pathname}${address.search}`)
    expect(state).toBe('x')
    const { token } = await client.getToken({ code, redirect_uri: redirectUri })
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 599, scope: 'accounts' })
  })
})
