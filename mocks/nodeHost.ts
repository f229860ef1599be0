import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bodyTooLargeMessage, maxBodySize, readBody } from './body.ts'
import { faultHeader, isConnectionLost } from './faults.ts'
import type { Kernel } from './kernel.ts'
import { failure } from './responses.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const isLoopbackOrigin = (origin: string) => URL.canParse(origin) && loopback.test(new URL(origin).host)

/** How long a rejected body may continue to arrive before its connection is closed, in milliseconds. */
const rejectedBodyTimeout = 5000

/** Passes node:http requests to the kernel. Only loopback hosts and origins are served. */
export function createNodeHost(kernel: Kernel): Server {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void serve(kernel, incoming, outgoing).catch((error: Error) => {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
      else send(outgoing, failure(500, `Internal Server Error: ${error.message}`)).catch(() => outgoing.destroy())
    })
  // Unlike Node's default, this rejects a body that is too large before it is sent.
  return createServer(answer)
    .on('checkContinue', (incoming, outgoing) => {
      if (!declaresTooLarge(incoming)) outgoing.writeContinue()
      answer(incoming, outgoing)
    })
    .on('connect', (_incoming, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'))
}

async function serve(kernel: Kernel, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { origin } = incoming.headers
  if (!loopback.test(incoming.headers.host ?? '')) return send(outgoing, failure(403, 'Only loopback hosts are served'))
  const url = parseTarget(incoming)
  if (!url) return send(outgoing, failure(400, 'The request target is not valid'))
  if (!loopback.test(url.host)) return send(outgoing, failure(403, 'Only loopback hosts are served'))
  if (origin !== undefined) {
    if (!isLoopbackOrigin(origin)) return send(outgoing, failure(403, 'Only loopback origins are served'))
    allowOrigin(outgoing, origin, incoming)
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end()
  }
  if (forbiddenMethods.has(incoming.method)) return send(outgoing, failure(501, `${incoming.method} is not supported`))
  const body = declaresTooLarge(incoming) ? undefined : await readBody(incoming)
  if (!body) return rejectBody(incoming, outgoing)
  const response = await kernel.handle(toRequest(url, incoming, outgoing, body))
  if (isConnectionLost(response)) return void outgoing.destroy()
  return send(outgoing, response)
}

/** Methods that a Request cannot have (Fetch Standard, 2.2.1). */
const forbiddenMethods: ReadonlySet<unknown> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** The URL of the request target, usually a path, which may begin with two slashes (RFC 9112 3.2). */
function parseTarget({ url = '/', headers, headersDistinct }: IncomingMessage): URL | undefined {
  const address = url.startsWith('/') ? `http://${headers.host}${url}` : url
  if (headersDistinct.host?.length !== 1 || !URL.canParse(address)) return undefined
  const parsed = new URL(address)
  return parsed.protocol === 'http:' && parsed.username === '' && parsed.password === '' ? parsed : undefined
}

const declaresTooLarge = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > maxBodySize

/** The response is sent while the body still arrives; a client that does not read it before it has sent everything is disconnected. */
async function rejectBody(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { socket } = incoming
  const timer = setTimeout(() => socket.destroy(), rejectedBodyTimeout).unref()
  incoming.on('close', () => clearTimeout(timer)).resume()
  await send(outgoing, failure(413, bodyTooLargeMessage))
}

function allowOrigin(outgoing: ServerResponse, origin: string, { headers, method }: IncomingMessage) {
  outgoing.setHeader('Access-Control-Allow-Origin', origin)
  outgoing.setHeader('Access-Control-Expose-Headers', 'Allow, Retry-After')
  outgoing.setHeader('Vary', 'Origin')
  if (method !== 'OPTIONS') return
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader(
    'Access-Control-Allow-Headers',
    `Accept, Authorization, Content-Type, Client-Date, Client-Milliseconds, ${faultHeader}`,
  )
  outgoing.setHeader('Access-Control-Max-Age', '600')
  if (headers['access-control-request-private-network'])
    outgoing.setHeader('Access-Control-Allow-Private-Network', 'true')
}

function toRequest(
  url: URL,
  { method = 'GET', headers }: IncomingMessage,
  outgoing: ServerResponse,
  body: Uint8Array<ArrayBuffer>,
): Request {
  const abortController = new AbortController()
  outgoing.on('close', () => abortController.abort())
  const init: RequestInit = { method, signal: abortController.signal, headers: new Headers() }
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) (init.headers as Headers).set(name, String(value))
  if (method !== 'GET' && method !== 'HEAD') init.body = body
  return new Request(url, init)
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  outgoing.setHeader('Content-Length', body.length)
  outgoing.writeHead(response.status).end(body)
}
