import { getResponse } from 'msw'
import { toProblem } from '../../src/rules/problem.ts'
import { replacedContent } from '../../src/rules/sandbox/sandbox.ts'
import { realClock } from '../bank/clock.ts'
import { clockStateOf } from '../bank/clockState.ts'
import type { JobHandler } from '../bank/jobHandler.ts'
import { type OpenBankOptions, openBank } from '../bank/openBank.ts'
import { runDueJobs } from '../bank/runDueJobs.ts'
import type { RowsByTable } from '../db/database.ts'
import { memoryStorage } from '../db/storage/storage.ts'
import { ApiError } from '../http/apiError.ts'
import { maxAddressLength } from '../http/body.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from '../http/message.ts'
import { controlBase } from '../http/paths.ts'
import { failure, file, notIncluded, success, toWebResponse, withHeaders } from '../http/responses.ts'
import { createRouter, toRoutedRequest } from '../http/router.ts'
import type { CallRecord, Decision } from './callRecord.ts'
import type { ControlCall } from './controlCall.ts'
import { waitForFault } from './faults.ts'
import type { Operation } from './operation.ts'
import type { Page } from './page.ts'
import { Postponed } from './postponed.ts'
import { untilChange } from './postponement.ts'
import { createRecordedRequests } from './recordedRequests.ts'
import { dataHeader, replacedData } from './replacedData.ts'
import { type Answer, createOperationRunner } from './runOperation.ts'
import { createStorageMonitor, toStorageError } from './storageError.ts'
import { type UnroutedCall, unroutedCalls } from './unroutedCalls.ts'
import { watchedSnapshots } from './watchedSnapshots.ts'

export type ChangeListener = (tables: readonly string[]) => void

export interface Kernel {
  /**
   * Handles one call. Calls run one after another; only the delays of faults run concurrently. A lost connection is
   * `Response.error()`, which a host turns into a fetch that rejects.
   */
  handle(request: Request): Promise<Response>
  /** The same without a web Request and Response, for a host that has neither. */
  respond(request: ApiRequest): Promise<ApiResponse>
  /** Calls the listener with the tables that changed, each time after they are saved. Returns what ends it. */
  subscribe(listener: ChangeListener): () => void
  /** @throws Error when the storage cannot be read. */
  ready(): Promise<void>
  /** Milliseconds until a job is due, or less than 0; undefined while none is planned or the clock stands. */
  nextJobIn(): number | undefined
  /** Runs the jobs that are due, as every call does before it. */
  runJobs(): Promise<void>
}

/** What a kernel runs: it knows no feature itself. */
export interface KernelParts extends Pick<OpenBankOptions, 'initialData' | 'subscribers'> {
  /** What the bank answers: the portal's contract and the bank's services. */
  operations: readonly Operation[]
  /** The calls under /sandbox/api. */
  controlCalls: readonly ControlCall[]
  /** What the bank does later. */
  jobHandlers: readonly JobHandler[]
}

export interface KernelOptions extends KernelParts, Partial<Omit<OpenBankOptions, keyof KernelParts>> {
  /** What the host shows about the sandbox itself. */
  pages?: readonly Page[]
  /** Called when changes can no longer be saved, when they can be again, and when a job failed. */
  report?(line: string): void
  /** Called after each call. */
  log?(call: CallRecord): void
  /** The path at which the host serves the bank; the definitions name it as their server. */
  basePath?: string
}

/** The bank in a box: its operations, and the control calls under /sandbox/api. */
export function createKernel({
  operations: registered,
  controlCalls,
  jobHandlers,
  subscribers,
  initialData,
  pages = [],
  clock = realClock,
  seed = 'portico',
  storage = memoryStorage(),
  onUnreadable = 'reseed',
  report = () => undefined,
  log = () => undefined,
  basePath = '',
}: KernelOptions): Kernel {
  const operations = byId(registered)
  const handlers = new Map(jobHandlers.map((handler) => [handler.kind, handler]))
  let isReseeded = false
  const {
    bank,
    refresh,
    save: saveChanges,
    discard,
    ...opened
  } = openBank({
    clock,
    seed,
    storage,
    initialData,
    subscribers,
    onUnreadable,
    onReseeded() {
      isReseeded = true
    },
  })
  const listeners = new Set<ChangeListener>()
  /** What has changed outside the tables. */
  const changedBeside = new Set<string>()
  function subscribe(listener: ChangeListener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const snapshots = watchedSnapshots(storage.snapshots, () => changedBeside.add('snapshots'))
  const storageMonitor = createStorageMonitor(report)
  /** True when there was something to save. */
  async function save(): Promise<boolean> {
    const beside = [...changedBeside]
    changedBeside.clear()
    const tables = await saveChanges().catch((error) => {
      for (const name of beside) changedBeside.add(name)
      throw error
    })
    tables.push(...beside)
    if (tables.length > 0) for (const listener of listeners) listener(tables)
    return tables.length > 0
  }

  const runJobs = () => runDueJobs({ bank, handlers, save, discard, report })

  /** What an unexpected exception left half done is rolled back, in the tables, the counters and the faults. */
  async function toApiError(error: unknown): Promise<ApiError> {
    if (error instanceof ApiError) return error
    report(`Unexpected error, its changes are dropped: ${error instanceof Error ? error.stack : String(error)}`)
    await discard()
    const reason = `The sandbox has a fault of its own: ${toProblem(error).message}`
    return new ApiError(500, 'Internal Server Error', undefined, { reason })
  }

  function logCall(operation: string, status: number, decision: Decision, startedAt: number) {
    const now = bank.clock.now()
    log({ at: new Date(now).toISOString(), operation, status, decision, duration: now - startedAt })
  }

  /** For calls that the event log leaves out. */
  async function logged(operation: string, work: () => Promise<ApiResponse>): Promise<Answer> {
    const startedAt = clock.now()
    const response = await work().catch(async (error) => failControl(await toApiError(error)))
    const { status } = response
    const decision = status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed'
    logCall(operation, status, decision, bank.clock.now() - (clock.now() - startedAt))
    return { response }
  }

  const recorded = createRecordedRequests()
  const runOperation = createOperationRunner({ recorded, bank, operations, basePath, toApiError, logCall })

  /** Saved at once: a job that fails afterwards discards what is not saved. */
  async function restart(work: () => Promise<void>, isAnnounced = true) {
    await work()
    recorded.clear()
    if (isAnnounced) changedBeside.add(replacedContent)
    await save().catch((error) => {
      changedBeside.delete(replacedContent)
      throw toStorageError(error)
    })
  }

  async function handleControl(
    { resolve, fileName }: ControlCall,
    request: ApiRequest,
    params: Readonly<Record<string, string>>,
  ): Promise<ApiResponse> {
    const replay = async (id: string) => {
      const kept = recorded.get(id)
      if (!kept) return undefined
      const run = await runOperation(kept.operation, kept.request, kept.params).catch(async (error) => {
        if (!(error instanceof Postponed)) throw error
        await discard()
        throw new ApiError(409, 'The call waits for the customer: confirm it in the app, then send it again')
      })
      return run.txId
    }
    const reset = (newSeed?: string, isAnnounced?: boolean) => restart(() => opened.reset(newSeed), isAnnounced)
    const replace = (rows: RowsByTable) => restart(() => opened.replace(rows))
    const data = await resolve({
      bank,
      request,
      params,
      operations,
      seed: opened.seed(),
      snapshots,
      reset,
      replace,
      replay,
    })
    // It may have moved the clock.
    await runJobs()
    return fileName === undefined ? success(data) : file(String(data), fileName)
  }

  /** Its turn among the calls, which may end before its changes are stored. */
  async function takeTurn(work: () => Promise<Answer>): Promise<{ answer: Answer; stored: Promise<boolean> }> {
    await refresh()
    await runJobs()
    const answer = await work()
    const stored = save()
    const isPlanned = bank.jobs.nextDue() !== undefined
    if (storage.isShared || isPlanned) await stored
    // What the call has planned for this moment, such as a webhook, after the call itself is stored.
    if (isPlanned) {
      await runJobs()
      await save()
    }
    return { answer, stored }
  }

  async function saved(fail: Operation['fail'], work: () => Promise<Answer>): Promise<Answer> {
    try {
      const { answer, stored } = await storage.exclusive(() => takeTurn(work))
      if (await stored) storageMonitor.worked()
      return answer
    } catch (error) {
      const apiError = toStorageError(error)
      storageMonitor.failed(apiError)
      return { response: fail(apiError) }
    }
  }

  async function answer(
    fail: Operation['fail'],
    request: ApiRequest,
    work: () => Promise<Answer>,
  ): Promise<ApiResponse> {
    let { response, fault, again } = await saved(fail, work)
    try {
      while (again) {
        await again
        ;({ response, fault, again } = await saved(fail, work))
      }
      await waitForFault(fault, bank.clock, request)
    } catch {
      return connectionLost
    }
    return response
  }

  /** Runs an operation in its turn, and again after a change as long as it postpones itself. */
  function respondTo(operation: Operation, request: ApiRequest, params: Readonly<Record<string, string>>) {
    let receivedAt: number | undefined
    return answer(operation.fail, request, async () => {
      receivedAt ??= bank.clock.now()
      try {
        return await runOperation(operation, request, params, receivedAt)
      } catch (error) {
        if (!(error instanceof Postponed)) throw error
        await discard()
        const again = untilChange({ bank, isShared: storage.isShared, subscribe }, error.until, request.signal)
        // It is awaited after the turn, whose save may fail.
        again.catch(() => undefined)
        return { response: connectionLost, again }
      }
    })
  }

  const matchRoute = createRouter([
    ...registered.map((operation) => ({
      method: operation.method,
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      fail: operation.fail,
      respond: (request: ApiRequest, parameters: Readonly<Record<string, string>>) =>
        respondTo(operation, request, parameters),
    })),
    ...controlCalls.map((call) => ({
      method: call.method,
      path: `${controlBase}${call.path}`,
      fail: failControl,
      respond: (request: ApiRequest, parameters: Readonly<Record<string, string>>) =>
        answer(failControl, request, () =>
          logged(`${controlBase}${call.path}`, () => handleControl(call, request, parameters)),
        ),
    })),
    ...pages.map((page) => ({
      method: 'get' as const,
      path: page.path,
      fail: failControl,
      respond: (request: ApiRequest) =>
        answer(failControl, request, () => logged(page.path, async () => page.respond({ bank, request, basePath }))),
    })),
  ])

  const { unknownCall, methodNotAllowed, addressTooLong } = unroutedCalls(registered)

  function match({ method, url }: ApiRequest) {
    if (url.length > maxAddressLength) {
      return { failing: addressTooLong(method) }
    }
    const { pathname } = new URL(url)
    const found = matchRoute(method, pathname)
    if (found && 'route' in found) return found
    return { failing: found ? methodNotAllowed(method, pathname, found) : unknownCall(method, pathname) }
  }

  /** A failure of the bank's services is recorded like their calls, so that the txId of its answer can be found. */
  async function respondUnrouted({ operation, error }: UnroutedCall, request: ApiRequest): Promise<ApiResponse> {
    if (operation.txIdOf) return respondTo(operation, request, {})
    logCall(operation.id, error.status, 'refused', bank.clock.now())
    return withHeaders(operation.fail(error), error.headers ?? {})
  }

  async function responseOf(request: Request): Promise<Response> {
    const found = match(request)
    if ('failing' in found) return toWebResponse(await respondUnrouted(found.failing, request))
    const response = await getResponse([found.route.handler()], toRoutedRequest(request))
    return (
      response ??
      toWebResponse(await respondUnrouted(unknownCall(request.method, new URL(request.url).pathname), request))
    )
  }

  return {
    async handle(request) {
      const response = responseTo(request, await responseOf(request))
      if (isReseeded && response.type !== 'error') {
        response.headers.set(dataHeader, replacedData)
        isReseeded = false
      }
      return response
    },
    async respond(request) {
      const found = match(request)
      return 'failing' in found
        ? respondUnrouted(found.failing, request)
        : found.route.respond(request, found.parameters)
    },
    subscribe,
    ready: () => storage.exclusive(refresh),
    nextJobIn() {
      const at = bank.jobs.nextAt()
      return at === undefined || clockStateOf(bank).isStopped ? undefined : at - bank.clock.now()
    },
    async runJobs() {
      await saved(failControl, async () => ({ response: success(undefined) }))
    },
  }
}

/** With the headers of every answer; that to a HEAD has no body (RFC 9110 section 9.3.2). */
function responseTo({ method }: Request, response: Response): Response {
  if (response.type === 'error') return response
  for (const [name, value] of Object.entries(notIncluded)) response.headers.set(name, value)
  return method === 'HEAD' ? new Response(null, response) : response
}

/** @throws Error when two have the same id. */
function byId(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const found = new Map(operations.map((operation) => [operation.id, operation]))
  const twice = operations.find((operation) => found.get(operation.id) !== operation)
  if (twice) throw new Error(`Two operations have the id ${twice.id}`)
  return found
}

const failControl: Operation['fail'] = ({ status, message }) => failure(status, message)
