import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { failure } from './answers.ts'
import { faultHeader, isConnectionLost } from './faults.ts'
import type { Kernel } from './kernel.ts'

/** Larger bodies are refused: the largest that the portal sends is a ticket with files of 3 MB in base64. */
const largestBody = 16 * 1024 * 1024

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const isLoopbackOrigin = (origin: string) => URL.canParse(origin) && loopback.test(new URL(origin).host)

/** Carries node:http requests to the kernel. Only loopback names and origins are served, whoever asks. */
export function createNodeHost(kernel: Kernel): Server {
  return createServer((incoming, outgoing) => {
    serve(kernel, incoming, outgoing).catch(() => outgoing.destroy())
  })
}

async function serve(kernel: Kernel, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { origin } = incoming.headers
  if (!loopback.test(incoming.headers.host ?? '')) return send(outgoing, failure(403, 'Only loopback hosts are served'))
  if (origin !== undefined) {
    if (!isLoopbackOrigin(origin)) return send(outgoing, failure(403, 'Only loopback origins are served'))
    allowOrigin(outgoing, origin, incoming)
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end()
  }
  const body = await read(incoming)
  if (!body) return send(outgoing, failure(413, 'The request body is too large'))
  const response = await kernel.handle(toRequest(incoming, outgoing, body))
  if (isConnectionLost(response)) return void outgoing.destroy()
  return send(outgoing, response)
}

function allowOrigin(outgoing: ServerResponse, origin: string, { headers, method }: IncomingMessage) {
  outgoing.setHeader('Access-Control-Allow-Origin', origin)
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

async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size <= largestBody ? Buffer.concat(chunks) : undefined
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): Request {
  const { method = 'GET', headers, url = '/' } = incoming
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const init: RequestInit = { method, signal: gone.signal, headers: new Headers() }
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) (init.headers as Headers).set(name, String(value))
  if (method !== 'GET' && method !== 'HEAD') init.body = new Uint8Array(body)
  return new Request(new URL(url, `http://${headers.host}`), init)
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  outgoing.setHeader('Content-Length', body.length)
  outgoing.writeHead(response.status).end(body)
}
