import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyViolations } from '../../support/shown/bodyViolations.ts'
import { shownPages } from '../../support/shown/shownPages.ts'
import { type Host, openHost } from '../hosts.ts'
import { consent } from '../login.ts'
import { basicOf, type Client, requestToken, saveClient } from '../oauth.ts'

/** Every HTTP message that a page shows is sent, or is what the bank answers. */

const messages = (await shownPages())
  .flatMap(({ codes }) => codes)
  .flatMap(({ name, language, text }) => (language === 'http' ? [[name, text] as const] : []))
const textOf = (name: string) => messages.find(([each]) => each === name)?.[1] ?? ''

const redirectUri = 'https://app.example.com/callback'
let host: Host
let client: Client
beforeAll(async () => {
  host = await openHost('worker host')
  client = await saveClient(host, { oauthRedirectUri: redirectUri })
})
afterAll(() => host.close())

/** Sends a message as it stands, with credentials in place of its placeholders. */
async function send(text: string, credentials: Readonly<Record<string, string>>) {
  const [head = '', body] = text.split('\n\n')
  const [line = '', ...fields] = head.split('\n')
  const [method = '', address = '', protocol] = line.split(' ')
  expect(protocol).toBe('HTTP/1.1')
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/s, 2) as [string, string]))
  headers.delete('Host')
  const { Authorization, clientId = '' } = credentials
  expect(headers.has('Authorization')).toBe(Authorization !== undefined)
  if (Authorization !== undefined) headers.set('Authorization', Authorization)
  const path = address.replace('client_id=YOUR_CLIENT_ID', `client_id=${clientId}`)
  return { path, body, response: await host.call(path, { method, headers, ...(body !== undefined && { body }) }) }
}

const step1 = '/docs/authorization-code-flow#step-1-send-the-customer-to-the-bank http'

/** The parameters with which the browser opens the redirect URI. */
function parametersOf(text: string): string[] {
  const [, path = '', server] = /^GET (\S+) HTTP\/1\.1\nHost: (\S+)$/.exec(text) ?? []
  const address = new URL(path, `https://${server}`)
  expect(`${address.origin}${address.pathname}`).toBe(redirectUri)
  return [...address.searchParams.keys()]
}

async function returned(decision: string): Promise<Record<string, string>> {
  const { path } = await send(textOf(step1), { clientId: client.oauthClientId })
  return consent(host, path, { decision })
}

const cases: Readonly<Record<string, (text: string) => Promise<void>>> = {
  async '/docs/authorization#credentials-of-your-application http'(text) {
    const [, encoded = ''] = /^Authorization: Basic (\S+)$/m.exec(text) ?? []
    expect(atob(encoded)).toBe('YOUR_CLIENT_ID:YOUR_CLIENT_SECRET')
    expect((await send(text, { Authorization: basicOf(client) })).response.status).toBe(200)
  },
  async '/docs/api-usage#a-request http'(text) {
    const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope: 'moneytransfers' }
    const { access_token } = (await requestToken(host, client, form)).body
    const { response, body = '' } = await send(text, { Authorization: `Bearer ${access_token}` })
    expect(bodyViolations('findTransferStatus', 'request', JSON.parse(body))).toEqual([])
    expect([response.status, await response.json()]).toMatchObject([404, { header: { message: 'Not found' } }])
  },
  async [step1](text) {
    const { response } = await send(text, { clientId: client.oauthClientId })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1>Sign in</h1>')])
  },
  async '/docs/authorization-code-flow#what-comes-back http'(text) {
    expect(Object.keys(await returned('allow'))).toEqual(parametersOf(text))
  },
  async '/docs/authorization-code-flow#what-comes-back http 2'(text) {
    const { error, ...others } = await returned('deny')
    expect(parametersOf(text)).toEqual(['error', ...Object.keys(others)])
    expect(text).toContain(`error=${error}&`)
  },
}

test('each message has its case', () => {
  expect(messages.map(([name]) => name).toSorted()).toEqual(Object.keys(cases).toSorted())
})

test.each(messages)('%s', async (name, text) => {
  await cases[name]?.(text)
})
