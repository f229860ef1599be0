import { getResponse } from 'msw'
import type { Bank } from '../bank/bank.ts'
import { realClock } from '../bank/clock.ts'
import { clockStateOf } from '../bank/clockState.ts'
import type { JobHandler } from '../bank/jobs/jobHandler.ts'
import { openPersistedBank, type PersistedBankOptions } from '../bank/persistedBank.ts'
import { memoryStorage } from '../db/storage/storage.ts'
import { maxAddressLength, maxBodySizeOf } from '../http/body.ts'
import { type ApiRequest, type ApiResponse, apiRequestOf } from '../http/message.ts'
import { notIncluded, toWebResponse, withHeaders } from '../http/responses.ts'
import { createRouter, RoutedRequest } from '../http/router.ts'
import type { ControlCall } from './calls/controlCall.ts'
import type { Operation } from './calls/operation.ts'
import type { Page } from './calls/page.ts'
import { type UnroutedCall, unroutedCalls } from './calls/unroutedCalls.ts'
import type { CallRecord, LogCall } from './log/callRecord.ts'
import { createReplayableRequests } from './log/replayableRequests.ts'
import { createResponder } from './responder.ts'
import { createControlRunner } from './runControl.ts'
import { createOperationRunner } from './runOperation.ts'
import { dataHeader, replacedData } from './storage/dataHeader.ts'
import { createRowLimit } from './storage/rowLimit.ts'
import { watchedSnapshots } from './storage/watchedSnapshots.ts'
import { createCallLocks } from './turns/callLocks.ts'
import { type ChangeListener, createTurns } from './turns/turns.ts'

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
  /**
   * @param isResumed whether what an earlier process has left is continued, which no other one uses
   * @throws Error when the storage cannot be read
   */
  ready(isResumed?: boolean): Promise<void>
  /** Milliseconds until a job is due, or less than 0; undefined while none is planned or the clock stands. */
  nextJobIn(): number | undefined
  /** In how many milliseconds the bank should wake, since somebody outside waits for what it does then. */
  dueIn(): number | undefined
  /** How many jobs have been due for so long, in milliseconds; none while the clock stands. */
  jobsDueFor(milliseconds: number): number
  /** Runs the jobs that are due, as every call does before it; another process that is at work in the bank does it then. */
  runJobs(): Promise<void>
}

/** What a kernel runs: it knows no feature itself. */
export interface KernelParts extends Pick<PersistedBankOptions, 'initialData' | 'subscribers'> {
  /** What the bank answers: the portal's contract and the bank's services. */
  operations: readonly Operation[]
  controlCalls: readonly ControlCall[]
  jobHandlers: readonly JobHandler[]
  /** In how many milliseconds of real time the bank should wake, since somebody outside waits for what it does then. */
  dueIn(bank: Bank): number | undefined
  /** Ends what an earlier process was doing outside the bank, before anything else happens in it. */
  resume(bank: Bank): Promise<void>
}

export interface KernelOptions extends KernelParts, Partial<Omit<PersistedBankOptions, keyof KernelParts>> {
  /** What the host shows about the sandbox itself. */
  pages?: readonly Page[]
  /** Called when changes can no longer be saved, when they can be again, and when a job failed. */
  report?(line: string): void
  log?(call: CallRecord): void
  /** The path at which the host serves the bank; the definitions name it as their server. */
  basePath?: string
  /** How many rows the bank has at most, without the log of its calls; any number when left out. */
  maxRows?: number | undefined
}

/** Runs the parts of a bank, and knows none of them. */
export function createKernel({
  operations: registered,
  controlCalls,
  jobHandlers,
  dueIn,
  resume,
  subscribers,
  initialData,
  settings,
  pages = [],
  clock = realClock,
  seed = 'portico',
  storage = memoryStorage(),
  onUnreadable = 'reseed',
  report = () => undefined,
  log,
  basePath = '',
  maxRows,
}: KernelOptions): Kernel {
  const operations = byId(registered)
  let isReseeded = false
  const opened = openPersistedBank({
    clock,
    seed,
    storage,
    initialData,
    ...(settings && { settings }),
    subscribers,
    onUnreadable,
    onReseeded() {
      isReseeded = true
    },
  })
  const { bank } = opened
  const turns = createTurns({ ...opened, storage, jobHandlers, dueIn, report })
  const { toApiError } = turns
  const limitRows = createRowLimit({ ...opened, maxRows })
  const snapshots = watchedSnapshots(storage.snapshots, () => turns.noteChange('snapshots'))

  function logCall({ startedAt, ...call }: Parameters<LogCall>[0], endedAt = bank.clock.now()): void {
    log?.({ ...call, at: new Date(endedAt).toISOString(), duration: endedAt - startedAt })
  }

  const requests = createReplayableRequests()
  const recorded: typeof requests = {
    ...requests,
    keep: (...request) => turns.follow(() => requests.keep(...request)),
  }
  const logTurn: LogCall = (call) => {
    const endedAt = bank.clock.now()
    turns.follow(() => logCall(call, endedAt))
  }
  const callLocks = createCallLocks()
  const runOperation = createOperationRunner({
    recorded,
    callLocks,
    bank,
    operations,
    basePath,
    toApiError,
    limitRows,
    logCall: logTurn,
  })
  const shared = { ...opened, turns, runOperation, callLocks, limitRows }
  const control = createControlRunner({ ...shared, clock, operations, basePath, snapshots, recorded, logCall: logTurn })
  const responder = createResponder({ ...shared, ...control, isShared: storage.isShared })
  const matchRoute = createRouter([
    ...registered.map(responder.operationRoute),
    ...controlCalls.map(responder.controlRoute),
    ...pages.map(responder.pageRoute),
  ])
  const { unknownCall, methodNotAllowed, addressTooLong, bodyTooLarge } = unroutedCalls(registered, basePath)

  function match({ method, url, isTooLarge }: ApiRequest) {
    const { pathname } = new URL(url)
    const found = matchRoute(method, pathname)
    const { fail } = (found && 'route' in found ? found.route : found) ?? {}
    if (url.length > maxAddressLength) return { failing: addressTooLong(method, pathname, fail) }
    if (isTooLarge) return { failing: bodyTooLarge(method, pathname, fail) }
    if (found && 'route' in found) return found
    return { failing: found ? methodNotAllowed(method, pathname, found) : unknownCall(method, pathname) }
  }

  /** A failure of the bank's services is recorded like their calls, so that the txId of its answer can be found. */
  async function respondUnrouted({ operation, error }: UnroutedCall, request: ApiRequest): Promise<ApiResponse> {
    if (operation.txIdOf) return responder.respondTo(operation, request, {})
    const { id, fail } = operation
    logCall({ operation: id, status: error.status, decision: 'refused', startedAt: bank.clock.now() })
    return withHeaders(fail(error), error.headers ?? {})
  }

  async function responseOf(original: Request): Promise<Response> {
    const request = await boundedRequestOf(original)
    const found = match(request)
    if ('failing' in found) return toWebResponse(await respondUnrouted(found.failing, request))
    const response = await getResponse([found.route.handler()], new RoutedRequest(request))
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
      if ('failing' in found) return respondUnrouted(found.failing, request)
      if (request.served) request.served.route = found.route
      return found.route.respond(request, found.parameters)
    },
    subscribe: turns.subscribe,
    ready: (isResumed = false) =>
      storage.exclusive(async () => {
        await opened.refresh()
        if (!isResumed) return
        await resume(bank)
        await turns.save()
      }),
    nextJobIn() {
      const at = bank.jobs.nextAt()
      return at === undefined || clockStateOf(bank).isStopped ? undefined : at - bank.clock.now()
    },
    dueIn: () => dueIn(bank),
    jobsDueFor: (milliseconds) =>
      clockStateOf(bank).isStopped ? 0 : bank.jobs.countUntil(bank.clock.now() - milliseconds),
    runJobs: turns.runJobsIfFree,
  }
}

async function boundedRequestOf(original: Request): Promise<ApiRequest> {
  const request = apiRequestOf(original)
  if (original.body === null) return request
  const { byteLength } = await request.arrayBuffer()
  return { ...request, isTooLarge: byteLength > maxBodySizeOf(new URL(original.url).pathname) }
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
