import type { Request as PlaywrightRequest, Route } from '@playwright/test'

export type Pattern = string | RegExp | ((url: URL) => boolean)
export type Handler = (route: Route, request: PlaywrightRequest) => unknown

/** A call of the page as a test sees it. */
export interface Call {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | string
}

const globbed = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')
      .replaceAll('?', '\\?')}$`,
  )

export function matches(pattern: Pattern, url: string, origin: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url))
  if (pattern instanceof RegExp) return pattern.test(url)
  return globbed(pattern.startsWith('/') ? origin + pattern : pattern).test(url)
}

/** What Playwright calls a request: of it only what a call without a browser has. */
export function requestOf({ url, method, headers, body }: Call, failed: () => string | null): PlaywrightRequest {
  const request = {
    url: () => url,
    method: () => method,
    headers: () => headers,
    postData: () => body,
    postDataJSON: () => (body === null ? null : JSON.parse(body)),
    failure: () => {
      const errorText = failed()
      return errorText === null ? null : { errorText }
    },
  }
  return request as unknown as PlaywrightRequest
}

interface Fulfilment {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  json?: unknown
  body?: string | Buffer
}

const answerOf = ({ status = 200, headers, contentType, json, body = '' }: Fulfilment): Answer => ({
  status,
  headers: {
    ...headers,
    'content-type':
      contentType ?? headers?.['content-type'] ?? (json === undefined ? 'text/plain' : 'application/json'),
  },
  body: json === undefined ? body : JSON.stringify(json),
})

/** Asks the handler how the call ends; `next` answers as if there were no route. */
export function routed(handler: Handler, request: PlaywrightRequest, next: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const goOn = () => next().then(resolve, reject)
    const route = {
      request: () => request,
      async fulfill(how: Fulfilment & { response?: { status(): number; text(): Promise<string> } }) {
        const { response } = how
        if (!response) return resolve(answerOf(how))
        resolve(
          answerOf({ status: response.status(), contentType: 'application/json', body: await response.text(), ...how }),
        )
      },
      abort: async () => reject(new TypeError('Failed to fetch')),
      continue: async () => void goOn(),
      fallback: async () => void goOn(),
      async fetch() {
        const { status, body } = await next()
        const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
        return { status: () => status, text: async () => text, json: async () => JSON.parse(text) }
      },
    }
    Promise.resolve(handler(route as unknown as Route, request)).catch(reject)
  })
}
