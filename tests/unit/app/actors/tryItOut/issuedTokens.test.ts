import { expect, test, vi } from 'vitest'
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { issuedTokens } from '../../../../../src/app/actors/tryItOut/issuedTokens.ts'
import { seal } from '../../../../../src/rules/security/secret.ts'
import { configuration } from '../../../../contract/configuration.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

function page(answer: () => Promise<Response>) {
  const sent: string[] = []
  const logged: string[] = []
  let owner: string | null = 'deniz'
  let notify = () => {}
  const client = createPortalClient({
    configuration,
    clock: frozenClock(),
    async fetch(input, init) {
      const request = new Request(input, init)
      sent.push(`${request.method} ${request.url} ${request.headers.get('authorization')} ${await request.text()}`)
      return answer()
    },
  })
  const session = {
    owner: () => owner,
    subscribe(listener: () => void) {
      notify = listener
      return () => {}
    },
  }
  const tokens = issuedTokens({
    session,
    client,
    base: 'http://bank.test',
    now: () => 1000,
    log: (line) => void logged.push(line),
  })
  const become = (next: string | null) => {
    owner = next
    notify()
  }
  return { tokens, sent, logged, become }
}

const token = { accessToken: 'access', refreshToken: 'refresh', clientId: 'client', expiresAt: 2000 }
const credentials = `Basic ${btoa('client:the-secret')}`
const revocation = (name: string) =>
  `POST http://bank.test/ocf-auth-server/auth/oauth/revoke ${credentials} token=${name}`

test('who signs out has their tokens revoked, each once; one that has expired needs nothing', async () => {
  const { tokens, sent, logged, become } = page(async () => new Response(null, { status: 200 }))
  tokens.add(token, seal('the-secret'), 'deniz')
  tokens.add({ accessToken: 'over', clientId: 'client', expiresAt: 1000 }, seal('the-secret'), 'deniz')
  become('deniz')
  await vi.dynamicImportSettled()
  expect(sent).toEqual([])
  become(null)
  become('ekin')
  await vi.waitFor(() => expect(sent).toEqual([revocation('refresh'), revocation('access')]))
  expect(logged).toEqual([])
})

test.each([null, 'ekin'])('a token that comes once %s is signed in is revoked at once', async (next) => {
  const { tokens, sent, become } = page(async () => new Response(null, { status: 200 }))
  const owner = tokens.owner()
  become(next)
  tokens.add(token, seal('the-secret'), owner)
  await vi.waitFor(() => expect(sent).toEqual([revocation('refresh'), revocation('access')]))
  expect(tokens.isHeld()).toBe(false)
  become('deniz')
  await vi.dynamicImportSettled()
  expect(sent).toHaveLength(2)
})

test.each([
  [
    'refused',
    async () => new Response(null, { status: 503, statusText: 'Service Unavailable' }),
    'Service Unavailable',
  ],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
])('a revocation that is %s is logged', async (_, answer, message) => {
  const { tokens, logged, become } = page(answer)
  tokens.add(token, seal('the-secret'), 'deniz')
  become(null)
  await vi.waitFor(() => expect(logged).toEqual([`Revoke token: ${message}`]))
})
