import { bodyTooLargeMessage, maxBodySizeOf } from '../../http/body.ts'
import { apiRequestOf } from '../../http/message.ts'
import { bankPathOf, controlBase, isUnder } from '../../http/paths.ts'
import { failure, failWithoutTxId, toWebResponse } from '../../http/responses.ts'
import { unknownCall } from '../../http/unroutedErrors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { FindBank, ServedBank } from '../server/nodeHost.ts'

const handledBy = async (bank: ServedBank, request: Request): Promise<Response> =>
  bank.handle ? bank.handle(request) : toWebResponse(await bank.respond(apiRequestOf(request)))

/** Passes a request on the portal's origin to the default bank, or to what is at its path, without the base path. */
export async function handleMounted(
  kernel: Kernel,
  request: Request,
  findOther: FindBank = () => undefined,
): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  const bankPath = bankPathOf(pathname)
  url.pathname = bankPath ?? pathname
  if (bankPath !== undefined && isUnder(controlBase, bankPath))
    return toWebResponse(failWithoutTxId(unknownCall(request.method, pathname)))
  const other = findOther(url.pathname)
  if (other) url.pathname = other.path
  const { method, headers, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  if (body && body.byteLength > maxBodySizeOf(url.pathname))
    return toWebResponse(failure(413, bodyTooLargeMessage(url.pathname)))
  const passed = new Request(url, { method, headers, signal, body })
  return other ? handledBy(await other.find(), passed) : kernel.handle(passed)
}
