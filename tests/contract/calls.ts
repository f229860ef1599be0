import { seededDevelopers } from '../../mocks/fixtures/developers.ts'
import { portalClient } from '../../mocks/portal/developers/portalClient.ts'
import type { Host } from './hosts.ts'

/** The calls of the contract as a script makes them: an answer's status and its JSON. */

export interface Answer {
  status: number
  body: unknown
}

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as unknown,
})

export const [active, disabled] = seededDevelopers
export const basic = `Basic ${btoa(`${portalClient.id}:${portalClient.secret}`)}`

let captchas = 0
/** Each works once, and all are of one length. */
export const captcha = () => `sandbox-captcha-0-${String(++captchas).padStart(6, '0')}`

export const context = { channel: 'APIPORTAL', language: 'TR' }

export const registrationBody = {
  name: 'Nil',
  lastName: 'Demir',
  eMailAddress: 'nil.demir@example.com',
  phoneNumber: '+905551112233',
  password: 'Bosphorus-1453!',
  country: 'TR',
}

/** Sends the body with its context, as the client does. */
export async function post(
  host: Host,
  path: string,
  body: unknown,
  headers: HeadersInit = {},
  method = 'POST',
): Promise<Answer> {
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ context, ...(body as object) }),
  }
  return read(await host.call(path, init))
}

export async function token(host: Host, form: Record<string, string>, headers: HeadersInit = {}): Promise<Answer> {
  const init = { method: 'POST', headers: { Authorization: basic, ...headers }, body: new URLSearchParams(form) }
  return read(await host.call('/oauth/token', init))
}

export const signIn = (host: Host, username: string = active.eMailAddress, password: string = active.password) =>
  token(host, { scope: 'portal', grant_type: 'password', username, password, recaptchaResponse: captcha() })

export const refresh = (host: Host, refreshToken: string) =>
  token(host, { scope: 'portal', grant_type: 'refresh_token', refresh_token: refreshToken })

export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
}

export async function tokens(host: Host, username?: string, password?: string): Promise<Tokens> {
  const { status, body } = await signIn(host, username, password)
  if (status !== 200) throw new Error(`No token: ${JSON.stringify(body)}`)
  return body as Tokens
}

const user = '/api-user-service/user'
export const register = (host: Host, changes: object = {}) =>
  post(host, `${user}/register`, { ...registrationBody, recaptchaResponse: captcha(), ...changes })
export const activate = (host: Host, key: string) => post(host, `${user}/activate`, { key })
export const reactivate = (host: Host, eMailAddress: string) =>
  post(host, `${user}/reactivate`, { eMailAddress, recaptchaResponse: captcha() })
export const getUser = (host: Host, accessToken: string, headers: HeadersInit = {}) =>
  post(host, `${user}/getuser`, {}, { Authorization: `bearer ${accessToken}`, ...headers })
export const logout = (host: Host, accessToken: string) =>
  post(host, `${user}/logout`, {}, { Authorization: `bearer ${accessToken}` })
export const revoke = (host: Host, accessToken: string) =>
  post(host, '/user/token/revoke', {}, { Authorization: `bearer ${accessToken}` })

/** Of the first developer's seeded tickets, one in each state. */
export const seededTickets = { answered: 'TCK-000004', closed: 'TCK-000005', noReply: 'TCK-000006' } as const

export const ticketBody = {
  ticketNumber: null,
  errorType: '2',
  status: 'O',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  subject: 'Nothing comes',
  description: 'The list stays empty.',
  errorCode: '404',
  attachments: [{ fileName: 'trace.txt', extension: 'txt', data: btoa('GET /') }],
}

export const ticketCall = (host: Host, path: string, body: object, accessToken?: string): Promise<Answer> =>
  post(
    host,
    `/api-ticket-service/ticket/${path}`,
    body,
    accessToken === undefined ? {} : { Authorization: `bearer ${accessToken}` },
    path === 'update' ? 'PUT' : 'POST',
  )

export async function control(host: Host, method: string, path: string, body?: unknown): Promise<Answer> {
  return read(
    await host.call(`/sandbox/api${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  )
}

interface MailRow {
  to: string
  subject: string
  text: string
  link: string | null
}

export async function mails(host: Host): Promise<MailRow[]> {
  const { body } = await control(host, 'GET', '/mails')
  return (body as { data: MailRow[] }).data
}

/** The key in the newest mail's link. */
export async function newestKey(host: Host): Promise<string> {
  const [mail] = await mails(host)
  const key = mail?.link?.split('/confirm/')[1]
  if (!key) throw new Error('The newest mail has no activation link')
  return key
}

/** The key in the newest mail that renews a password. */
export async function newestPasswordKey(host: Host): Promise<string> {
  const [mail] = await mails(host)
  const key = mail?.link?.split('/changepassword/')[1]
  if (!key) throw new Error('The newest mail has no link to a new password')
  return key
}
