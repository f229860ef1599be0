import { programAddressOf } from '../../../src/rules/sandbox/banks/bankName.ts'
import type { Exchange, SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import { issuerOf } from '../../authorization/tokens/issuerAddress.ts'
import { bankBase, isUnder } from '../../http/paths.ts'
import type { Call } from '../../kernel/calls/operation.ts'

type HarCall = Pick<Call, 'bank' | 'request' | 'basePath'>

/** A HAR has absolute addresses: those at which programs reach the bank. */
const addressOf = (call: HarCall): string =>
  isUnder(bankBase, call.basePath) ? programAddressOf(call.basePath) : issuerOf(call)

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const mediaTypeOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''

function entryOf(address: string, { at, duration = 0, id }: SandboxEvent, { request, answer }: Exchange) {
  const url = new URL(address + request.path)
  return {
    startedDateTime: at,
    time: duration,
    comment: id,
    request: {
      method: request.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers),
      queryString: Array.from(url.searchParams, ([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: -1,
      ...(request.body !== '' && { postData: { mimeType: mediaTypeOf(request.headers), text: request.body } }),
    },
    response: {
      status: answer?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(answer?.headers ?? {}),
      content: { size: -1, mimeType: mediaTypeOf(answer?.headers ?? {}), text: answer?.body ?? '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  }
}

/** The calls whose request and answer are kept, without secrets, oldest first (HTTP Archive 1.2). */
export const harOf = (call: HarCall) => ({
  log: {
    version: '1.2',
    creator: { name: 'Portico sandbox', version: '1' },
    entries: call.bank.tables.exchanges.list().flatMap((exchange) => {
      const event = call.bank.tables.events.get(exchange.id)
      return event ? [entryOf(addressOf(call), event, exchange)] : []
    }),
  },
})
