/** How a bank is reached: in this process, or on a server. */
export interface Connection {
  /** What stands in front of the path of a request, without a slash at the end. */
  readonly base: string
  /** A request of an address under the base, redirects included. */
  send(request: Request): Promise<Response>
  /** Calls the listener when something may have changed, and perhaps at other times. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /** The address for other programs; undefined while there is none. */
  url(): string | undefined
  listen(port: number): Promise<string>
  close(): Promise<void>
}

const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The address at the bank of a path, or of an address of any host. @throws TypeError for anything else */
function addressAt(base: string, input: string): string {
  const at = new URL(base)
  const isUnderBase = (path: string) => at.pathname !== '/' && `${path}/`.startsWith(`${at.pathname}/`)
  if (input.startsWith('/')) return isUnderBase(input) ? `${at.origin}${input}` : `${base}${input}`
  if (!URL.canParse(input))
    throw new TypeError(`${input} is neither a path of the bank, such as /health, nor an address`)
  const { origin, pathname, search } = new URL(input)
  const isOwn = origin === at.origin && isUnderBase(pathname)
  return isOwn ? `${origin}${pathname}${search}` : `${base}${pathname}${search}`
}

/** What `fetch` sends to the bank. */
async function requestAt(base: string, input: RequestInfo | URL, init?: RequestInit): Promise<Request> {
  if (!(input instanceof Request)) return new Request(addressAt(base, String(input)), init)
  const request = new Request(input, init)
  const { method, headers, signal, redirect } = request
  const body = withoutBody.has(method) ? null : await request.arrayBuffer()
  return new Request(addressAt(base, request.url), { method, headers, signal, redirect, body })
}

/** As the global fetch, at the bank. */
export const fetchAt =
  (connection: Connection): typeof globalThis.fetch =>
  async (input, init) =>
    connection.send(await requestAt(connection.base, input, init))

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const mostRedirects = 20

/** Follows redirects as `fetch` does, those to another host by the global fetch. */
export async function follow(
  request: Request,
  respond: (request: Request) => Promise<Response>,
  left = mostRedirects,
): Promise<Response> {
  const { method, headers, signal, redirect } = request
  const body = withoutBody.has(method) ? null : await request.arrayBuffer()
  const sent = (url: string | URL, others: RequestInit) =>
    new Request(url, { method, headers, signal, redirect, body, ...others })
  const response = await respond(sent(request.url, {}))
  const location = response.headers.get('Location')
  if (redirect === 'manual' || location === null || !redirects.has(response.status)) return response
  if (redirect === 'error' || left === 0)
    throw new TypeError('fetch failed', {
      cause: new Error(redirect === 'error' ? 'unexpected redirect' : 'redirect count exceeded'),
    })
  const next = new URL(location, request.url)
  // Fetch Standard, 4.4: the next request of a form has none.
  const becomesGet = response.status === 303 ? method !== 'HEAD' : response.status < 303 && method === 'POST'
  const following = sent(next, becomesGet ? { method: 'GET', body: null } : {})
  return next.origin === new URL(request.url).origin ? follow(following, respond, left - 1) : fetch(following)
}
