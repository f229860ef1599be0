import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { toProblem } from '../../../src/rules/problem.ts'
import { isLostConnection } from '../../db/storage/postgres/failures.ts'
import { BankRemovedError, StorageUnavailableError, uncertainOutcome } from '../../db/storage/storageErrors.ts'
import { maxBodySizeOf } from '../../http/body.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from '../../http/message.ts'
import { controlBase, isUnder } from '../../http/paths.ts'
import { failure, failWithoutTxId, notIncluded, withHeaders } from '../../http/responses.ts'
import { toStorageError } from '../../kernel/storage/storageError.ts'
import type { ChangeListener } from '../../kernel/turns/turns.ts'
import { keyRequired } from '../access/checkControlKey.ts'
import { allowOrigin } from '../access/cors.ts'
import { type HostAccess, loopbackAccess } from '../access/hostAccess.ts'
import { type HostMonitor, isMetrics, onlyRead, type ServedCall } from '../monitoring/hostMonitor.ts'
import { changesPath, streamChanges, streamHeaders } from './changeStream.ts'
import { readBody } from './readBody.ts'
import { rejectBody } from './rejectBody.ts'
import { currentRequestId, guardRequest, type ReportFailure, requestIdHeader } from './uncaughtErrors.ts'

/** What a host has of a bank. */
export interface ServedBank {
  /** Left out by the default bank, and by what is no bank. */
  readonly name?: string
  respond(request: ApiRequest): Promise<ApiResponse>
  /** The same with a web Request and Response; left out where they have nothing more. */
  handle?(request: Request): Promise<Response>
  /** Left out where nothing changes; `onEnd` is called when nothing will change any more. */
  subscribe?(listener: ChangeListener, onEnd?: () => void): () => void
}

/** What answers at a path other than the default bank, and its own path of that path; `makes` is false for a call that makes no bank. */
export type FindBank = (pathname: string) => { path: string; find(makes?: boolean): Promise<ServedBank> } | undefined

interface HostOptions {
  /** Left out, only loopback hosts and origins are served. */
  access?: HostAccess
  /** Left out where nobody watches: then there is neither health nor metrics. */
  monitor?: HostMonitor
  reportFailure?: ReportFailure
}

/** Passes node:http requests to the bank, or to what is at their path. */
export function createNodeHost(
  bank: ServedBank,
  findOther: FindBank = () => undefined,
  { access = loopbackAccess, monitor, reportFailure }: HostOptions = {},
): Server {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    for (const [name, value] of Object.entries(notIncluded)) outgoing.setHeader(name, value)
    guardRequest(
      incoming,
      outgoing,
      (requestId) => serve({ unnamed: bank, findOther, access, monitor }, incoming, outgoing, requestId),
      (error) => send(outgoing, responseOf(error)),
      reportFailure,
    )
  }
  // Unlike by Node's defaults, two Authorization headers are joined and so refused, as in the browser, and a body that is too
  // large is rejected before it is sent.
  return createServer({ joinDuplicateHeaders: true }, answer)
    .on('checkContinue', (incoming, outgoing) => {
      const { pathname = '' } = parseTarget(incoming) ?? {}
      if (declaredSize(incoming) <= maxBodySizeOf(findOther(pathname)?.path ?? pathname)) outgoing.writeContinue()
      answer(incoming, outgoing)
    })
    .on('connect', (_incoming, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'))
}

function responseOf(thrown: unknown): ApiResponse {
  // A connection to PostgreSQL that is lost can also throw outside of the work of the call, which may go on.
  const error = isLostConnection(thrown) ? uncertainOutcome() : thrown
  if (!(error instanceof StorageUnavailableError || error instanceof BankRemovedError))
    return failure(500, `Internal Server Error: ${toProblem(error).message}`)
  const apiError = toStorageError(error)
  return withHeaders(failWithoutTxId(apiError), apiError.headers)
}

interface Host {
  unnamed: ServedBank
  findOther: FindBank
  access: HostAccess
  monitor: HostMonitor | undefined
}

async function serve(
  { unnamed, findOther, access, monitor }: Host,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): Promise<void> {
  const health = monitor?.health(incoming)
  if (health) return send(outgoing, await health)
  const metrics = monitor && isMetrics(incoming) ? monitor.metrics : undefined
  const call = metrics ? undefined : monitor?.begin(incoming, outgoing, requestId)
  if (monitor?.stopping.aborted) return refuseWhileStopping(outgoing)
  const { origin, authorization, host } = incoming.headers
  const refusedHosts = refusalOfHosts(incoming)
  if (refusedHosts) return send(outgoing, refusedHosts)
  // Who collects figures of several servers asks each by an address of its own, and no page of a browser has the key.
  if (metrics && access.hasKey(authorization)) return send(outgoing, await metrics(incoming))
  const refusedHost = access.refusalOfHost(host)
  if (refusedHost !== undefined) return send(outgoing, failure(403, refusedHost))
  const url = parseTarget(incoming)
  if (!url) return send(outgoing, failure(400, 'The address of the request is not valid'))
  const refusedTarget = access.refusalOfHost(url.host)
  if (refusedTarget !== undefined) return send(outgoing, failure(403, refusedTarget))
  const called = url.pathname
  const other = findOther(called)
  if (other) url.pathname = other.path
  const isControl = isUnder(controlBase, url.pathname)
  if (origin !== undefined) {
    const refusedOrigin = access.refusalOfOrigin(origin, isControl)
    if (refusedOrigin !== undefined) return send(outgoing, failure(403, refusedOrigin))
    allowOrigin(outgoing, origin, incoming)
    if (incoming.method === 'OPTIONS') {
      if (call) call.route = preflight
      return void outgoing.writeHead(204).end()
    }
  }
  const needsKey = isControl || metrics !== undefined
  if (needsKey && !access.mayControl(authorization)) return refuse(incoming, outgoing, keyRequired(authorization))
  if (metrics) return send(outgoing, await metrics(incoming))
  if (forbiddenMethods.has(incoming.method)) return send(outgoing, failure(501, `${incoming.method} is not supported`))
  // A client that streams changes connects again by itself, also when the bank was deleted.
  const makesBank = url.pathname !== changesPath && (isControl || access.callsMakeBanks)
  const find = async () => {
    const found = other ? await other.find(makesBank) : unnamed
    if (call) call.bank = found.name
    return found
  }
  const bank = await find()
  if (url.pathname === changesPath && bank.subscribe) {
    if (call) call.route = changes
    const refusedMethod = onlyRead(incoming.method, called)
    if (refusedMethod) return refuse(incoming, outgoing, refusedMethod)
    if (incoming.method === 'HEAD') return void outgoing.writeHead(200, streamHeaders).end()
    if (call) call.isStream = true
    return streamChanges(bank.subscribe, outgoing, monitor?.stopping)
  }
  const maxSize = maxBodySizeOf(url.pathname)
  const body = await bodyOf(incoming, maxSize)
  if (!body) rejectBody(incoming)
  const headers = access.headersFor(incoming.headers, isControl)
  const address = addressOf(access.origin ?? url.origin, url.pathname, incoming.url)
  const request = new NodeRequest(address, headers, incoming, outgoing, body, call)
  const response = await bank.respond(request).catch(async (error) => {
    if (!other || !(error instanceof BankRemovedError)) throw error
    return (await find()).respond(request)
  })
  if (response === connectionLost) loseConnection(incoming, outgoing)
  else send(outgoing, response)
}

const preflight = { operation: 'preflight', path: '*' }
const changes = { operation: changesPath, path: changesPath }

/** Nothing of the call has run: the same call to another instance, or a little later, is safe. */
function refuseWhileStopping(outgoing: ServerResponse): void {
  outgoing.setHeader('Connection', 'close')
  send(
    outgoing,
    withHeaders(failure(503, 'The server is stopping. Nothing was changed: try again'), { 'Retry-After': '2' }),
  )
}

/** How long a client has to read the interim answer before the reset, which may drop what is unread. In milliseconds. */
const interimTime = 50

/**
 * A browser sends a request again by itself when a connection that it has used before closes without any answer; after an
 * interim one it does not (docs/decisions/0031). A proxy decides that itself, and nginx takes an interim answer for the answer.
 */
function loseConnection({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (headers['x-forwarded-for'] !== undefined) return void outgoing.socket?.resetAndDestroy()
  outgoing.writeProcessing()
  setTimeout(() => outgoing.socket?.resetAndDestroy(), interimTime)
}

/** Methods that a Request cannot have (Fetch Standard, 2.2.1). */
const forbiddenMethods: ReadonlySet<unknown> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** A request has exactly one (RFC 9112 section 3.2); Node refuses those of HTTP/1.1 without any. */
function refusalOfHosts({ headersDistinct }: IncomingMessage): ApiResponse | undefined {
  const count = headersDistinct.host?.length ?? 0
  if (count === 1) return undefined
  return failure(400, `The request has ${count === 0 ? 'no' : 'more than one'} Host header`)
}

/** The URL of the request target, usually a path, which may begin with two slashes (RFC 9112 3.2). */
function parseTarget({ url = '/', headers }: IncomingMessage): URL | undefined {
  const address = url.startsWith('/') ? `http://${headers.host}${url}` : url
  if (!URL.canParse(address)) return undefined
  const parsed = new URL(address)
  return parsed.protocol === 'http:' && parsed.username === '' && parsed.password === '' ? parsed : undefined
}

const declaredSize = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

/** Undefined when it is larger. */
function bodyOf(
  incoming: IncomingMessage,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> | Uint8Array<ArrayBuffer> | undefined {
  const size = declaredSize(incoming)
  if (size > maxSize) return undefined
  // Most requests have none (RFC 9112 6.3), and a stream takes as long as their call.
  const isEmpty = size === 0 && incoming.headers['transfer-encoding'] === undefined
  return isEmpty ? new Uint8Array() : readBody(incoming, maxSize)
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, response: ApiResponse): void {
  rejectBody(incoming)
  send(outgoing, response)
}

/** With the query as it was sent, over which signatures are: a URL encodes some of its characters, such as an apostrophe. */
function addressOf(origin: string, pathname: string, target = ''): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(target) ?? []
  return `${origin}${pathname}${query}`
}

class NodeHeaders {
  readonly #headers: IncomingHttpHeaders

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers
  }

  get(name: string): string | null {
    return this.#headers[name.toLowerCase()]?.toString() ?? null
  }

  *[Symbol.iterator](): Generator<[string, string]> {
    for (const [name, value = ''] of Object.entries(this.#headers)) yield [name, value.toString()]
  }
}

/** A web Request with a signal for each call would take longer than most calls, and so do accessors that each call makes. */
class NodeRequest implements ApiRequest {
  readonly url: string
  readonly method: string
  readonly headers: NodeHeaders
  readonly socketAddress: string | undefined
  readonly served: ServedCall | undefined
  readonly #outgoing: ServerResponse
  readonly isTooLarge: boolean
  readonly #body: Uint8Array<ArrayBuffer>

  constructor(
    url: string,
    headers: IncomingHttpHeaders,
    { method = 'GET', socket }: IncomingMessage,
    outgoing: ServerResponse,
    body: Uint8Array<ArrayBuffer> | undefined,
    call: ServedCall | undefined,
  ) {
    this.url = url
    this.method = method
    this.headers = new NodeHeaders(headers)
    this.socketAddress = socket.remoteAddress
    this.served = call
    this.#outgoing = outgoing
    this.isTooLarge = body === undefined
    this.#body = body ?? new Uint8Array()
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#body.buffer
  }

  get signal(): AbortSignal {
    const abortController = new AbortController()
    if (this.#outgoing.destroyed) abortController.abort()
    this.#outgoing.on('close', () => abortController.abort())
    return abortController.signal
  }
}

function send(outgoing: ServerResponse, { status, headers, body }: ApiResponse): void {
  const id = status >= 500 ? currentRequestId() : undefined
  if (id !== undefined) outgoing.setHeader(requestIdHeader, id)
  outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}
