import { get, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { discoveryPaths } from '../../../../src/rules/bank/authorization/discovery.ts'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { control, mails, register } from '../../calls.ts'
import { authorizeAddress, formOf, openLogin, type Page } from '../../login.ts'
import { type ManyBanks, openManyBanks } from '../../manyBanks.ts'
import { saveClient } from '../../oauth.ts'

/** A server that has another address than the one at which it is called, as behind a proxy. */

const origin = 'https://sandbox.bank.com'

/** Sends a Host header, which fetch does not. */
const withHost = ({ port = 0 }: ManyBanks, host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { ...headers, host } }, resolve).on('error', reject)
  })

describe.each(['', '/portico'])('with the public URL https://sandbox.bank.com%s', (path) => {
  const published = `${origin}${path}`
  let server: ManyBanks
  beforeEach(async () => {
    server = await openManyBanks({
      access: { publicUrl: { origin, path }, names: new Set(['sandbox.bank.com', 'a.intern']) },
    })
  })
  afterEach(() => server.close())

  const json = async (address: string) => (await (await server.call(address)).json()) as Record<string, unknown>
  const paths = [...new Set(['', path])]

  test('a call that there is not is named with the path of the URL', async () => {
    for (const front of paths)
      for (const called of ['/nowhere', '/sandbox/api/banks/a/b'])
        expect(await json(`${front}${called}`)).toEqual({
          header: { status: 'ERROR', statusCode: 404, message: `Unknown call: GET ${path}${called}` },
        })
  })

  test.each(['', '/banks/team-a'])(
    'the bank at %s/ names itself so, whether the proxy leaves the path or not',
    async (bank) => {
      await control(server, 'PUT', '/banks/team-a')
      const base = `${published}${bank}`
      for (const front of paths) {
        expect(await json(`${front}${bank}${discoveryPaths.authorizationServer}`)).toMatchObject({
          issuer: base,
          authorization_endpoint: `${base}${bankPaths.authorize}`,
          token_endpoint: `${base}${bankPaths.token}`,
          revocation_endpoint: `${base}${bankPaths.revoke}`,
          jwks_uri: `${base}${discoveryPaths.keySet}`,
        })
        expect(await json(`${front}${bank}${discoveryPaths.protectedResource}`)).toMatchObject({
          resource: base,
          authorization_servers: [base],
        })
        expect((await json(`${front}${bank}/openapi.json`)).servers).toEqual([{ url: base, description: 'Sandbox' }])
        const refused = await server.call(`${front}${bank}/api/accounts/v1/accounts`)
        expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([
          401,
          `Bearer scope="accounts", resource_metadata="${base}${discoveryPaths.protectedResource}"`,
        ])
        const { data } = (await json(`${front}${bank}/sandbox/api/har`)) as {
          data: { log: { entries: { request: { url: string } }[] } }
        }
        expect(data.log.entries.at(-1)?.request.url).toBe(`${base}/api/accounts/v1/accounts`)
        const page = await (await server.call(`${front}${bank}/`)).text()
        expect([...page.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
          `${path}${bank}/openapi.json`,
          `${path}${bank}/health`,
        ])
        const calls = Array.from(page.matchAll(/<code>[A-Z]+ (\/[^<]*)<\/code>/g), ([, address = '']) => address)
        expect(calls.filter((address) => !address.startsWith(`${path}${bank}/`))).toEqual([])
        expect(calls).toContain(`${path}${bank}/sandbox/api/reset`)
        expect(page.includes('Named banks')).toBe(bank === '')
      }
      // What a bank publishes at the root of the origin (RFC 8414 section 3.1).
      expect((await json(`${discoveryPaths.authorizationServer}${path}${bank}`)).issuer).toBe(base)
      expect((await json(`${discoveryPaths.protectedResource}${path}${bank}`)).resource).toBe(base)
    },
  )

  test('a bank that is not there, or no more, is made at a public path', async () => {
    const missing = [404, `There is no bank team-a. Create it with PUT ${path}/sandbox/api/banks/team-a`]
    const ask = async () => {
      const response = await server.call(`${path}/banks/team-a/health`)
      return [response.status, ((await response.json()) as { header?: { message: string } }).header?.message]
    }
    expect(await ask()).toEqual(missing)
    await control(server, 'PUT', '/banks/team-a')
    const waiting = server.call('/banks/team-a/oauth/token', {
      method: 'POST',
      headers: { 'x-sandbox-fault': '{"kind":"delay","delay":60000}' },
    })
    const events = async () => (await control(server.bank('team-a'), 'GET', '/events')).body
    await expect.poll(events).toMatchObject({ data: [{ operation: 'obtainToken' }] })
    await control(server, 'DELETE', '/banks/team-a')
    expect(((await (await waiting).json()) as { header: { message: string } }).header.message).toBe(missing[1])
  })

  test('the addresses of banks are public ones', async () => {
    const { body } = await control(server, 'PUT', '/banks/team-a')
    expect((body as { data: { url: string } }).data.url).toBe(`${published}/banks/team-a`)
    const listed = await control(server, 'GET', '/banks')
    expect((listed.body as { data: { url: string }[] }).data.map(({ url }) => url)).toEqual([
      `${published}/banks/team-a`,
    ])
  })

  test('the forms of the bank lead to it, sent from a page of any of its names', async () => {
    const client = await saveClient(server)
    const page = await openLogin(server, authorizeAddress(client))
    const { action } = formOf(page)
    expect(action).toBe(`${path}/ocf-auth-server/auth/oauth/sign-in`)
    const signIn = async (from: string, own: Page) => {
      const { fields } = formOf(own)
      const response = await server.call(action, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, testCustomer: '1' }),
        headers: { Origin: from },
        redirect: 'manual',
      })
      return [response.status, response.headers.get('Location')?.replace(/=\w+$/, '=…')]
    }
    const location = `${published}/ocf-auth-server/auth/oauth/consent?request=…`
    const opened = () => openLogin(server, authorizeAddress(client))
    expect(await signIn('https://evil.example', await opened())).toEqual([403, undefined])
    expect(await signIn('http://127.0.0.1:1', await opened())).toEqual([403, undefined])
    expect(await signIn('http://sandbox.bank.com', await opened())).toEqual([403, undefined])
    expect(await signIn(origin, page)).toEqual([303, location])
    expect(await signIn(server.url, await opened())).toEqual([303, location])
  })

  test('what it publishes and sends has no address of this machine', async () => {
    await control(server, 'PUT', '/banks/team-a')
    await register(server)
    await saveClient(server)
    expect((await mails(server)).map(({ link }) => link)).toEqual([expect.stringMatching(/^\/confirm\//)])
    const shown = ['/', '/openapi.json', '/health', ...Object.values(discoveryPaths)]
    const controlled = ['/mails', '/sms', '/webhooks', '/webhooks/subscriptions', '/banks', '/state', '/due']
    const local: string[] = []
    for (const front of ['', '/banks/team-a'])
      for (const address of [...shown, ...controlled.map((call) => `/sandbox/api${call}`)]) {
        const text = await (await server.call(`${path}${front}${address}`)).text()
        // The definition of webhooks names which addresses a sandbox calls.
        if (/127\.0\.0\.1|localhost/.test(text.replace('(localhost, 127.0.0.1)', ''))) local.push(front + address)
      }
    expect(local).toEqual([])
  })

  test.each([
    ['127.0.0.1', 200],
    ['sandbox.bank.com', 200],
    ['sandbox.bank.com:443', 200],
    ['A.intern:8787', 200],
    ['evil.example', 403],
    ['sandbox.bank.com.evil.example', 403],
    ['b.intern', 403],
  ])('the Host header %s gets %i', async (host, status) => {
    const response = await withHost(server, host, `${path}${discoveryPaths.authorizationServer}`)
    const text = (await response.toArray()).join('')
    expect([response.statusCode, status === 200 ? (JSON.parse(text) as { issuer: string }).issuer : undefined]).toEqual(
      [status, status === 200 ? published : undefined],
    )
  })

  test('pages of its names may call services, and only pages of this machine control calls', async () => {
    const asked = async (from: string, address: string) => {
      const { status, headers } = await server.call(address, { headers: { Origin: from } })
      return [status, headers.get('Access-Control-Allow-Origin')]
    }
    const clock = '/sandbox/api/clock'
    expect([
      await asked(origin, '/health'),
      await asked('http://a.intern:3000', '/health'),
      await asked('https://evil.example', '/health'),
      await asked(origin, clock),
      await asked('http://localhost:4173', clock),
    ]).toEqual([
      [200, origin],
      [200, 'http://a.intern:3000'],
      [403, null],
      [403, null],
      [200, 'http://localhost:4173'],
    ])
  })
})
