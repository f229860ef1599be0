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
import { respondWithFault, takeFault, waitForFault } from './faults.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from './message.ts'
import type { Operation } from './operation.ts'
import { controlBase } from './paths.ts'
import { operations } from './portal/operations.ts'
import { checkRequestBody } from './requestBody.ts'
import { errorResponse, failure, json, success, toWebResponse } from './responses.ts'
import { createRouter } from './router.ts'

export interface Kernel {
  /**
   * Handles one call. Calls run one after another; only the delays of faults run concurrently. A lost connection is
   * `Response.error()`, which a host turns into a fetch that rejects.
   */
  handle(request: Request): Promise<Response>
  /** The same without a web Request and Response, for a host that has neither. */
  respond(request: ApiRequest): Promise<ApiResponse>
  /** @throws Error when the storage cannot be read. */
  ready(): Promise<void>
}

export interface KernelOptions extends OpenBankOptions {
  /** Called when changes can no longer be saved, and when they can be again. */
  report(line: string): void
  /** The path at which the host serves the bank; the definitions name it as their server. */
  basePath: string
}

/** A response, and the fault that delays it. */
interface Answer {
  response: ApiResponse
  fault?: Fault | undefined
}

/** The bank in a box: the paths of the contract, and the control calls under /sandbox/api. */
export function createKernel({
  clock = realClock,
  seed = 'portico',
  storage = memoryStorage(),
  onUnreadable = 'reseed',
  report = () => undefined,
  basePath = '',
}: Partial<KernelOptions> = {}): Kernel {
  const { bank, refresh, save, discard, reset } = openBank({ clock, seed, storage, onUnreadable })
  const storageMonitor = createStorageMonitor(report)

  /** What an unexpected exception left half done is rolled back, in the tables, the counters and the faults. */
  async function toApiError(error: unknown): Promise<ApiError> {
    if (error instanceof ApiError) return error
    await discard()
    return new ApiError(500, `Internal Server Error: ${toProblem(error).message}`)
  }

  async function runOperation(operation: Operation, request: ApiRequest): Promise<Answer> {
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
      const result = await operation.resolve({ bank, request, setSubject, basePath })
      return operation.style === 'envelope' ? success(result, txId) : json(result)
    }
    let fault: Fault | undefined
    let response: ApiResponse
    try {
      fault = await takeFault(bank, operation, request)
      response = await respondWithFault(fault, operation, txId, () => act().catch(toErrorResponse))
    } catch (error) {
      response = await toErrorResponse(error)
    }
    const { status } = response
    await logEvent(bank, { id: txId, operation: operation.id, status, fault: fault?.kind ?? null, subject })
    return { response, fault }
  }

  async function handleControl(
    { resolve }: ControlCall,
    request: ApiRequest,
    params: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    try {
      return { response: success(await resolve({ bank, request, params, reset })) }
    } catch (error) {
      const { status, message } = await toApiError(error)
      return { response: failure(status, message) }
    }
  }

  async function saved(style: Operation['style'], work: () => Promise<Answer>): Promise<Answer> {
    try {
      await refresh()
      const answer = await work()
      if (await save()) storageMonitor.worked()
      return answer
    } catch (error) {
      const apiError = toStorageError(error)
      storageMonitor.failed(apiError)
      return { response: errorResponse({ style }, apiError) }
    }
  }

  async function answer(
    style: Operation['style'],
    request: ApiRequest,
    work: () => Promise<Answer>,
  ): Promise<ApiResponse> {
    const { response, fault } = await storage.exclusive(() => saved(style, work))
    try {
      await waitForFault(fault, bank.clock, request)
    } catch {
      return connectionLost
    }
    return response
  }

  const matchRoute = createRouter([
    ...operations.map((operation) => ({
      ...operation,
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      respond: (request: ApiRequest) => answer(operation.style, request, () => runOperation(operation, request)),
    })),
    ...controlCalls.map((call) => ({
      method: call.method,
      style: 'envelope' as const,
      path: `${controlBase}${call.path}`,
      respond: (request: ApiRequest, parameters: Readonly<Record<string, string>>) =>
        answer('envelope', request, () => handleControl(call, request, parameters)),
    })),
  ])

  function match({ method, url }: ApiRequest) {
    const { pathname } = new URL(url)
    const found = matchRoute(method, pathname)
    if (!found) return { failed: failure(404, `Unknown call: ${method} ${pathname}`) }
    return 'allow' in found ? { failed: methodNotAllowed(method, pathname, found.allow) } : found
  }

  return {
    async handle(request) {
      const found = match(request)
      if ('failed' in found) return toWebResponse(found.failed)
      const response = await getResponse([found.route.handler], request)
      return response ?? toWebResponse(failure(404, `Unknown call: ${request.method} ${request.url}`))
    },
    async respond(request) {
      const found = match(request)
      return 'failed' in found ? found.failed : found.route.respond(request, found.parameters)
    },
    ready: () => storage.exclusive(refresh),
  }
}

function methodNotAllowed(method: string, pathname: string, allow: string): ApiResponse {
  const response = failure(405, `${pathname} takes ${allow}, not ${method}`)
  return { ...response, headers: { ...response.headers, Allow: allow } }
}
