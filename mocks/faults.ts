import { validate } from 'superstruct'
import { isRecord } from '../src/rules/problem.ts'
import { type Fault, fault, faultKinds } from '../src/rules/sandbox.ts'
import { ApiError } from './apiError.ts'
import type { Bank } from './bank/bank.ts'
import type { SandboxClock } from './clock.ts'
import { type Operation, validationMessage } from './operation.ts'
import { errorResponse, json } from './responses.ts'

/** A fault for a single call: a kind, a status, or a fault as JSON. */
export const faultHeader = 'x-sandbox-fault'

/** How long the fault `timeout` holds the connection, in milliseconds of real time. */
export const timeoutDuration = 60_000

/** The connection was lost: the caller's fetch rejects (`Response.error()` is the platform's network error). */
export const connectionLost = (): Response => Response.error()
export const isConnectionLost = (response: Response): boolean => response.type === 'error'

/**
 * The fault of this call, from its header or else from the table, whose `times` it decrements.
 * @throws ApiError (400) when the header is not a fault.
 */
export async function takeFault({ tables }: Bank, { id }: Operation, request: Request): Promise<Fault | undefined> {
  const header = request.headers.get(faultHeader)
  if (header !== null) return parseHeader(header)
  const row = tables.faults.get(id)
  if (row?.fault.times === 1) tables.faults.delete(id)
  else if (row?.fault.times) await tables.faults.update(id, { fault: { ...row.fault, times: row.fault.times - 1 } })
  return row?.fault
}

function parseHeader(header: string): Fault {
  const short = /^\d+$/.test(header) ? { kind: 'status', status: Number(header) } : { kind: header }
  const [problem, value] = validate(parseJson(header) ?? short, fault)
  if (problem)
    throw new ApiError(
      400,
      `${faultHeader}: ${validationMessage(problem)}; it is a status, ${faultKinds.join(', ')} or JSON`,
    )
  return value
}

function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The response with a fault applied; `act` runs the operation. */
export async function respondWithFault(
  fault: Fault | undefined,
  operation: Operation,
  txId: string,
  act: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.kind) {
    case 'status': {
      const { status, message } = fault
      if (status === 200) return json({ header: { status: 'ERROR', statusCode: 500, message: message ?? null, txId } })
      const { code } = new ApiError(status, '')
      return errorResponse(operation, { status, code, message }, txId)
    }
    case 'connectionLost':
    case 'timeout':
      return connectionLost()
    case 'answerLost':
      await act()
      return connectionLost()
    case 'notJson':
      return new Response('<!doctype html><title>Maintenance</title>', { headers: { 'Content-Type': 'text/html' } })
    case 'wrongShape':
      return json({ unexpected: [txId] })
    case 'altered':
      return altered(await act(), fault)
    default:
      return act()
  }
}

async function altered(answer: Response, { set, remove = [] }: Extract<Fault, { kind: 'altered' }>): Promise<Response> {
  const body = { ...((await answer.json()) as Record<string, unknown>), ...set }
  for (const member of remove) delete body[member]
  return json(body, answer.status)
}

/** Waits as long as the fault says; called outside the queue, so that no other call waits as well. */
export async function waitForFault(fault: Fault | undefined, clock: SandboxClock, signal: AbortSignal): Promise<void> {
  const milliseconds = fault?.kind === 'timeout' ? timeoutDuration : fault?.delay
  if (milliseconds) await clock.wait(milliseconds, signal)
}
