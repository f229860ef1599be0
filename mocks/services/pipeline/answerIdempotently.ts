import { callHeaders } from '../../../src/rules/bank/callHeaders.ts'
import { reasonHeader } from '../../../src/rules/bank/reasonHeader.ts'
import {
  assertSameRequest,
  completionId,
  fingerprintOf,
  keyId,
  readIdempotencyKey,
  refuseRunning,
  storeAnswer,
  storedAnswer,
} from '../../authorization/idempotencyKeys.ts'
import type { IdempotencyKeyRow } from '../../db/tables/authorization/idempotencyKeys.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiResponse } from '../../http/message.ts'
import { headerText, jsonText, withHeaders } from '../../http/responses.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import type { AcceptedCall, DefinedService } from './definedService.ts'
import { serviceFailure } from './envelope.ts'

interface RepeatableCall {
  service: Pick<DefinedService, 'id' | 'completes'>
  accepted: AcceptedCall
  isResponseSigned: boolean
  /** Whether the answer asks for an OTP. */
  isWaiting(): boolean
}

/** Refused for good: another token or a pause would not help. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status)

function replay({ status, body, reason }: IdempotencyKeyRow, call: Call): ApiResponse {
  call.setReplayed()
  return withHeaders(jsonText(body, status), {
    [callHeaders.idempotentReplayed]: 'true',
    ...(reason !== null && { [reasonHeader]: headerText(reason) }),
  })
}

/**
 * Answers a call that has an Idempotency-Key, or completes one that had it: once by carrying it out, then for a day by what
 * was answered. Nothing is looked up before the call has passed the checks of its token, its signature and its ownership.
 * @throws ServiceError (409, 422); what `answer` throws
 */
export async function answerIdempotently(
  { service, accepted, isResponseSigned, isWaiting }: RepeatableCall,
  call: Call,
  answer: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { bank, headers, txId, body, query, params } = accepted
  const key = readIdempotencyKey(headers.get(callHeaders.idempotencyKey))
  const completed = service.completes?.(accepted)
  const ids: string[] = []
  const fingerprint = await fingerprintOf(accepted, { operation: service.id, isResponseSigned, body, query, params })

  if (key !== null) {
    const id = await keyId(accepted, key)
    if (!call.lock(id)) refuseRunning()
    const stored = storedAnswer(bank, id)
    if (stored) {
      assertSameRequest(stored, fingerprint)
      return replay(stored, call)
    }
    ids.push(id)
  }
  if (completed?.hasKey) {
    const id = await completionId(accepted, completed.transactionId)
    const stored = storedAnswer(bank, id)
    if (stored?.fingerprint === fingerprint) return replay(stored, call)
    ids.push(id)
  }

  const store = async ({ status, body }: ApiResponse, reason: string | null) => {
    const transactionId = isWaiting() && status === 200 ? txId : null
    for (const id of ids) await storeAnswer(bank, { id, fingerprint, transactionId, status, body, reason })
  }
  // What is carried out already has its answer: a refused repetition must not take its place.
  const isOver = completed?.isUsed() ?? false
  try {
    const response = await answer()
    await store(response, null)
    return response
  } catch (error) {
    if (isFinal(error) && (completed === undefined || (!isOver && completed.isUsed())))
      await store(serviceFailure(error, txId), error.reason ?? null)
    throw error
  }
}
