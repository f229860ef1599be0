import { maxBodySizeOf } from '../../http/body.ts'
import { apiRequestOf } from '../../http/message.ts'
import { bankPathOf, controlBase, isUnder } from '../../http/paths.ts'
import { failWithoutTxId, toWebResponse } from '../../http/responses.ts'
import { unknownCall } from '../../http/unroutedErrors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { FindBank } from '../server/nodeHost.ts'

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
  const passed = new Request(url, { method, headers, signal, body })
  if (!other) return kernel.handle(passed)
  const bank = await other.find()
  if (bank.handle) return bank.handle(passed)
  const isTooLarge = (body?.byteLength ?? 0) > maxBodySizeOf(url.pathname)
  return toWebResponse(await bank.respond({ ...apiRequestOf(passed), isTooLarge }))
}
