import { callHeaders, isRequestId } from '../../src/rules/bank/callHeaders.ts'
import { reasonHeader } from '../../src/rules/bank/reasonHeader.ts'
import type { Fault } from '../../src/rules/sandbox/faults/faults.ts'
import type { Bank } from '../bank/bank.ts'
import { idOf } from '../db/sequence.ts'
import { ApiError } from '../http/apiError.ts'
import type { ApiRequest, ApiResponse } from '../http/message.ts'
import { headerText, withHeaders } from '../http/responses.ts'
import type { Call, Operation } from './calls/operation.ts'
import { respondWithFault, takeFault, withDelay } from './faults/faults.ts'
import type { LogCall, Outcome } from './log/callRecord.ts'
import { logEvent } from './log/eventLog.ts'
import { bodyOf, storeExchange } from './log/exchanges.ts'
import type { createReplayableRequests } from './log/replayableRequests.ts'
import { type LimitRows, RowLimitError } from './storage/rowLimit.ts'
import type { CallLocks } from './turns/callLocks.ts'
import { Postponed } from './turns/postponed.ts'
import type { Answer, Turns } from './turns/turns.ts'

interface Options {
  recorded: ReturnType<typeof createReplayableRequests>
  callLocks: CallLocks
  bank: Bank
  operations: ReadonlyMap<string, Operation>
  basePath: string
  toApiError: Turns['toApiError']
  limitRows: LimitRows
  logCall: LogCall
}

export type RunOperation = (
  operation: Operation,
  request: ApiRequest,
  params: Readonly<Record<string, string>>,
  /** Now if left out. */
  receivedAt?: number,
) => Promise<Answer & { txId: string }>

/** Null where the caller gave none, or one that no log takes. */
function requestIdOf({ headers }: ApiRequest): string | null {
  const id = headers.get(callHeaders.requestId)
  return id !== null && isRequestId(id) ? id : null
}

/** Whose call it is, also where the bank does not act: a call without a valid token is nobody's. */
function identifyCaller(operation: Operation, call: Call): void {
  try {
    operation.identify?.(call)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Runs an operation with its faults, and records the call in the event log. */
export function createOperationRunner({
  recorded,
  callLocks,
  bank,
  operations,
  basePath,
  toApiError,
  limitRows,
  logCall,
}: Options): RunOperation {
  return async function runOperation(operation, request, params, receivedAt = bank.clock.now()) {
    const callNumber = await bank.sequence.next('call')
    const txId = operation.txIdOf?.(callNumber) ?? idOf('call', callNumber)
    const requestId = requestIdOf(request)
    const headers: Record<string, string> = requestId === null ? {} : { [callHeaders.requestId]: requestId }
    const startedAt = receivedAt
    let delay = 0
    let outcome: Outcome = { decision: 'accepted', message: null }
    let subject: string | null = null
    let application: string | null = null
    const call: Call = {
      bank,
      request,
      params,
      txId,
      receivedAt,
      basePath,
      operations,
      setSubject(id) {
        subject = id
      },
      setApplication(id) {
        application = id
      },
      setOtpRequired() {
        outcome = { decision: 'otpRequired', message: null }
      },
      setReplayed() {
        outcome = { decision: 'replayed', message: null }
      },
      lock: (name) => callLocks.acquire(name, request),
      setDelay(milliseconds) {
        delay = milliseconds
      },
      setHeader(name, value) {
        headers[name] = value
      },
    }
    const toErrorResponse = async (error: unknown) => {
      if (error instanceof Postponed) throw error
      const apiError = await toApiError(error)
      // The call's number was rolled back as well, but its event is still logged.
      if (!(error instanceof ApiError) || error instanceof RowLimitError) await bank.sequence.next('call')
      // So was the count of its fault, which it has hit.
      if (error instanceof RowLimitError) await takeFault(bank, operation, request)
      const decision = error instanceof ApiError ? 'refused' : 'failed'
      outcome = { decision, message: apiError.message || apiError.code }
      Object.assign(headers, apiError.headers)
      if (apiError.reason !== undefined) headers[reasonHeader] = headerText(apiError.reason)
      return operation.fail(apiError, txId)
    }
    let fault: Fault | undefined
    let response: ApiResponse
    try {
      // A call that no operation takes has no faults either.
      if (operations.has(operation.id)) fault = await takeFault(bank, operation, request)
      if (fault) identifyCaller(operation, call)
      response = await respondWithFault(fault, operation, txId, () =>
        limitRows(() => operation.respond(call)).catch(toErrorResponse),
      )
    } catch (error) {
      response = await toErrorResponse(error)
    }
    response = withHeaders(response, headers)
    if (fault) outcome = { decision: 'fault', message: null }
    const { at } = await logEvent(bank, {
      id: txId,
      operation: operation.id,
      application,
      subject,
      status: response.status,
      ...outcome,
      fault: fault?.kind === 'documentedError' ? fault.error : (fault?.kind ?? null),
      requestId,
      duration: bank.clock.now() - startedAt,
    })
    const body = await bodyOf(request)
    await storeExchange(bank, txId, { request, params, body, response })
    recorded.keep(txId, { operation, params, request, at }, body)
    logCall({ operation: operation.id, status: response.status, decision: outcome.decision, startedAt })
    return { response, fault: withDelay(fault, delay), txId }
  }
}
