import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiResponse, ServedRoute } from '../../http/message.ts'
import { failWithoutTxId, json, withHeaders } from '../../http/responses.ts'
import { methodNotAllowed } from '../../http/unroutedErrors.ts'
import type { Readiness } from './readiness.ts'

/** The addresses of a server itself, at its root. */
const healthBase = '/health/'
const livePath = `${healthBase}live`
const readyPath = `${healthBase}ready`
const metricsPath = '/metrics'

/** Of a path, or of an address as clients send it to a proxy (RFC 9112 section 3.2.2). */
const pathOf = (target: string) =>
  (target.startsWith('/') ? target : target.replace(/^http:\/\/[^/?#]*/i, '')).split('?', 1)[0] ?? ''

export const isMetrics = ({ url = '' }: IncomingMessage): boolean =>
  url.includes(metricsPath) && pathOf(url) === metricsPath

/** What is known of a call; whoever answers it adds what it knows. */
export interface ServedCall {
  readonly method: string
  readonly requestId: string
  /** In milliseconds, by the clock of `performance`. */
  readonly startedAt: number
  /** Of an operation, a control call or a page; undefined where nothing takes the call. */
  route: ServedRoute | undefined
  /** Undefined for the default bank, and where there is none. */
  bank: string | undefined
  /** Whether its answer goes on for as long as the caller listens. */
  isStream: boolean
}

/** A label and a word for all calls that nothing takes. */
export const operationOf = ({ route }: ServedCall): string => route?.operation ?? 'unknown'

export interface CallObserver {
  /**
   * @param status 0 when the connection was lost
   * @param duration from the head of the request to the end of the answer, in milliseconds
   */
  ended(call: ServedCall, status: number, duration: number): void
}

/** What a host asks, and where it reports its calls. */
export interface HostMonitor {
  /** Aborted as soon as the server stops. */
  readonly stopping: AbortSignal
  /** At an address that says how the server is; undefined at all others. */
  health(incoming: IncomingMessage): Promise<ApiResponse> | undefined
  metrics(incoming: IncomingMessage): Promise<ApiResponse>
  /** Follows a call to its end. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): ServedCall
}

interface Options {
  stopping: AbortSignal
  readiness: Readiness
  /** In Prometheus text. */
  metrics(): Promise<{ contentType: string; text: string }>
  observers: readonly CallObserver[]
}

export interface ServerMonitor extends HostMonitor {
  /** How many calls are not answered yet, without streams. */
  callsInProgress(): number
}

export function onlyRead(method = '', address = 'This address'): ApiResponse | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const error = methodNotAllowed(method, address, 'GET, HEAD')
  return withHeaders(failWithoutTxId(error), error.headers)
}

export function createHostMonitor({ stopping, readiness, metrics, observers }: Options): ServerMonitor {
  const inProgress = new Map<ServerResponse, ServedCall>()

  /** One function for all calls: it costs less than a closure for each. */
  function end(this: ServerResponse) {
    const call = inProgress.get(this)
    if (!call) return
    inProgress.delete(this)
    const status = this.writableFinished ? this.statusCode : 0
    const duration = performance.now() - call.startedAt
    for (const { ended } of observers) ended(call, status, duration)
  }

  // A client that has its answer sends the next call elsewhere.
  stopping.addEventListener('abort', () => {
    for (const outgoing of inProgress.keys()) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
  })

  const answers: Readonly<Record<string, () => Promise<ApiResponse>>> = {
    [livePath]: async () => json({ status: 'ok' }),
    async [readyPath]() {
      const { isReady, checks } = await readiness()
      return json({ status: isReady ? 'ok' : 'failing', checks }, isReady ? 200 : 503)
    },
  }

  return {
    stopping,

    health({ method, url = '' }) {
      if (!url.includes(healthBase)) return undefined
      const answer = answers[pathOf(url)]
      if (!answer) return undefined
      const refusal = onlyRead(method)
      return refusal ? Promise.resolve(refusal) : answer()
    },

    async metrics({ method }) {
      const refusal = onlyRead(method)
      if (refusal) return refusal
      const { contentType, text } = await metrics()
      return { ...withHeaders(json(null), { 'Content-Type': contentType }), body: text }
    },

    begin({ method = '' }, outgoing, requestId) {
      const call: ServedCall = {
        method,
        requestId,
        startedAt: performance.now(),
        route: undefined,
        bank: undefined,
        isStream: false,
      }
      inProgress.set(outgoing, call)
      outgoing.on('close', end)
      return call
    },

    callsInProgress() {
      let count = 0
      for (const { isStream } of inProgress.values()) if (!isStream) count++
      return count
    },
  }
}
