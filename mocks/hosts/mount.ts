import { bodyTooLargeMessage, maxBodySizeOf } from '../http/body.ts'
import { bankPathOf, controlBase, isUnder } from '../http/paths.ts'
import { failure, toWebResponse } from '../http/responses.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** Passes a request on the portal's origin to the kernel, without the base path. */
export async function handleMounted(kernel: Kernel, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const bankPath = bankPathOf(url.pathname)
  url.pathname = bankPath ?? url.pathname
  if (bankPath !== undefined && isUnder(controlBase, url.pathname))
    return toWebResponse(failure(404, `Unknown call: ${request.method} ${url.pathname}`))
  const { method, headers, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  if (body && body.byteLength > maxBodySizeOf(url.pathname))
    return toWebResponse(failure(413, bodyTooLargeMessage(url.pathname)))
  return kernel.handle(new Request(url, { method, headers, signal, body }))
}
