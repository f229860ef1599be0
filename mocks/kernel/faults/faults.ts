import { parseJson } from '../../../src/rules/json/parseJson.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { type Fault, faultKinds, newFault, timeoutDuration } from '../../../src/rules/sandbox/faults/faults.ts'
import { validate } from '../../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../../src/rules/schemas/validationMessage.ts'
import type { Bank } from '../../bank/bank.ts'
import type { SandboxClock } from '../../bank/clock.ts'
import { ApiError } from '../../http/apiError.ts'
import { type ApiRequest, type ApiResponse, connectionLost } from '../../http/message.ts'
import { json } from '../../http/responses.ts'
import type { Operation } from '../calls/operation.ts'
import { documentedAnswer, documentedErrorOf, errorNamesOf } from './documentedAnswers.ts'

/** A fault for a single call: a kind, a status, the name of a documented error, or a fault as JSON. */
export const faultHeader = 'x-sandbox-fault'

/**
 * The fault of this call, from its header or else from the table, which counts the call.
 * @throws ApiError (400) when the header is not a fault of this operation.
 */
export async function takeFault(
  { tables }: Bank,
  operation: Operation,
  request: ApiRequest,
): Promise<Fault | undefined> {
  const header = request.headers.get(faultHeader)
  if (header !== null) return parseHeader(header, operation)
  const { id } = operation
  const row = tables.faults.get(id)
  if (!row) return undefined
  const { fault, callsUntilHit = 1 } = row
  if (fault.every !== undefined) {
    const hits = callsUntilHit <= 1
    await tables.faults.update(id, { callsUntilHit: hits ? fault.every : callsUntilHit - 1 })
    return hits ? fault : undefined
  }
  if (fault.times === 1) tables.faults.delete(id)
  else if (fault.times) await tables.faults.update(id, { fault: { ...fault, times: fault.times - 1 } })
  return fault
}

function faultOfWord(header: string, operation: Operation) {
  if (/^\d+$/.test(header)) return { kind: 'status', status: Number(header) }
  if (errorNamesOf(operation).includes(header)) return { kind: 'documentedError', error: header }
  if (faultKinds.some((kind) => kind === header)) return { kind: header }
  const words = [...faultKinds.filter((kind) => kind !== 'documentedError'), ...errorNamesOf(operation)]
  throw refusedHeader(
    `${header === '' ? 'It is empty' : `There is no fault ${header}`}. Send a status, JSON, or one of ${words.join(', ')}`,
  )
}

/** A message of a service is cut where its reason is not. */
function refusedHeader(why: string): ApiError {
  const message = `${faultHeader}: ${why}`
  return new ApiError(400, message, undefined, { reason: message })
}

function parseHeader(header: string, operation: Operation): Fault {
  const [problem, value] = validate(objectIn(header) ?? faultOfWord(header, operation), newFault)
  if (problem) throw refusedHeader(validationMessage(problem, newFault))
  if (value.times !== undefined || value.every !== undefined)
    throw refusedHeader('It hits this call alone: leave out times and every')
  if (value.kind === 'documentedError') documentedErrorOf(operation, value.error)
  return value
}

function objectIn(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

/** The response with a fault applied; `act` runs the operation. */
export async function respondWithFault(
  fault: Fault | undefined,
  operation: Operation,
  txId: string,
  act: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (!fault) return act()
  switch (fault.kind) {
    case 'delay':
      return act()
    case 'documentedError':
      return documentedAnswer(documentedErrorOf(operation, fault.error), txId)
    case 'status': {
      const { status, message } = fault
      if (status === 200) return failureWithStatus200(operation.fail(new ApiError(500, message), txId), message, txId)
      return operation.fail(new ApiError(status, message), txId)
    }
    case 'connectionLost':
    case 'timeout':
      return connectionLost
    case 'answerLost':
      await act()
      return connectionLost
    case 'notJson':
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
        body: '<!doctype html><title>Maintenance</title>',
      }
    case 'wrongShape':
      return json({ unexpected: [txId] })
    case 'altered':
      return altered(await act(), fault)
    default:
      return unknownKind(fault)
  }
}

function unknownKind(fault: never): never {
  throw new Error(`There is no fault ${JSON.stringify(fault)}`)
}

/** The envelope of the operation, or of every other one when its failures have none. */
function failureWithStatus200({ body }: ApiResponse, message: string | undefined, txId: string): ApiResponse {
  const { header } = objectIn(body) ?? {}
  const own = isRecord(header) ? header : {}
  return json({ header: { status: 'ERROR', statusCode: 500, message: message ?? null, txId, ...own } })
}

/** A page or a redirect has no members: it stays as it is. */
function altered(answer: ApiResponse, { set, remove = [] }: Extract<Fault, { kind: 'altered' }>): ApiResponse {
  const members = objectIn(answer.body)
  if (!members) return answer
  const body: Record<string, unknown> = { ...members, ...set }
  for (const member of remove) delete body[member]
  return { ...answer, body: JSON.stringify(body) }
}

/** Waits as long as the fault says; called outside the queue, so that no other call waits as well. */
export async function waitForFault(
  fault: Fault | undefined,
  clock: SandboxClock,
  request: Pick<ApiRequest, 'signal'>,
): Promise<void> {
  const milliseconds = fault?.kind === 'timeout' ? timeoutDuration : fault?.delay
  if (milliseconds) await clock.wait(milliseconds, request.signal)
}

/** The fault with so many milliseconds more before the answer. */
export const withDelay = (fault: Fault | undefined, milliseconds: number): Fault | undefined =>
  milliseconds === 0 ? fault : { kind: 'delay', ...fault, delay: (fault?.delay ?? 0) + milliseconds }
