import { control } from '../../calls.ts'
import { type Host, type HostName, openHost } from '../../hosts.ts'
import { authorizeAddress, consent } from '../../login.ts'
import { type Client, redirectUri, requestToken, saveClient, signed } from '../../oauth.ts'

const context = { channel: 'API', language: 'EN' }

export interface ShownConsent {
  consentId: string
  status: string
  statusReason: string | null
  customerNumber: string | null
}

export type ConsentCalls = ReturnType<typeof consentCalls>

/** A host with an application that asks for consents, and no limit of its calls. */
export async function openConsents(name: HostName): Promise<{ host: Host; client: Client; bank: ConsentCalls }> {
  const host = await openHost(name)
  const client = await saveClient(host, { otpNeeded: false })
  await control(host, 'PUT', '/settings', { rateLimit: 'off' })
  return { host, client, bank: consentCalls(host, client) }
}

/** What an application does with consents and the tokens of them, at the bank behind the host. */
export function consentCalls(host: Host, client: Client) {
  const address = (scope: string) => authorizeAddress(client, { scope })
  const exchange = (code = '') =>
    requestToken(host, client, { grant_type: 'authorization_code', code, redirect_uri: redirectUri })
  const refresh = (refresh_token = '', scope = '') =>
    requestToken(host, client, { grant_type: 'refresh_token', refresh_token, scope })

  async function allow(scope = 'accounts', account = ['1010000001', '1010000002']) {
    const { body } = await exchange((await consent(host, address(scope), { account })).code)
    const { access_token = '', refresh_token = '', consent_id = '' } = body as Record<string, string>
    return { access: access_token, refreshToken: refresh_token, id: consent_id }
  }

  async function call(
    token: string,
    method: string,
    path: string,
    content?: object,
    more: Readonly<Record<string, string>> = {},
  ) {
    const body = content && JSON.stringify({ context, ...content })
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      sign: signed(`${token}${body ?? path.split('?')[1] ?? ''}`),
      ...more,
    }
    const response = await host.call(path, { method, headers, ...(body !== undefined && { body }) })
    return {
      status: response.status,
      challenge: response.headers.get('WWW-Authenticate'),
      reason: response.headers.get('x-sandbox-reason'),
      data: ((await response.json()) as { data?: unknown }).data,
    }
  }

  async function asApplication(method: string, path = '') {
    const form = { grant_type: 'client_credentials', scope: 'consents' }
    const { access_token = '' } = (await requestToken(host, client, form)).body
    return call(access_token, method, `/api/consents/v1/consents${path}`)
  }

  return {
    address,
    exchange,
    refresh,
    allow,
    call,
    asApplication,
    async own(): Promise<ShownConsent[]> {
      const { consents } = (await asApplication('GET', '?size=100')).data as { consents: ShownConsent[] }
      // The ready-made ones were asked for before today.
      return consents.slice(0, -4)
    },
    async statusOf(id: string) {
      const { status, statusReason } = (await asApplication('GET', `/${id}`)).data as ShownConsent
      return [status, statusReason]
    },
    accounts: (token: string) => call(token, 'GET', '/api/accounts/v1/accounts'),
  }
}
