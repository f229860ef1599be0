import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callHeaders, isRequestId } from '../../../src/rules/bank/callHeaders.ts'

interface RequestFacts {
  /** The caller's own, or a new one. */
  id: string
  method: string
  /** Without its query, which may have secrets. */
  line: string
}

interface RunningRequest extends RequestFacts {
  failed(error: unknown): void
}

/** Is given what has failed, and the request in which it has. */
export type ReportFailure = (request: RequestFacts | undefined, error: unknown) => void

/** In the answer to a request that failed unexpectedly; the log has the same. */
export const requestIdHeader = callHeaders.requestId

const running = new AsyncLocalStorage<RunningRequest>()

export const currentRequestId = (): string | undefined => running.getStore()?.id

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const named = ({ id, line }: RequestFacts, text: string) => `Request ${id} (${line}): ${text}`

/** Prints it as text. */
export const reportFailure: ReportFailure = (request, error) =>
  console.error(request ? named(request, textOf(error)) : `Outside of a request: ${textOf(error)}`)

/** The line, with the request in which it is reported. */
export function withRequest(line: string): string {
  const request = running.getStore()
  return request ? named(request, line) : line
}

/**
 * Handles one request. What it throws, rejects with, or throws later in a callback is reported with the request's id, and
 * answered by `fail` unless the answer has begun: then its connection is closed.
 */
export function guardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (requestId: string) => unknown,
  fail: (error: unknown) => void,
  report: ReportFailure = reportFailure,
): void {
  const { method = '' } = incoming
  const [path] = (incoming.url ?? '').split('?')
  const given = incoming.headers[requestIdHeader.toLowerCase()]
  const request: RunningRequest = {
    id: typeof given === 'string' && isRequestId(given) ? given : randomUUID(),
    method,
    line: `${method} ${path}`,
    failed(error) {
      const isCutOff = incoming.destroyed && !incoming.complete
      if (!isCutOff) report(request, error)
      if (outgoing.writableEnded) return
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
      outgoing.setHeader(requestIdHeader, request.id)
      fail(error)
    },
  }
  running.run(request, async () => {
    try {
      await handle(request.id)
    } catch (error) {
      request.failed(error)
    }
  })
}

/** For a process that serves: from now on an error that nothing has caught is reported and ends at most its own request. */
export function keepServing(report: ReportFailure = reportFailure): void {
  process.on('uncaughtException', (error) => {
    const request = running.getStore()
    if (request) request.failed(error)
    else report(undefined, error)
  })
}
