import { STATUS_CODES } from 'node:http'
import { handleMounted } from '../../../mocks/hosts/browser/handleMounted.ts'
import { isSandboxPath } from '../../../mocks/http/paths.ts'
import type { openDomBanks } from './domBanks.ts'
import { origin } from './origin.ts'
import { type Answer, type Call, type Handler, matches, type Pattern, requestOf, routed } from './routes.ts'

/** What answers the calls of a page. */
export interface Answering {
  banks: Awaited<ReturnType<typeof openDomBanks>>
  file(pathname: string): Answer
  routes: readonly { pattern: Pattern; handler: Handler }[]
  emit(event: string, ...parameters: unknown[]): void
  wrong: string[]
}

/** As the host answers it, or a route of the test; what goes wrong is noted as Chromium writes it into the console. */
export async function answerCall(
  { banks: { kernel, findOther }, file, routes, emit, wrong }: Answering,
  call: Call,
  signal?: AbortSignal,
): Promise<Answer> {
  const reportFailed = (why: string) => {
    wrong.push(`console.error: Failed to load resource: ${why} (${call.url})`)
  }
  let failure: string | null = null
  const request = requestOf(call, () => failure)
  if (new URL(call.url).origin !== origin) wrong.push(`request left the origin: ${call.url}`)
  emit('request', request)
  const direct = async (): Promise<Answer> => {
    const url = new URL(call.url)
    if (!isSandboxPath(url.pathname)) return file(url.pathname)
    const { method, headers, body } = call
    const sent = new Request(url, { method, headers, body, ...(signal && { signal }) })
    const response = await handleMounted(kernel, sent, findOther)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  }
  const route = routes.findLast(({ pattern }) => matches(pattern, call.url, origin))
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    const answer = await Promise.race([stopped, route ? routed(route.handler, request, direct) : direct()])
    const { status } = answer
    if (status >= 400) reportFailed(`the server responded with a status of ${status} (${STATUS_CODES[status] ?? ''})`)
    const { pathname } = new URL(call.url)
    if (status === 404 && isSandboxPath(pathname)) wrong.push(`unhandled request: ${call.method} ${pathname} 404`)
    emit('response', { status: () => answer.status, url: () => call.url, request: () => request })
    return answer
  } catch (error) {
    failure = signal?.aborted ? 'net::ERR_ABORTED' : 'net::ERR_FAILED'
    if (!signal?.aborted) {
      reportFailed(failure)
      wrong.push(`request failed: ${call.url} ${failure}`)
    }
    emit('requestfailed', request)
    throw error
  }
}
