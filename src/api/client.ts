import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { type Struct, validate } from 'superstruct'
import { omittedRows } from '../rules/answers.ts'
import type { Clock } from '../rules/clock.ts'
import type { PortalConfiguration } from '../rules/configuration.ts'
import { limits } from '../rules/limits.ts'
import { problemOfAnswer, problemOfEnvelope, problems, retryAfterSeconds } from '../rules/problem.ts'
import type { paths } from './schema.gen.ts'

/** A call as its caller writes it: the context is added on the way (`requestContext`). */
type WithoutContext<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body extends { context: unknown } } }
}
  ? Omit<Operation, 'requestBody'> & { requestBody: { content: { 'application/json': Omit<Body, 'context'> } } }
  : Operation
type CallerPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutContext<paths[Path][Method]> }
}

/** The two hosts of the bank's portal services, one typed client each. */
export interface PortalClient {
  services: Client<CallerPaths>
  authorization: Client<CallerPaths>
  /** Basic authorization of the portal itself, for the token calls (RFC 6749 section 2.3.1). */
  portal: { id: string; secret: string }
  /** `fetch` that rejects with `problems.timeout` after so many milliseconds, and with `problems.network` offline. */
  within(milliseconds: number): typeof fetch
  clock: Clock
  /** Whether a call may go by XMLHttpRequest, which tells how much was sent; the others go by `fetch`. */
  mayUpload(url: string): boolean
}

export interface ClientOptions {
  configuration: PortalConfiguration
  fetch: typeof fetch
  clock: Clock
  mayUpload?(url: string): boolean
  /** Hears of rows that were left out of a list because they could not be read. */
  log?: (message: string) => void
}

// biome-ignore lint/suspicious/noConsole: what an answer held that nobody can be shown
const warn = (message: string) => console.warn(message)

export function createPortalClient({
  configuration,
  fetch,
  clock,
  mayUpload = () => false,
  log = warn,
}: ClientOptions): PortalClient {
  const within = (milliseconds: number) => timeLimited(fetch, clock, milliseconds)
  const open = (baseUrl: string) => {
    const client = createClient<CallerPaths>({ baseUrl, fetch: within(limits.callTimeout) })
    client.use(acceptJson, requestContext(configuration), clientDate(clock), retryAfter(clock), logOmissions(log))
    return client
  }
  return {
    services: open(configuration.services),
    authorization: open(configuration.authorization),
    portal: configuration.client,
    within,
    clock,
    mayUpload,
  }
}

/** openapi-fetch names the content of a body by itself; what is accepted the browser would leave open. */
const acceptJson: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json')
    return request
  },
}

const reportOmissions = new WeakMap<Response, (count: number) => void>()

/** An answer says to whom its rows are reported that cannot be read. */
function logOmissions(log: (message: string) => void): Middleware {
  return {
    onResponse({ response, schemaPath }) {
      reportOmissions.set(response, (count) => log(`${schemaPath}: ${count} unreadable or repeated rows left out`))
    },
  }
}

/** The envelope of every POST and PUT JSON body: channel and language (000 section 3). */
function requestContext({ channel, language }: Pick<PortalConfiguration, 'channel' | 'language'>): Middleware {
  return {
    async onRequest({ request }) {
      const json = request.headers.get('Content-Type')?.startsWith('application/json')
      if (!json || (request.method !== 'POST' && request.method !== 'PUT')) return undefined
      const body = (await request.clone().json()) as object
      return new Request(request, { body: JSON.stringify({ ...body, context: { channel, language } }) })
    },
  }
}

/** Client-Date (ISO 8601 with offset) and Client-Milliseconds (since the epoch) on authenticated calls. */
function clientDate(clock: Clock): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.get('Authorization')?.startsWith('Basic ') && request.headers.has('Authorization')) {
        const now = clock.now()
        request.headers.set('Client-Date', isoWithOffset(new Date(now)))
        request.headers.set('Client-Milliseconds', String(now))
      }
      return request
    },
  }
}

/** Retry-After in seconds, also where the server sends a date. */
function retryAfter(clock: Clock): Middleware {
  return {
    onResponse({ response }) {
      const header = response.headers.get('Retry-After')
      const seconds = header === null ? undefined : retryAfterSeconds(header, clock.now())
      if (seconds === undefined) response.headers.delete('Retry-After')
      else response.headers.set('Retry-After', String(seconds))
      return undefined
    },
  }
}

function isoWithOffset(date: Date): string {
  const offset = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1)
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}

function timeLimited(fetch: typeof globalThis.fetch, clock: Clock, milliseconds: number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const late = new AbortController()
    const timer = clock.setTimeout(() => late.abort(problems.timeout), milliseconds)
    try {
      const response = await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
      const body = await response.arrayBuffer()
      const empty = response.status === 204 || response.status === 205 || response.status === 304
      return new Response(empty ? null : body, response)
    } catch (error) {
      throw late.signal.aborted ? problems.timeout : request.signal.aborted ? error : problems.network
    } finally {
      clock.clearTimeout(timer)
    }
  }
}

interface AnyAnswer {
  data?: unknown
  error?: unknown
  response: Response
}

/** The options of a call that is made for a signed-in developer; `authorization` is the header's whole value. */
export const withToken = (authorization: string, signal: AbortSignal) =>
  ({ headers: { Authorization: authorization }, signal, parseAs: 'text' }) as const

/**
 * The decoded body of a call, or a rejection with a Problem: a failed status, an envelope that says ERROR, a body that
 * is not JSON or not of the contract's shape. Call the client with `parseAs: 'text'`.
 */
export async function decode<Value>(call: Promise<AnyAnswer>, struct: Struct<Value, unknown>): Promise<Value> {
  const { data, error, response } = await call
  if (!response.ok) {
    const seconds = response.headers.get('Retry-After')
    const problem = problemOfAnswer(response.status, response.statusText, parse(error))
    throw seconds === null ? problem : { ...problem, retryAfter: Number(seconds) * 1000 }
  }
  const body = parse(data)
  if (body === undefined && typeof data === 'string' && data.trim() !== '') throw problems.malformed
  const problem = problemOfEnvelope(response.status, body)
  if (problem) throw problem
  const [failure, value] = validate(body, struct, { coerce: true })
  if (failure) throw problems.malformed
  const count = omittedRows(body)
  if (count > 0) reportOmissions.get(response)?.(count)
  return value
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
