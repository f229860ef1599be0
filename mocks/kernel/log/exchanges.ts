import { maxExchangeBody, maxExchanges } from '../../../src/rules/sandbox/requests/logLimits.ts'
import type { Exchange } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { Bank } from '../../bank/bank.ts'
import { expire } from '../../db/expire.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from '../../http/message.ts'
import type { Call } from '../calls/operation.ts'
import { redactBody, redactHeader, redactTarget } from './redact.ts'

const utf8 = new TextDecoder()

const redactHeaders = (headers: Iterable<[string, string]>) =>
  Object.fromEntries(Array.from(headers, ([name, value]) => [name, redactHeader(name, value)]))

/** A caller that has gone takes the body along. */
export const bodyOf = async (request: ApiRequest): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await request.arrayBuffer().catch(() => new ArrayBuffer()))

function requestOf(request: ApiRequest, params: Call['params'], body: Uint8Array): Exchange['request'] {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    path: redactTarget(`${pathname}${search}`, params),
    headers: redactHeaders(request.headers),
    body: redactBody(utf8.decode(body.subarray(0, maxExchangeBody)), request.headers.get('Content-Type') ?? ''),
    isCut: body.length > maxExchangeBody,
  }
}

function answerOf({ status, headers, body }: ApiResponse): Exchange['answer'] {
  const { 'Content-Type': mediaType = '' } = headers
  return {
    status,
    headers: redactHeaders(Object.entries(headers)),
    body: redactBody(body.slice(0, maxExchangeBody), mediaType),
    isCut: body.length > maxExchangeBody,
  }
}

/** Keeps a call's request and answer for a while, without secrets. */
export async function storeExchange(
  { tables }: Pick<Bank, 'tables'>,
  id: string,
  { request, params, body, response }: Pick<Call, 'request' | 'params'> & { body: Uint8Array; response: ApiResponse },
): Promise<void> {
  const answer = response === connectionLost ? null : answerOf(response)
  await tables.exchanges.insert({ id, request: requestOf(request, params, body), answer })
  expire(tables.exchanges, () => tables.exchanges.count() > maxExchanges)
}
