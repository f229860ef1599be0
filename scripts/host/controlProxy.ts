import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isLoopbackHost } from '../../mocks/hosts/access/hostNames.ts'
import { controlBase } from '../../mocks/http/paths.ts'
import { bankAddressOf, bankNamePattern } from '../../src/rules/sandbox/banks/bankName.ts'
import { notStored } from './cacheControl.ts'

/** Where the pages of the portal send control calls that need a key. */
export const controlProxyPath = '/control'

const controlCall = new RegExp(`^(?:/banks/${bankNamePattern})?${controlBase}(?:/|$)`)

/** Neither the portal's cookies nor its addresses are for the bank. */
const sentHeaders = ['accept', 'content-type', 'content-length'] as const

function refuse(response: ServerResponse, statusCode: number, message: string): void {
  response.writeHead(statusCode, { 'Content-Type': 'application/json', 'Cache-Control': notStored })
  response.end(JSON.stringify({ header: { status: 'ERROR', statusCode, message } }))
}

/** Whether a page of this host sends it: another site may send requests here from a browser, or let its own name point here. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers
  return (
    isLoopbackHost(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin')
  )
}

/**
 * Sends the control calls of the portal's own pages to the server of a bank with the key, which so is not in the browser.
 *
 * @param bank base address of a bank of that server
 */
export function controlProxy(bank: string, key: string): (request: IncomingMessage, response: ServerResponse) => void {
  const server = bankAddressOf(bank, null)
  const { pathname: serverPath } = new URL(`${server}/`)
  return (request, response) => {
    if (!isOwnPage(request)) return refuse(response, 403, 'Only pages of this portal may make control calls here')
    const url = new URL(server + (request.url ?? '').slice(controlProxyPath.length))
    const path = url.pathname.slice(serverPath.length - 1)
    if (!url.pathname.startsWith(serverPath) || !controlCall.test(path))
      return refuse(response, 404, 'Only control calls are answered here')
    const headers = Object.fromEntries(sentHeaders.map((name) => [name, request.headers[name]]))
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: request.method,
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        authorization: `Bearer ${key}`,
      },
    })
    sent.on('response', (answer) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    sent.on('error', () => {
      // As without a proxy; a browser sends a read again by itself, and may not send a change again.
      if (response.headersSent || request.method === 'GET') response.destroy()
      else refuse(response, 502, `The sandbox at ${server} doesn’t answer`)
    })
    response.on('close', () => sent.destroy())
    request.pipe(sent)
  }
}
