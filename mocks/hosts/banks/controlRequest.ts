import type { ApiRequest } from '../../http/message.ts'
import { controlBase } from '../../http/paths.ts'

/** A control call of the server itself: a web Request and its Response would take longer than most calls. */
export const controlRequest = (method: string, path: string, body = ''): ApiRequest => ({
  method,
  url: `http://localhost${controlBase}${path}`,
  headers: new Headers(),
  signal: new AbortController().signal,
  arrayBuffer: async () => new TextEncoder().encode(body).buffer,
})
