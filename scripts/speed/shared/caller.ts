import { sign } from 'node:crypto'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { accountsPath } from '../../../src/rules/firstCall/firstCall.ts'

/** The bank that is called: a server's, or one of its banks. */
export interface Target {
  address: string
}

/** An application with a customer's token. */
export interface Caller {
  token: string
  privateKey: string
}

interface Application {
  clientId: string
  clientSecret: string
  privateKey: string
}

const context = { channel: 'API', language: 'EN' }
const json = { 'Content-Type': 'application/json' }

/** @throws Error when the control call is refused */
export async function ask<Data>({ address }: Target, method: string, path: string, body?: unknown): Promise<Data> {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body), headers: json }) }
  const answer = await fetch(`${address}/sandbox/api${path}`, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

/** In a bank without a rate limit from here on. */
export async function signIn(target: Target): Promise<Caller> {
  await ask(target, 'PUT', '/settings', { rateLimit: 'off' })
  const application = { name: 'Speed', oauthRedirectUri: 'https://speed.example.com/callback', otpNeeded: false }
  const { clientId, clientSecret, privateKey } = await ask<Application>(target, 'POST', '/applications', application)
  const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
  const answer = await fetch(`${target.address}${bankPaths.token}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, privateKey }
}

export type Call = (target: Target, caller: Caller) => Promise<Response>

export const listAccounts: Call = ({ address }, { token }) =>
  fetch(`${address}${accountsPath}`, { headers: { Authorization: `Bearer ${token}` } })

export interface Request {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string
}

export const accountsRequest = ({ token }: Caller): Request => ({
  method: 'GET',
  path: accountsPath,
  headers: { Authorization: `Bearer ${token}` },
  body: '',
})

/** Signed, between two accounts of the customer; each time that it is sent is another transfer. */
export function transferRequest({ token, privateKey }: Caller): Request {
  const body = JSON.stringify({
    context,
    senderAccountNumber: '1010000001',
    receiverAccountNumber: '1010000002',
    reasonCode: 'U',
    amount: { amount: '0.01', currency: 'TRY' },
  })
  const signature = sign('sha256', Buffer.from(token + body), privateKey).toString('base64')
  const headers = { ...json, Authorization: `Bearer ${token}`, sign: signature }
  return { method: 'POST', path: '/api/moneytransfers/v1/internal', headers, body }
}

export const transferMoney: Call = ({ address }, caller) => {
  const { path, ...request } = transferRequest(caller)
  return fetch(address + path, request)
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
