import { maxReplayableBody, maxReplayableRequests } from '../../../src/rules/sandbox/requests/logLimits.ts'
import type { ApiRequest } from '../../http/message.ts'
import type { Operation } from '../calls/operation.ts'

interface ReplayableRequest {
  operation: Operation
  params: Readonly<Record<string, string>>
  request: ApiRequest
  /** When it was logged: after another process has reset the bank, another call has its id. */
  at: string
}

interface StoredRequest extends Omit<ReplayableRequest, 'request'> {
  request: Pick<ApiRequest, 'method' | 'url' | 'socketAddress'>
  headers: readonly [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
}

/** A request whose body can be read any number of times. */
function repeatable({ request, headers, body }: StoredRequest): ApiRequest {
  const byName = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ...request,
    headers: { get: (name) => byName.get(name.toLowerCase()) ?? null, [Symbol.iterator]: () => headers.values() },
    arrayBuffer: async () => body.slice().buffer,
    signal: new AbortController().signal,
  }
}

/**
 * The newest requests as they came, secrets included, so that they can be sent again: in memory only, and gone with the
 * process. Every call is kept, and few are sent again: a request is made of what is kept when it is asked for.
 */
export function createReplayableRequests() {
  const requests = new Map<string, StoredRequest>()
  return {
    keep(id: string, { operation, params, request, at }: ReplayableRequest, body: Uint8Array<ArrayBuffer>): void {
      requests.delete(id)
      if (body.length > maxReplayableBody) return
      const { method, url, socketAddress } = request
      requests.set(id, {
        operation,
        params,
        at,
        request: { method, url, socketAddress },
        headers: [...request.headers],
        body,
      })
      const [oldest] = requests.keys()
      if (requests.size > maxReplayableRequests && oldest !== undefined) requests.delete(oldest)
    },
    /** When the calls that have these ids are others. */
    clear: () => requests.clear(),
    get(id: string): ReplayableRequest | undefined {
      const kept = requests.get(id)
      return kept && { operation: kept.operation, params: kept.params, at: kept.at, request: repeatable(kept) }
    },
  }
}
