import { describe, expect, test } from 'vitest'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { authorizeAddress, openLogin, type Page, submit } from '../../login.ts'
import { type Client, deleteClient, redirectUri, renewClient, saveClient } from '../../oauth.ts'

const changes: readonly [what: string, change: (host: Host, client: Client) => Promise<unknown>, text: string][] = [
  [
    'another redirect URI',
    (host, { id }) => saveClient(host, { id, oauthRedirectUri: 'https://other.example.com/callback' }),
    'The application has changed the address to which you would return. Go back to it and start again.',
  ],
  [
    'fewer APIs',
    (host, { id }) => saveClient(host, { id, productList: [] }),
    'The application no longer has an API that it asked for. Go back to it and start again.',
  ],
  ['another client ID', renewClient, 'The application has a new client ID. Go back to it and start again.'],
  ['no application', deleteClient, 'The application was deleted in the meantime.'],
]

const signInAs = { customerNumber: '1', password: 'Sandbox-2026' }

/** What the customer sees, and that nothing leads to the application. */
const seen = ({ status, location, text }: Page, expected: string) => [
  status,
  location,
  text.includes(expected),
  text.includes(redirectUri) || text.includes('other.example.com'),
]

describe.each(hostNames)('an application that changes while its consent is open, on the %s', (name) => {
  test.each(changes)('%s: no code is sent', async (_what, change, text) => {
    const host = await openHost(name)
    for (const explicit of [true, false]) {
      const client = await saveClient(host, { name: 'Changing Stall' })
      const address = authorizeAddress(client, explicit ? {} : { redirect_uri: '' })
      const signIn = await openLogin(host, address)
      const consent = await submit(host, await openLogin(host, address), signInAs)
      expect(consent.status).toBe(200)
      await change(host, client)
      expect(seen(await submit(host, consent, { decision: 'allow', account: '1010000001' }), text)).toEqual([
        400,
        null,
        true,
        false,
      ])
      expect(seen(await submit(host, signIn, signInAs), text)).toEqual([400, null, true, false])
      const again = await submit(host, consent, { decision: 'allow', account: '1010000001' })
      expect([again.status, again.location]).toEqual([400, null])
    }
    await host.close()
  })

  test('another name or description changes nothing', async () => {
    const host = await openHost(name)
    const client = await saveClient(host)
    const consent = await submit(host, await openLogin(host, authorizeAddress(client)), signInAs)
    await saveClient(host, { id: client.id, description: 'Takes orders by mail' })
    const { status, location } = await submit(host, consent, { decision: 'allow', account: '1010000001' })
    expect([status, location?.startsWith(`${redirectUri}?code=`)]).toEqual([303, true])
    await host.close()
  })
})
