import { generateKeyPairSync, sign } from 'node:crypto'
import { seededProducts } from '../../mocks/fixtures/catalogue/services.ts'
import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { post, tokens } from './calls.ts'
import type { Host } from './hosts.ts'

/** The bank's authorization server as an application's script calls it. */

const dashboard = '/api-dashboard-service/dashboard'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })

/** The private half of the key that `saveClient` registers. */
export const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

export const redirectUri = 'https://stall.example.com/callback'

const saved = {
  id: null,
  name: 'Market Stall',
  description: 'Takes orders by phone',
  icon: '',
  productList: seededProducts.map(({ id }) => String(id)),
  oauthRedirectUri: redirectUri,
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  clientId: null,
  clientSecret: null,
  ipList: [],
  otpNeeded: true,
  clientType: 'API',
}

export interface Client {
  id: string
  oauthClientId: string
  oauthClientSecret: string
  productList: string[]
}

const asDeveloper = async (host: Host) => ({ Authorization: `bearer ${(await tokens(host)).access_token}` })

/** Saves an application of the first developer, by default with every product, and reads it. */
export async function saveClient(host: Host, changes: object = {}): Promise<Client> {
  const authorization = await asDeveloper(host)
  await post(host, `${dashboard}/saveapplication`, { ...saved, ...changes }, authorization)
  const { body } = await post(host, `${dashboard}/applications`, {}, authorization)
  const { data } = body as { data: Client[] }
  const client = 'id' in changes ? data.find(({ id }) => id === changes.id) : data.at(-1)
  if (!client) throw new Error('There is no such application')
  return client
}

export async function renewClient(host: Host, { id }: Client): Promise<Client> {
  const authorization = await asDeveloper(host)
  await post(host, `${dashboard}/renewtokens`, { id, clientId: '', clientSecret: '' }, authorization)
  return saveClient(host, { id })
}

export const deleteClient = async (host: Host, { id }: Client) =>
  post(host, `${dashboard}/deleteapplication`, { id }, await asDeveloper(host))

/** SHA256withRSA of the text, with the key whose public half `saveClient` registers. */
export const signed = (text: string): string => sign('sha256', Buffer.from(text), privateKey).toString('base64')

export const basicOf = ({ oauthClientId, oauthClientSecret }: Client): string =>
  `Basic ${btoa(`${oauthClientId}:${oauthClientSecret}`)}`

/** What the token endpoint answers: the status, the body and why it refuses. */
export interface TokenAnswer {
  status: number
  body: { access_token?: string; refresh_token?: string; scope?: string; error?: string; error_description?: string }
  reason: string | null
}

export async function sendToken(host: Host, init: RequestInit, path: string = bankPaths.token): Promise<TokenAnswer> {
  const response = await host.call(path, { method: 'POST', ...init })
  return {
    status: response.status,
    body: (await response.json()) as TokenAnswer['body'],
    reason: response.headers.get('x-sandbox-reason'),
  }
}

export const requestToken = (
  host: Host,
  client: Client,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  path?: string,
): Promise<TokenAnswer> =>
  sendToken(host, { headers: { Authorization: basicOf(client), ...headers }, body: new URLSearchParams(form) }, path)

export const requestSignedToken = (host: Host, client: Client, form: Record<string, string>): Promise<TokenAnswer> =>
  requestToken(host, client, form, { sign: signed(new URLSearchParams(form).toString()) })
