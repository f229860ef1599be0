import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { callLimits } from '../../rules/calls/callLimits.ts'
import type { PortalConfiguration } from '../../rules/configuration.ts'
import { problems, retryAfterSeconds } from '../../rules/problem.ts'
import type { Clock } from '../../rules/time/clock.ts'
import type { paths } from '../schema.gen.ts'
import { clientDate } from './clientDate.ts'
import { responseWith } from './responseWith.ts'

/** A call as its caller writes it: the context is added on the way (`requestContext`). */
type WithoutContext<Contract> = Contract extends {
  requestBody: { content: { 'application/json': infer Body extends { context: unknown } } }
}
  ? Omit<Contract, 'requestBody'> & { requestBody: { content: { 'application/json': Omit<Body, 'context'> } } }
  : Contract
type CallerPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutContext<paths[Path][Method]> }
}

type Caller = Pick<Client<CallerPaths>, 'GET' | 'POST' | 'PUT'>

export interface RequestOptions {
  signal: AbortSignal
  /** The whole value of the Authorization header: token type, a space, the access token. */
  authorization?: string
  /** Receives what percent of the body has been sent, where the browser reports it. */
  onProgress?: (percent: number) => void
}

/** The two hosts of the bank's portal services for one call, or for several that belong together. */
export interface ScopedClient {
  services: Caller
  authorization: Caller
  /** Basic authorization of the portal itself, for the token calls (RFC 6749 section 2.3.1). */
  portal: { id: string; secret: string }
  /** `fetch` that rejects with `problems.timeout` after so many milliseconds, and with `problems.network` offline. */
  within(milliseconds: number): typeof fetch
  clock: Clock
  /** Whether a call may go by XMLHttpRequest, which reports how much was sent; the others go by `fetch`. */
  mayUpload(url: string): boolean
  onProgress(percent: number): void
}

export interface PortalClient {
  scoped(options: RequestOptions): ScopedClient
}

/** One call of the bank, which `decode`s its answer. Rejects with a Problem. */
export type PortalOperation<Input, Output> = (client: ScopedClient, input: Input) => Promise<Output>

export interface ClientOptions {
  configuration: PortalConfiguration
  fetch: typeof fetch
  clock: Clock
  mayUpload?(url: string): boolean
  /** Notified of rows that were left out of a list because they could not be read. */
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
    const client = createClient<CallerPaths>({ baseUrl, fetch: within(callLimits.timeout) })
    client.use(acceptJson, requestContext(configuration), clientDate(clock), retryAfter(clock))
    return client
  }
  const services = open(configuration.services)
  const authorization = open(configuration.authorization)
  return {
    scoped: (options) => ({
      services: callerOf(services, options, log),
      authorization: callerOf(authorization, options, log),
      portal: configuration.client,
      within,
      clock,
      mayUpload,
      onProgress: options.onProgress ?? (() => {}),
    }),
  }
}

/** Answers are read as text: what they hold is for `decode` to say, which reports the rows that it leaves out. */
function callerOf(
  client: Client<CallerPaths>,
  { signal, authorization }: RequestOptions,
  log: (message: string) => void,
): Caller {
  type Init = { headers?: Record<string, string> }
  const call = (method: 'get' | 'post' | 'put') => async (path: keyof CallerPaths, init: Init) => {
    const headers = { ...init.headers, ...(authorization !== undefined && { Authorization: authorization }) }
    const answer = await client.request(method, path as never, { ...init, headers, signal, parseAs: 'text' } as never)
    const reportOmitted = (count: number) => log(`${path}: ${count} unreadable or repeated rows left out`)
    return { ...answer, reportOmitted }
  }
  return { GET: call('get'), POST: call('post'), PUT: call('put') } as unknown as Caller
}

/** openapi-fetch names the content of a body by itself; what is accepted the browser would leave open. */
const acceptJson: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json')
    return request
  },
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

function timeLimited(fetch: typeof globalThis.fetch, clock: Clock, milliseconds: number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const late = new AbortController()
    const timer = clock.setTimeout(() => late.abort(problems.timeout), milliseconds)
    try {
      const response = await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
      return responseWith(await response.arrayBuffer(), response)
    } catch (error) {
      throw late.signal.aborted ? problems.timeout : request.signal.aborted ? error : problems.network
    } finally {
      clock.clearTimeout(timer)
    }
  }
}

/** Basic client authorization, both halves form-encoded (RFC 6749 section 2.3.1). */
export const basicAuthorization = ({ id, secret }: { id: string; secret: string }): string =>
  `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`
