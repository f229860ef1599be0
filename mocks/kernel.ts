import { getResponse } from 'msw'
import { toProblem } from '../src/rules/problem.ts'
import type { Fault } from '../src/rules/sandbox.ts'
import { failure, json, refusal, success } from './answers.ts'
import { type OpenBankOptions, openBank } from './bank/openBank.ts'
import { realClock } from './clock.ts'
import { type ControlCall, controlCalls } from './control.ts'
import { memoryStorage } from './db/storage.ts'
import { createStorageReport, storageRefusal } from './db/storageFailure.ts'
import { logEvent } from './events.ts'
import { answerUnder, connectionLost, isConnectionLost, takeFault, waitUnder } from './faults.ts'
import type { Operation } from './operation.ts'
import { controlBase } from './paths.ts'
import { operations } from './portal/operations.ts'
import { Refusal } from './refusal.ts'
import { checkRequestBody } from './requestBody.ts'
import { createRouter, type Place } from './router.ts'

export interface Kernel {
  /**
   * Answers one call. Calls act one after another; only a fault's waiting happens side by side. A broken connection is
   * `Response.error()` (`isConnectionLost`), which a host turns into a fetch that rejects.
   */
  handle(request: Request): Promise<Response>
  /** @throws Error when the storage cannot be read. */
  ready(): Promise<void>
}

export interface KernelOptions extends OpenBankOptions {
  /** Told when calls can no longer be saved, and when they can be again. */
  report(line: string): void
}

/** The bank in a box: the paths of the contract, and the control calls under /sandbox/api. */
export function createKernel({
  clock = realClock,
  seed = 'portico',
  storage = memoryStorage(),
  unreadable = 'reseed',
  report = () => undefined,
}: Partial<KernelOptions> = {}): Kernel {
  const { bank, refresh, save, discard, reset } = openBank({ clock, seed, storage, unreadable })
  const faultOf = new WeakMap<Response, Fault>()

  const saving = createStorageReport(report)

  /** What an unexpected exception left half done is taken back, in the tables, the counters and the faults. */
  async function refusalOf(error: unknown): Promise<Refusal> {
    if (error instanceof Refusal) return error
    await discard()
    return new Refusal(500, `Internal Server Error: ${toProblem(error).message}`)
  }

  async function perform(operation: Operation, request: Request): Promise<Response> {
    const txId = await bank.sequence.id('call')
    let subject: string | null = null
    const concerns = (id: string) => {
      subject = id
    }
    const refuse = async (error: unknown) => {
      const { status, message, code } = await refusalOf(error)
      // Its number was taken back with all else; the log's line of the failed call is what stays.
      if (!(error instanceof Refusal)) await bank.sequence.id('call')
      return refusal(operation, { status, message, code }, txId)
    }
    const act = async () => {
      await checkRequestBody(operation, request)
      const result = await operation.resolve({ bank, request, concerns })
      return operation.style === 'envelope' ? success(result, txId) : json(result)
    }
    let fault: Fault | undefined
    let response: Response
    try {
      fault = await takeFault(bank, operation, request)
      response = await answerUnder(fault, operation, txId, () => act().catch(refuse))
    } catch (error) {
      response = await refuse(error)
    }
    if (fault) faultOf.set(response, fault)
    const status = isConnectionLost(response) ? 0 : response.status
    await logEvent(bank, { id: txId, operation: operation.id, status, fault: fault?.kind ?? null, subject })
    return response
  }

  async function steer({ resolve }: ControlCall, request: Request, params: Record<string, string>): Promise<Response> {
    try {
      return success(await resolve({ bank, request, params, reset }))
    } catch (error) {
      const { status, message } = await refusalOf(error)
      return failure(status, message)
    }
  }

  const find = createRouter([
    ...operations.map((operation) => ({
      ...operation,
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      resolve: ({ request }: { request: Request }) => perform(operation, request),
    })),
    ...controlCalls.map((call) => ({
      method: call.method,
      style: 'envelope' as const,
      path: `${controlBase}${call.path}`,
      resolve: ({ request, params }: { request: Request; params: object }) =>
        steer(call, request, params as Record<string, string>),
    })),
  ])

  const answer = ({ handler, style }: Pick<Place, 'handler' | 'style'>, request: Request) =>
    storage.exclusive(async () => {
      try {
        await refresh()
        const response = await getResponse([handler], request)
        if (await save()) saving.worked()
        return response ?? unknownCall(request)
      } catch (error) {
        const refused = storageRefusal(error)
        saving.failed(refused)
        return refusal({ style }, refused)
      }
    })

  return {
    async handle(request) {
      const found = find(request.method, new URL(request.url).pathname)
      if (!found) return unknownCall(request)
      if ('allow' in found) return wrongMethod(request, found.allow)
      const response = await answer(found.route, request)
      try {
        await waitUnder(faultOf.get(response), bank.clock, request.signal)
      } catch {
        return connectionLost()
      }
      return response
    },
    ready: () => storage.exclusive(refresh),
  }
}

const unknownCall = ({ method, url }: Request) => failure(404, `No such call: ${method} ${new URL(url).pathname}`)

function wrongMethod({ method, url }: Request, allow: string): Response {
  const response = failure(405, `${new URL(url).pathname} takes ${allow}, not ${method}`)
  response.headers.set('Allow', allow)
  return response
}
