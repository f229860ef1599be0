import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { openHost } from '../../hosts.ts'
import { authorizeAddress, formOf, openLogin } from '../../login.ts'
import { basicOf, saveClient } from '../../oauth.ts'

const names = [
  'grant_type',
  'scope',
  'username',
  'password',
  'corporateUsername',
  'code',
  'code_verifier',
  'redirect_uri',
  'refresh_token',
  'authorization_id',
  'token',
  'response_type',
  'client_id',
  'state',
  'code_challenge',
  'code_challenge_method',
  'customerNumber',
  'testCustomer',
  'decision',
  'account',
  'request',
  '__proto__',
]
const values = [
  'client_credentials',
  'password',
  'authorization_code',
  'authorization_id',
  'refresh_token',
  'code',
  'accounts',
  'public',
  'S256',
  '1',
  '12',
  'Sandbox-2026',
  'allow',
  'constructor',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '💥',
]
const value = fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' }))
const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 })

test('no form and no address, whatever it holds, breaks the authorization server', async () => {
  const host = await openHost('worker host')
  const client = await saveClient(host)
  const { oauthClientId } = client
  const formToken = formOf(await openLogin(host, authorizeAddress(client))).fields.request ?? ''
  const token = fc.record({
    path: fc.constantFrom(bankPaths.token, bankPaths.revoke),
    authorization: fc.oneof(
      fc.constant(basicOf(client)),
      fc.string().map((text) => `Basic ${encodeURIComponent(text)}`),
    ),
    form: pairs,
    sign: fc.oneof(fc.constant(''), fc.base64String()),
  })
  await fc.assert(
    fc.asyncProperty(token, async ({ path, authorization, form, sign }) => {
      const headers = { Authorization: authorization, sign }
      const response = await host.call(path, { method: 'POST', headers, body: new URLSearchParams(form) })
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toBeTypeOf('object')
    }),
    { numRuns: 300 },
  )
  await fc.assert(
    fc.asyncProperty(pairs, async (query) => {
      const address = `${bankPaths.authorize}?${new URLSearchParams([['client_id', oauthClientId], ...query])}`
      const { status, location } = await openLogin(host, address)
      expect(status).toBeLessThan(500)
      expect(location === null || location.startsWith('https://stall.example.com/callback?')).toBe(true)
    }),
    { numRuns: 150 },
  )
  const page = fc.constantFrom('/ocf-auth-server/auth/oauth/sign-in', '/ocf-auth-server/auth/oauth/consent')
  await fc.assert(
    fc.asyncProperty(page, pairs, fc.boolean(), async (path, form, isOpen) => {
      const body = new URLSearchParams([...form, ['request', isOpen ? formToken : 'x']])
      const response = await host.call(path, { method: 'POST', body, redirect: 'manual' })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})
