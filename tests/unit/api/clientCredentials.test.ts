import { expect, test } from 'vitest'
import { refresh, signIn } from '../../../src/api/account/session.ts'
import { requestToken, revokeToken } from '../../../src/api/applicationTokens.ts'
import { createPortalClient } from '../../../src/api/client/client.ts'
import { configuration } from '../../contract/configuration.ts'

const { signal } = new AbortController()
const bank = 'https://bank.test'

/** A fetch that keeps the Authorization header of each request. */
function listener() {
  const received: (string | null)[] = []
  const answer: typeof fetch = async (input, init) => {
    received.push(new Request(input, init).headers.get('Authorization'))
    return Response.json({ access_token: 'access', token_type: 'Bearer', expires_in: 599, scope: 'portal' })
  }
  return { received, answer }
}

test.each([
  ['portal', 'portal-secret', 'portal:portal-secret'],
  ['portal:tr', 'a+b/c=', 'portal%3Atr:a%2Bb%2Fc%3D'],
  ['şube', '100 % gizli €', '%C5%9Fube:100%20%25%20gizli%20%E2%82%AC'],
])('the client %j with the secret %j is sent form-encoded (RFC 6749 section 2.3.1)', async (id, secret, encoded) => {
  const { received, answer } = listener()
  const client = { id, secret }
  const portal = createPortalClient({
    configuration: { ...configuration, client },
    fetch: answer,
    clock: { now: Date.now, setTimeout: () => undefined, clearTimeout: () => undefined },
  }).scoped({ signal })

  await signIn(portal, { username: 'ada@example.com', password: 'Secret-1843', recaptchaResponse: 'captcha' })
  await refresh(portal, { refreshToken: 'refresh' })
  await requestToken(answer, { base: bank, client, body: 'grant_type=client_credentials' }, signal)
  await revokeToken(answer, { base: bank, client, token: 'access' }, signal)

  expect(received).toEqual(Array(4).fill(`Basic ${btoa(encoded)}`))
})
