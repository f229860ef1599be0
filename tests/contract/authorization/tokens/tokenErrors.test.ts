import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  everyTokenError,
  type IdentifiedTokenError,
  type TokenErrorId,
  tokenErrorBody,
} from '../../../../src/rules/bank/authorization/tokenErrors.ts'
import { control } from '../../calls.ts'
import { calledPath, type Host, hostNames, openHost } from '../../hosts.ts'
import {
  basicOf,
  type Client,
  deleteClient,
  renewClient,
  requestSignedToken,
  requestToken,
  saveClient,
  sendToken,
  signed,
  type TokenAnswer,
} from '../../oauth.ts'

const elif = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
const kuzey = { ...elif, username: '12' }
const deniz = {
  grant_type: 'authorization_id',
  scope: 'baas_accounts',
  authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3',
}
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

interface Case {
  error: TokenErrorId
  reason: string
  send(host: Host, client: Client): Promise<TokenAnswer>
}

const wrongPair = 'The client ID or the client secret is wrong: copy both again, since Refresh Secret replaces both.'
const waitReason =
  'After five wrong passwords in a row, the next sign-in is delayed: wait, or move the clock with POST /sandbox/api/clock.'
const noGrantType = 'Send grant_type in a body that is application/x-www-form-urlencoded.'
const notBasic = 'The Authorization header is not Basic and the Base64 of client_id:client_secret.'
const wrongSignature =
  'Wrong signature: the text you signed has the SHA-256 21c9c0bb01406fdfdc6c1d12e1f881d142a80ccc5bb712ea599728cdd878672f, the body as received 6376990188e8fd7689dd79942e11fa1893892f3d9c11745991004cf5e8bed01c.'

const withHeader = (Authorization: string) => (host: Host) =>
  sendToken(host, { headers: { ...form, Authorization }, body: 'grant_type=client_credentials&scope=' })
const withBody =
  (body: string, type = form['Content-Type']) =>
  (host: Host, client: Client) =>
    sendToken(host, { headers: { Authorization: basicOf(client), 'Content-Type': type }, body })
const withForm = (fields: Record<string, string>) => (host: Host, client: Client) => requestToken(host, client, fields)

const cases: Record<string, Case> = {
  'no body': { error: 'missing-grant-type', reason: noGrantType, send: withBody('') },
  'no grant_type': { error: 'missing-grant-type', reason: noGrantType, send: withForm({ scope: '' }) },
  'an empty grant_type': { error: 'missing-grant-type', reason: noGrantType, send: withForm({ grant_type: '' }) },
  'a JSON body': {
    error: 'missing-grant-type',
    reason: noGrantType,
    send: withBody('{"grant_type":"client_credentials","scope":""}', 'application/json'),
  },
  'a form as plain text': {
    error: 'missing-grant-type',
    reason: noGrantType,
    send: withBody('grant_type=client_credentials&scope=', 'text/plain'),
  },
  'bytes that are no UTF-8': { error: 'missing-grant-type', reason: noGrantType, send: withBody('%ff%fe=%c3%28') },
  'no scope for client credentials': {
    error: 'scope-omitted',
    reason: 'The scope parameter is missing: send it, even if it is empty.',
    send: withForm({ grant_type: 'client_credentials' }),
  },
  'no code': {
    error: 'missing-code',
    reason: 'Send the code from the redirect as code.',
    send: withForm({ grant_type: 'authorization_code' }),
  },
  'no Authorization': {
    error: 'client-not-authenticated',
    reason: 'The Authorization header is missing: send Basic and the Base64 of client_id:client_secret.',
    send: (host) => sendToken(host, { headers: form, body: 'grant_type=client_credentials&scope=' }),
  },
  'the credentials in the body': {
    error: 'client-not-authenticated',
    reason: 'The Authorization header is missing: send Basic and the Base64 of client_id:client_secret.',
    send: (host, { oauthClientId, oauthClientSecret }) =>
      sendToken(host, {
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          scope: '',
          client_id: oauthClientId,
          client_secret: oauthClientSecret,
        }),
      }),
  },
  'a bearer token instead': { error: 'client-not-authenticated', reason: notBasic, send: withHeader('Bearer abc') },
  'Basic of no Base64': { error: 'client-not-authenticated', reason: notBasic, send: withHeader('Basic ====') },
  'Basic without a colon': {
    error: 'client-not-authenticated',
    reason: notBasic,
    send: withHeader(`Basic ${btoa('a')}`),
  },
  'an unknown client ID': {
    error: 'client-not-authenticated',
    reason: wrongPair,
    send: withHeader(`Basic ${btoa('%zz:%zz')}`),
  },
  'a wrong secret': {
    error: 'client-not-authenticated',
    reason: wrongPair,
    send: (host, client) => requestToken(host, { ...client, oauthClientSecret: 'wrong' }, elif),
  },
  "another application's secret": {
    error: 'client-not-authenticated',
    reason: wrongPair,
    async send(host, client) {
      const { oauthClientSecret } = await saveClient(host)
      return requestToken(host, { ...client, oauthClientSecret }, elif)
    },
  },
  'the pair before Refresh Secret': {
    error: 'client-not-authenticated',
    reason: wrongPair,
    async send(host, client) {
      await renewClient(host, client)
      return requestToken(host, client, elif)
    },
  },
  'a deleted application': {
    error: 'client-not-authenticated',
    reason: wrongPair,
    async send(host, client) {
      await deleteClient(host, client)
      return requestToken(host, client, elif)
    },
  },
  'no username': {
    error: 'missing-username',
    reason: 'The username is missing: send the customer number.',
    send: withForm({ grant_type: 'password', password: 'Sandbox-2026' }),
  },
  'an email address as username': {
    error: 'missing-username',
    reason: 'There is no customer of this number: the documentation lists the test customers.',
    send: withForm({ ...elif, username: 'deniz.aydin@example.com' }),
  },
  'no password': {
    error: 'missing-password',
    reason: 'The password is missing: send that of the customer.',
    send: withForm({ ...elif, password: '' }),
  },
  'a wrong password': {
    error: 'missing-password',
    reason: 'The password is wrong: the documentation lists that of all test customers.',
    send: withForm({ ...elif, password: 'sandbox-2026' }),
  },
  'the right password after five wrong ones': {
    error: 'too-many-failed-attempts',
    reason: waitReason,
    async send(host, client) {
      for (let attempt = 0; attempt < 5; attempt++) await requestToken(host, client, { ...elif, password: 'wrong' })
      return requestToken(host, client, elif)
    },
  },
  'a company without corporateUsername': {
    error: 'missing-corporate-username',
    reason: 'The customer is a company: send the user who acts for it as corporateUsername.',
    send: withForm(kuzey),
  },
  'a company with an unknown corporateUsername': {
    error: 'missing-password',
    reason: 'The company has no user of this corporateUsername.',
    send: withForm({ ...kuzey, corporateUsername: 'nobody' }),
  },
  'a failure of the bank': {
    error: 'token-server-error',
    reason: 'The disk is full',
    send: (host, client) =>
      requestToken(host, client, elif, {
        'x-sandbox-fault': '{"kind":"status","status":500,"message":"The disk is full"}',
      }),
  },
  'a repeated parameter': {
    error: 'repeated-parameter',
    reason: 'Send scope once: a parameter must not be repeated.',
    send: withBody('grant_type=client_credentials&scope=public&scope=public'),
  },
  'a client_secret in the body': {
    error: 'several-authentications',
    reason:
      'The body has a client_secret in addition to the Authorization header: send the credentials in the header only.',
    send: (host, client) =>
      requestToken(host, client, {
        ...elif,
        client_id: client.oauthClientId,
        client_secret: client.oauthClientSecret,
      }),
  },
  'the client_id of another application': {
    error: 'several-authentications',
    reason: 'The client_id of the body is not that of the Authorization header: leave it out.',
    async send(host, client) {
      const { oauthClientId } = await saveClient(host, { name: 'Other Stall' })
      return requestToken(host, client, { ...elif, client_id: oauthClientId })
    },
  },
  'an unknown grant_type': {
    error: 'unsupported-grant-type',
    reason:
      'The grant_type is not one of client_credentials, password, authorization_code, authorization_id, refresh_token.',
    send: withForm({ grant_type: 'toString' }),
  },
  'a flow that no activated API takes': {
    error: 'grant-not-activated',
    reason: "No API of the application allows client_credentials: activate one in the application's form.",
    async send(host) {
      const client = await saveClient(host, { productList: ['1000'] })
      return requestToken(host, client, { grant_type: 'client_credentials', scope: '' })
    },
  },
  'a scope of another flow': {
    error: 'scope-not-activated',
    reason: 'client_credentials cannot grant accounts: request it with password or authorization_code.',
    send: withForm({ grant_type: 'client_credentials', scope: 'public accounts' }),
  },
  'a scope that is not activated': {
    error: 'scope-not-activated',
    reason:
      'No API that is activated for the application has the scope moneytransfers: activate one, or leave the scope out.',
    async send(host) {
      const client = await saveClient(host, { productList: ['1000'] })
      return requestToken(host, client, { ...elif, scope: 'accounts moneytransfers' })
    },
  },
  'a scope in another script': {
    error: 'scope-not-activated',
    reason: 'There is no scope h?sab: password can grant accounts to this application.',
    async send(host) {
      const client = await saveClient(host, { productList: ['1000'] })
      return requestToken(host, client, { ...elif, scope: 'h\u0435sab' })
    },
  },
  'BaaS without a scope': {
    error: 'scope-not-activated',
    reason: 'The scope parameter is missing: name the BaaS scopes.',
    send: (host, client) => requestSignedToken(host, client, { ...deniz, scope: ' ' }),
  },
  'an unknown code': {
    error: 'invalid-code',
    reason: 'The bank has given the application no such code.',
    send: withForm({ grant_type: 'authorization_code', code: 'abc' }),
  },
  'an unknown refresh token': {
    error: 'invalid-refresh-token',
    reason: 'The application has no such refresh token: sign the customer in again.',
    send: withForm({ grant_type: 'refresh_token', refresh_token: 'abc' }),
  },
  'no refresh token': {
    error: 'invalid-refresh-token',
    reason: 'The refresh_token parameter is missing.',
    send: withForm({ grant_type: 'refresh_token' }),
  },
  'an unknown authorization_id': {
    error: 'invalid-authorization-id',
    reason:
      'The application has no customer of this authorization_id: send one that BaaS onboarding or the documentation gives.',
    send: (host, client) => requestSignedToken(host, client, { ...deniz, authorization_id: 'abc' }),
  },
  'BaaS without a signature': {
    error: 'invalid-token-signature',
    reason: 'The sign header is missing: sign the body with the private key.',
    send: withForm(deniz),
  },
  'BaaS with the signature of another body': {
    error: 'invalid-token-signature',
    reason: wrongSignature,
    async send(host, client) {
      const { scope, ...rest } = deniz
      const other = new URLSearchParams({ ...rest, scope }).toString()
      return requestToken(host, client, deniz, { sign: signed(other) })
    },
  },
}

const errors = new Map<TokenErrorId, IdentifiedTokenError>(everyTokenError.map((error) => [error.id, error]))

describe.each(hostNames)('errors of the token endpoint on the %s', (name) => {
  let host: Host
  let client: Client
  beforeEach(async () => {
    host = await openHost(name)
    client = await saveClient(host)
  })
  afterEach(() => host.close())

  test.each(Object.entries(cases))('%s', async (_, { error, reason, send }) => {
    const documented = errors.get(error)
    expect(documented && { status: documented.status, body: tokenErrorBody(documented), reason }).toEqual(
      await send(host, client),
    )
  })

  test('is found by POST only', async () => {
    const response = await host.call('/ocf-auth-server/auth/oauth/token')
    expect([response.status, response.headers.get('Allow'), await response.json()]).toEqual([
      405,
      'POST',
      {
        error: 'invalid_request',
        error_description: `${calledPath(name, '/ocf-auth-server/auth/oauth/token')} takes POST, not GET`,
      },
    ])
  })

  test('is not stored, and has no WWW-Authenticate that would hide the body from clients', async () => {
    const response = await host.call('/ocf-auth-server/auth/oauth/token', { method: 'POST', body: 'x' })
    expect(
      ['Cache-Control', 'Pragma', 'Content-Type', 'WWW-Authenticate'].map((header) => response.headers.get(header)),
    ).toEqual(['no-store', 'no-cache', 'application/json', null])
  })

  test('a client_id or client_secret without a value counts as left out (RFC 6749 section 3.2)', async () => {
    expect((await requestToken(host, client, { ...elif, client_id: '', client_secret: '' })).status).toBe(200)
  })

  test('wrong passwords make the customer wait, whichever application asks', async () => {
    for (let tries = 0; tries < 5; tries++) await requestToken(host, client, { ...elif, password: 'wrong' })
    const wait = {
      status: 401,
      body: { error: 'unauthorized', error_description: 'Too many failed attempts. Try again in 30 seconds.' },
      reason: waitReason,
    }
    expect(await requestToken(host, client, elif)).toEqual(wait)
    expect(await requestToken(host, await saveClient(host), elif)).toEqual(wait)
    expect((await requestToken(host, client, { ...elif, username: '2' })).status).toBe(200)
    await control(host, 'POST', '/clock', { advance: 30_000 })
    expect((await requestToken(host, client, elif)).status).toBe(200)
  })
})

test('every error of the token endpoint is provoked, here or where a code is exchanged', () => {
  const provoked = new Set(Object.values(cases).map(({ error }) => error))
  const elsewhere = ['redirect-uri-mismatch', 'invalid-code-verifier']
  expect(everyTokenError.map(({ id }) => id).filter((id) => !provoked.has(id))).toEqual(elsewhere)
})
