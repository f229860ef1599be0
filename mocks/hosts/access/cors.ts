import type { IncomingMessage, ServerResponse } from 'node:http'

const requestHeaders =
  'Accept, Authorization, Content-Type, Client-Date, Client-Milliseconds, sign, isResponseSigned, Idempotency-Key, X-Request-ID'

/** Those of the portal and the bank, and of the headers that a request has the sandbox's own. */
function allowedHeaders(requested = ''): string {
  const own = requested.split(',').filter((name) => /^ *x-sandbox-[\w-]+ *$/i.test(name))
  return [requestHeaders, ...own.map((name) => name.trim())].join(', ')
}

export function allowOrigin(outgoing: ServerResponse, origin: string, { headers, method }: IncomingMessage) {
  outgoing.setHeader('Access-Control-Allow-Origin', origin)
  outgoing.setHeader('Access-Control-Expose-Headers', '*')
  outgoing.setHeader('Vary', 'Origin')
  if (method !== 'OPTIONS') return
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader('Access-Control-Allow-Headers', allowedHeaders(headers['access-control-request-headers']))
  outgoing.setHeader('Access-Control-Max-Age', '600')
  if (headers['access-control-request-private-network'])
    outgoing.setHeader('Access-Control-Allow-Private-Network', 'true')
}
