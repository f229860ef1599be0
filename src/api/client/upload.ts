import { callLimits } from '../../rules/calls/callLimits.ts'
import { problems } from '../../rules/problem.ts'
import type { Clock } from '../../rules/time/clock.ts'
import type { ScopedClient } from './client.ts'
import { responseWith } from './responseWith.ts'

interface UploadOptions {
  clock: Clock
  /** Percent of the body that the browser has sent. */
  onProgress(percent: number): void
}

/** For a call with a large body. */
export const uploading =
  ({ clock, within, mayUpload, onProgress }: ScopedClient) =>
  (request: Request): Promise<Response> =>
    mayUpload(request.url) ? upload(request, { clock, onProgress }) : within(callLimits.timeout)(request)

/**
 * Sends one request by XMLHttpRequest, as `fetch` does not report how much of a body was sent. Its time limit counts from
 * the last progress. A browser counts as sent what it has handed to the network: once that is all, the answer may take
 * as long as the sending did.
 */
export async function upload(request: Request, { clock, onProgress }: UploadOptions): Promise<Response> {
  const { method, url, headers, signal } = request
  const body = await request.arrayBuffer()
  signal.throwIfAborted()
  const call = new XMLHttpRequest()
  let timer: unknown
  const limit = (milliseconds: number, end: () => void) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(end, milliseconds)
  }
  try {
    return await new Promise<Response>((resolve, reject) => {
      const stop = (reason: unknown) => {
        reject(reason)
        call.abort()
      }
      const late = () => stop(problems.timeout)
      const started = clock.now()
      signal.addEventListener('abort', () => stop(signal.reason), { once: true })
      call.open(method, url)
      call.responseType = 'arraybuffer'
      for (const [name, value] of headers) call.setRequestHeader(name, value)
      call.upload.onprogress = ({ loaded, total }) => {
        limit(callLimits.timeout, late)
        onProgress(Math.floor((loaded / total) * 100))
      }
      call.upload.onload = () => {
        limit(Math.max(callLimits.timeout, clock.now() - started), late)
        onProgress(100)
      }
      call.onprogress = () => limit(callLimits.timeout, late)
      call.onload = () => resolve(answerOf(call))
      call.onerror = () => reject(problems.network)
      limit(callLimits.timeout, late)
      call.send(body)
    })
  } finally {
    clock.clearTimeout(timer)
  }
}

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    if (name && value !== undefined) headers.append(name, value)
  }
  return responseWith(call.response as ArrayBuffer, { status, statusText, headers })
}
