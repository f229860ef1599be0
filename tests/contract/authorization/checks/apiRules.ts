import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { operations } from '../../../../mocks/sandbox.ts'
import type { AcceptedCall } from '../../../../mocks/services/pipeline/definedService.ts'
import { definedService } from '../../../../mocks/services/pipeline/service.ts'
import { answerOf } from '../../../support/definitionAnswers.ts'
import type { Host, HostName } from '../../hosts.ts'
import { accessToken, openServices } from '../../services.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 1024 })
export const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

export const signatureOf = (text: string, key: KeyObject = keys.privateKey, hash = 'RSA-SHA256') =>
  createSign(hash).update(text).sign(key, 'base64')

export const context = { channel: 'API', language: 'EN' }
export const transfer = JSON.stringify({
  context,
  senderAccountNumber: '1010000001',
  receiverAccountNumber: '1010000002',
  amount: { amount: '1250.00', currency: 'TRY' },
  explanation: 'Tatil, ışık',
})
export const realized = answerOf('money-transfers/transfer-to-own-account', 'realized')

const confirmation = '1250.00 TRY to account ******0002 from account ******0001'

type Performed = Pick<AcceptedCall, 'body' | 'txId'>

/** A bank with a transfer that records what it carries out, for a customer's token of the authorization code flow. */
export async function openTransfers(
  name: HostName,
  {
    perform = async () => realized,
    ...options
  }: Parameters<typeof openServices>[1] & { perform?: (call: AcceptedCall) => Promise<unknown> } = {},
) {
  const performed: Performed[] = []
  const transfers = definedService(
    'money-transfers/transfer-to-own-account',
    async (call) => {
      performed.push({ body: call.body, txId: call.txId })
      return perform(call)
    },
    { check: () => ({ order: undefined, confirmation, asksForOtp: true }) },
  )
  const host = await openServices(name, {
    kind: 'authorization_code',
    scopes: ['moneytransfers'],
    customerNumber: '1',
    operations: [...operations.filter(({ id }) => id !== transfers.id), transfers],
    ...options,
    application: { publicKey, ...options.application },
  })
  onTestFinished(() => host.close())
  return { host, performed }
}

export interface RuleAnswer {
  status: number
  body: { header: Record<string, unknown>; data?: Record<string, unknown> }
  reason: string | null
  headers: Headers
}

async function call(host: Host, path: string, init: RequestInit): Promise<RuleAnswer> {
  const response = await host.call(path, init)
  const { status, headers } = response
  return {
    status,
    body: (await response.json()) as RuleAnswer['body'],
    reason: headers.get('x-sandbox-reason'),
    headers,
  }
}

const bearer = { Authorization: `Bearer ${accessToken}` }

export const get = (host: Host, path: string, headers: Readonly<Record<string, string>> = {}) =>
  call(host, path, { headers: { ...bearer, ...headers } })

/** Sends the body with these headers; a header that is undefined is left out. */
export function post(
  host: Host,
  path: string,
  body: string,
  headers: Readonly<Record<string, string | undefined>> = {},
) {
  const all = { ...bearer, 'Content-Type': 'application/json', sign: signatureOf(accessToken + body), ...headers }
  const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return call(host, path, { method: 'POST', headers: Object.fromEntries(present), body })
}

export const postTransfer = (host: Host, headers: Readonly<Record<string, string | undefined>> = {}, body = transfer) =>
  post(host, '/api/moneytransfers/v1/internal', body, headers)

export const execute = (host: Host, completion: object, headers: Readonly<Record<string, string | undefined>> = {}) =>
  post(host, '/api/otp/v1/execute', JSON.stringify({ context, ...completion }), { sign: undefined, ...headers })

export const failure = (statusCode: number, detailCode: string, message: string) => ({
  header: { status: 'ERROR', statusCode, detailCode, message, txId: expect.stringMatching(/^[0-9a-f]{10}$/) },
})
