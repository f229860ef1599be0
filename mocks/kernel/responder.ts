import type { Bank } from '../bank/bank.ts'
import { BankRemovedError } from '../db/storage/storageErrors.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from '../http/message.ts'
import { controlBase } from '../http/paths.ts'
import { type Fail, failWithoutTxId } from '../http/responses.ts'
import type { Route } from '../http/router.ts'
import type { ControlCall } from './calls/controlCall.ts'
import type { Operation } from './calls/operation.ts'
import type { Page } from './calls/page.ts'
import { waitForFault } from './faults/faults.ts'
import type { createControlRunner } from './runControl.ts'
import type { RunOperation } from './runOperation.ts'
import type { CallLocks } from './turns/callLocks.ts'
import { Postponed } from './turns/postponed.ts'
import type { Answer, Turns } from './turns/turns.ts'
import { untilChange } from './turns/untilChange.ts'

interface Options extends ReturnType<typeof createControlRunner> {
  bank: Bank
  isShared: boolean
  turns: Turns
  runOperation: RunOperation
  callLocks: CallLocks
  discard(): Promise<void>
}

/** How operations, control calls and pages are answered: each in its turn, which a fault's delay does not prolong. */
export function createResponder({
  bank,
  isShared,
  turns,
  runOperation,
  callLocks,
  runControl,
  runPage,
  discard,
}: Options) {
  /** The work may run several times in a turn; `onTurn` is called when it counts. */
  async function answer(
    fail: Fail,
    request: ApiRequest,
    work: () => Promise<Answer>,
    onTurn: () => void = () => undefined,
  ): Promise<ApiResponse> {
    let { response, fault, again } = await turns.take(fail, work)
    try {
      while (again) {
        onTurn()
        await again
        ;({ response, fault, again } = await turns.take(fail, work))
      }
      await waitForFault(fault, bank.clock, request)
    } catch (error) {
      if (error instanceof BankRemovedError) throw error
      return connectionLost
    }
    return response
  }

  /** Runs an operation in its turn, and again after a change as long as it postpones itself. */
  async function respondTo(operation: Operation, request: ApiRequest, params: Readonly<Record<string, string>>) {
    let receivedAt: number | undefined
    let runAt: number | undefined
    const run = async (): Promise<Answer> => {
      runAt = receivedAt ?? bank.clock.now()
      try {
        return await runOperation(operation, request, params, runAt)
      } catch (error) {
        if (!(error instanceof Postponed)) throw error
        await discard()
        const again = untilChange({ bank, isShared, subscribe: turns.subscribe }, error.until, request.signal)
        // It is awaited after the turn, whose save may fail.
        again.catch(() => undefined)
        return { response: connectionLost, again }
      }
    }
    try {
      return await answer(operation.fail, request, run, () => {
        receivedAt = runAt
      })
    } finally {
      callLocks.release(request)
    }
  }

  return {
    respondTo,

    operationRoute: (operation: Operation): Route => ({
      operation: operation.id,
      method: operation.method,
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      fail: operation.fail,
      respond: (request, parameters) => respondTo(operation, request, parameters),
    }),

    controlRoute: (call: ControlCall): Route => ({
      operation: `${controlBase}${call.path}`,
      method: call.method,
      path: `${controlBase}${call.path}`,
      fail: failWithoutTxId,
      respond: (request, parameters) => answer(failWithoutTxId, request, () => runControl(call, request, parameters)),
    }),

    pageRoute: (page: Page): Route => ({
      operation: page.path,
      method: 'get',
      path: page.path,
      fail: failWithoutTxId,
      respond: (request) => answer(failWithoutTxId, request, () => runPage(page, request)),
    }),
  }
}
