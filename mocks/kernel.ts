import { getResponse } from 'msw'
import { toProblem } from '../src/rules/problem.ts'
import type { Fault } from '../src/rules/sandbox.ts'
import { ApiError } from './apiError.ts'
import { type OpenBankOptions, openBank } from './bank/openBank.ts'
import { realClock } from './clock.ts'
import { type ControlCall, controlCalls } from './control.ts'
import { memoryStorage } from './db/storage.ts'
import { createStorageMonitor, toStorageError } from './db/storageError.ts'
import { logEvent } from './events.ts'
import { connectionLost, isConnectionLost, respondWithFault, takeFault, waitForFault } from './faults.ts'
import type { Operation } from './operation.ts'
import { controlBase } from './paths.ts'
import { operations } from './portal/operations.ts'
import { checkRequestBody } from './requestBody.ts'
import { errorResponse, failure, json, success } from './responses.ts'
import { createRouter, type RegisteredRoute } from './router.ts'

export interface Kernel {
  /**
   * Handles one call. Calls run one after another; only the delays of faults run concurrently. A lost connection is
   * `Response.error()` (`isConnectionLost`), which a host turns into a fetch that rejects.
   */
  handle(request: Request): Promise<Response>
  /** @throws Error when the storage cannot be read. */
  ready(): Promise<void>
}

export interface KernelOptions extends OpenBankOptions {
  /** Called when changes can no longer be saved, and when they can be again. */
  report(line: string): void
}

/** The bank in a box: the paths of the contract, and the control calls under /sandbox/api. */
export function createKernel({
  clock = realClock,
  seed = 'portico',
  storage = memoryStorage(),
  onUnreadable = 'reseed',
  report = () => undefined,
}: Partial<KernelOptions> = {}): Kernel {
  const { bank, refresh, save, discard, reset } = openBank({ clock, seed, storage, onUnreadable })
  const faultOf = new WeakMap<Response, Fault>()

  const storageMonitor = createStorageMonitor(report)

  /** What an unexpected exception left half done is rolled back, in the tables, the counters and the faults. */
  async function toApiError(error: unknown): Promise<ApiError> {
    if (error instanceof ApiError) return error
    await discard()
    return new ApiError(500, `Internal Server Error: ${toProblem(error).message}`)
  }

  async function runOperation(operation: Operation, request: Request): Promise<Response> {
    const txId = await bank.sequence.id('call')
    let subject: string | null = null
    const setSubject = (id: string) => {
      subject = id
    }
    const toErrorResponse = async (error: unknown) => {
      const { status, message, code } = await toApiError(error)
      // The call's number was rolled back as well, but its event is still logged.
      if (!(error instanceof ApiError)) await bank.sequence.id('call')
      return errorResponse(operation, { status, message, code }, txId)
    }
    const act = async () => {
      await checkRequestBody(operation, request)
      const result = await operation.resolve({ bank, request, setSubject })
      return operation.style === 'envelope' ? success(result, txId) : json(result)
    }
    let fault: Fault | undefined
    let response: Response
    try {
      fault = await takeFault(bank, operation, request)
      response = await respondWithFault(fault, operation, txId, () => act().catch(toErrorResponse))
    } catch (error) {
      response = await toErrorResponse(error)
    }
    if (fault) faultOf.set(response, fault)
    const status = isConnectionLost(response) ? 0 : response.status
    await logEvent(bank, { id: txId, operation: operation.id, status, fault: fault?.kind ?? null, subject })
    return response
  }

  async function handleControl(
    { resolve }: ControlCall,
    request: Request,
    params: Record<string, string>,
  ): Promise<Response> {
    try {
      return success(await resolve({ bank, request, params, reset }))
    } catch (error) {
      const { status, message } = await toApiError(error)
      return failure(status, message)
    }
  }

  const matchRoute = createRouter([
    ...operations.map((operation) => ({
      ...operation,
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      resolve: ({ request }: { request: Request }) => runOperation(operation, request),
    })),
    ...controlCalls.map((call) => ({
      method: call.method,
      style: 'envelope' as const,
      path: `${controlBase}${call.path}`,
      resolve: ({ request, params }: { request: Request; params: object }) =>
        handleControl(call, request, params as Record<string, string>),
    })),
  ])

  const answer = ({ handler, style }: Pick<RegisteredRoute, 'handler' | 'style'>, request: Request) =>
    storage.exclusive(async () => {
      try {
        await refresh()
        const response = await getResponse([handler], request)
        if (await save()) storageMonitor.worked()
        return response ?? notFound(request)
      } catch (error) {
        const apiError = toStorageError(error)
        storageMonitor.failed(apiError)
        return errorResponse({ style }, apiError)
      }
    })

  return {
    async handle(request) {
      const match = matchRoute(request.method, new URL(request.url).pathname)
      if (!match) return notFound(request)
      if ('allow' in match) return methodNotAllowed(request, match.allow)
      const response = await answer(match.route, request)
      try {
        await waitForFault(faultOf.get(response), bank.clock, request.signal)
      } catch {
        return connectionLost()
      }
      return response
    },
    ready: () => storage.exclusive(refresh),
  }
}

const notFound = ({ method, url }: Request) => failure(404, `Unknown call: ${method} ${new URL(url).pathname}`)

function methodNotAllowed({ method, url }: Request, allow: string): Response {
  const response = failure(405, `${new URL(url).pathname} takes ${allow}, not ${method}`)
  response.headers.set('Allow', allow)
  return response
}
