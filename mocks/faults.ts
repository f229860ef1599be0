import { validate } from 'superstruct'
import { isRecord } from '../src/rules/problem.ts'
import { type Fault, fault, faultKinds } from '../src/rules/sandbox.ts'
import { json, refusal } from './answers.ts'
import type { Bank } from './bank/bank.ts'
import type { SandboxClock } from './clock.ts'
import { type Operation, reasonOf } from './operation.ts'
import { Refusal } from './refusal.ts'

/** A fault for this one call: a kind, a status, or a fault as JSON. */
export const faultHeader = 'x-sandbox-fault'

/** How long a fault without an answer holds the connection, in milliseconds of real time. */
export const neverAnswered = 60_000

/** The connection broke: a host makes the caller's fetch reject (`Response.error()` is the platform's own sign). */
export const connectionLost = (): Response => Response.error()
export const isConnectionLost = (response: Response): boolean => response.type === 'error'

/**
 * The fault of this call, from its header or else from the table, whose `times` it counts down.
 * @throws Refusal (400) when the header is no fault.
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
    throw new Refusal(400, `${faultHeader}: ${reasonOf(problem)}; it is a status, ${faultKinds.join(', ')} or JSON`)
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

/** The answer under a fault; `act` lets the bank do its work. */
export async function answerUnder(
  fault: Fault | undefined,
  operation: Operation,
  txId: string,
  act: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.kind) {
    case 'status': {
      const { status, message } = fault
      if (status === 200) return json({ header: { status: 'ERROR', statusCode: 500, message: message ?? null, txId } })
      const { code } = new Refusal(status, '')
      return refusal(operation, { status, code, message }, txId)
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

/** Waits as long as the fault says; called when no other call waits for this one. */
export async function waitUnder(fault: Fault | undefined, clock: SandboxClock, signal: AbortSignal): Promise<void> {
  const milliseconds = fault?.kind === 'timeout' ? neverAnswered : fault?.delay
  if (milliseconds) await clock.wait(milliseconds, signal)
}
