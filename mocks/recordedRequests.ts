import type { ApiRequest } from './message.ts'
import type { Operation } from './operation.ts'

/** Older requests cannot be sent again. */
const maxRequests = 100
/** Of a body, in bytes; a request with a larger one cannot be sent again. */
const maxBody = 65_536

interface RecordedRequest {
  operation: Operation
  params: Readonly<Record<string, string>>
  request: ApiRequest
}

const utf8 = new TextDecoder()

/** A request whose body can be read any number of times. */
function repeatable({ method, url, headers, socketAddress }: ApiRequest, body: Uint8Array<ArrayBuffer>): ApiRequest {
  const fields = [...headers]
  const byName = new Map(fields.map(([name, value]) => [name.toLowerCase(), value]))
  return {
    method,
    url,
    headers: { get: (name) => byName.get(name.toLowerCase()) ?? null, [Symbol.iterator]: () => fields.values() },
    socketAddress,
    arrayBuffer: async () => body.slice().buffer,
    text: async () => utf8.decode(body),
    signal: new AbortController().signal,
  }
}

/**
 * The newest requests as they came, secrets included, so that they can be sent again: in memory only, and gone with the
 * process.
 */
export function createRecordedRequests() {
  const requests = new Map<string, RecordedRequest>()
  return {
    keep(id: string, { operation, params, request }: RecordedRequest, body: Uint8Array<ArrayBuffer>): void {
      // A reset sandbox gives the same ids again.
      requests.delete(id)
      if (body.length <= maxBody) requests.set(id, { operation, params, request: repeatable(request, body) })
      const [oldest] = requests.keys()
      if (requests.size > maxRequests && oldest !== undefined) requests.delete(oldest)
    },
    get: (id: string): RecordedRequest | undefined => requests.get(id),
  }
}
