import { replacedContent } from '../../src/rules/sandbox/changes.ts'
import type { Clock } from '../../src/rules/time/clock.ts'
import type { PersistedBank } from '../bank/persistedBank.ts'
import type { SnapshotStore } from '../db/storage/snapshotStore.ts'
import { ApiError } from '../http/apiError.ts'
import type { ApiRequest, ApiResponse } from '../http/message.ts'
import { controlBase } from '../http/paths.ts'
import { failWithoutTxId, file, success } from '../http/responses.ts'
import type { ControlCall } from './calls/controlCall.ts'
import type { Operation } from './calls/operation.ts'
import type { Page } from './calls/page.ts'
import type { LogCall } from './log/callRecord.ts'
import type { createReplayableRequests } from './log/replayableRequests.ts'
import type { RunOperation } from './runOperation.ts'
import type { LimitRows } from './storage/rowLimit.ts'
import { toStorageError } from './storage/storageError.ts'
import type { CallLocks } from './turns/callLocks.ts'
import { Postponed } from './turns/postponed.ts'
import type { Answer, Turns } from './turns/turns.ts'

interface Options extends Pick<PersistedBank, 'bank' | 'seed' | 'reset' | 'replace' | 'discard'> {
  /** Real time. */
  clock: Clock
  operations: ReadonlyMap<string, Operation>
  basePath: string
  snapshots: SnapshotStore
  recorded: ReturnType<typeof createReplayableRequests>
  runOperation: RunOperation
  callLocks: CallLocks
  turns: Turns
  limitRows: LimitRows
  logCall: LogCall
}

/** Runs control calls and pages, which the event log leaves out. */
export function createControlRunner(options: Options) {
  const { bank, clock, operations, basePath, snapshots, recorded, runOperation, callLocks, turns, logCall, ...opened } =
    options
  const { limitRows } = options

  async function logged(operation: string, work: () => Promise<ApiResponse>): Promise<Answer> {
    const startedAt = clock.now()
    const response = await work().catch(async (error) => failWithoutTxId(await turns.toApiError(error)))
    const { status } = response
    const decision = status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed'
    logCall({ operation, status, decision, startedAt: bank.clock.now() - (clock.now() - startedAt) })
    return { response }
  }

  /** Saved at once: a job that fails afterwards discards what is not saved. */
  async function restart(work: () => Promise<void>, isAnnounced = true) {
    await work()
    recorded.clear()
    await turns.save(isAnnounced ? replacedContent : undefined).catch((error) => {
      throw toStorageError(error)
    })
  }

  async function replay(id: string) {
    const kept = recorded.get(id)
    if (!kept || kept.at !== bank.tables.events.get(id)?.at) return undefined
    try {
      return (await runOperation(kept.operation, kept.request, kept.params)).txId
    } catch (error) {
      if (!(error instanceof Postponed)) throw error
      await opened.discard()
      throw new ApiError(409, 'The call waits for the customer: confirm it in the app, then send it again')
    } finally {
      callLocks.release(kept.request)
    }
  }

  async function respond(
    { resolve, fileName }: ControlCall,
    request: ApiRequest,
    params: Readonly<Record<string, string>>,
  ): Promise<ApiResponse> {
    const resolved = () =>
      resolve({
        bank,
        basePath,
        request,
        params,
        operations,
        seed: opened.seed(),
        snapshots,
        reset: (newSeed, isAnnounced) => restart(() => opened.reset(newSeed), isAnnounced),
        replace: (rows) => restart(() => limitRows(() => opened.replace(rows))),
        replay,
      })
    const data = await limitRows(resolved)
    // It may have moved the clock.
    await turns.runJobs()
    return fileName === undefined ? success(data) : file(String(data), fileName)
  }

  return {
    runControl: (call: ControlCall, request: ApiRequest, params: Readonly<Record<string, string>>): Promise<Answer> =>
      logged(`${controlBase}${call.path}`, () => respond(call, request, params)),
    runPage: (page: Page, request: ApiRequest): Promise<Answer> =>
      logged(page.path, () => page.respond({ bank, request, basePath })),
  }
}
