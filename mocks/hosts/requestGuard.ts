import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRequestId, repetition } from '../../src/rules/bank/repetition.ts'

interface RunningRequest {
  /** The caller's own, or a new one. */
  id: string
  /** Without its query, which may have secrets. */
  line: string
  failed(error: unknown): void
}

/** In the answer to a request that failed unexpectedly; the log has the same. */
export const requestIdHeader = repetition.requestIdHeader

const running = new AsyncLocalStorage<RunningRequest>()

export const currentRequestId = (): string | undefined => running.getStore()?.id

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const named = ({ id, line }: RunningRequest, text: string) => `Request ${id} (${line}): ${text}`

/** The line, with the request in which it is reported. */
export function withRequest(line: string): string {
  const request = running.getStore()
  return request ? named(request, line) : line
}

/**
 * Handles one request. What it throws, rejects with, or throws later in a callback is logged with the request's id, and
 * answered by `fail` unless the answer has begun: then its connection is closed.
 */
export function guardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: () => unknown,
  fail: (error: unknown) => void,
): void {
  const [path] = (incoming.url ?? '').split('?')
  const given = incoming.headers[requestIdHeader.toLowerCase()]
  const request: RunningRequest = {
    id: typeof given === 'string' && isRequestId(given) ? given : randomUUID(),
    line: `${incoming.method} ${path}`,
    failed(error) {
      const isCutOff = incoming.destroyed && !incoming.complete
      if (!isCutOff) console.error(named(request, textOf(error)))
      if (outgoing.writableEnded) return
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
      outgoing.setHeader(requestIdHeader, request.id)
      fail(error)
    },
  }
  running.run(request, async () => {
    try {
      await handle()
    } catch (error) {
      request.failed(error)
    }
  })
}

/** For a process that serves: from now on an error that nothing has caught is logged and ends at most its own request. */
export function keepServing(): void {
  process.on('uncaughtException', (error) => {
    const request = running.getStore()
    if (request) request.failed(error)
    else console.error(`Outside of a request: ${textOf(error)}`)
  })
}
