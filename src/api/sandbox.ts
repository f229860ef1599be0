import type { Struct } from 'superstruct'
import { isRecord, problemOfAnswer, problems } from '../rules/problem.ts'
import type { Persona } from '../rules/sandbox.ts'
import { type BankState, bankState, personaList, type SandboxChange } from '../rules/sandboxPage.ts'
import { validate } from '../rules/validate.ts'

/** The control calls under /sandbox/api (docs/sandbox.md); `fetch` is the way to the bank in the box. */
type Fetch = typeof fetch

async function call(fetch: Fetch, path: string, init: RequestInit): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`/sandbox/api${path}`, { headers, ...init }).catch(() => {
    throw problems.network
  })
  const body = (await response.json().catch(() => undefined)) as unknown
  if (!response.ok) throw problemOfAnswer(response.status, response.statusText, body)
  return body
}

async function read<Value>(fetch: Fetch, path: string, data: Struct<Value, unknown>, signal: AbortSignal) {
  const answer = await call(fetch, path, { signal })
  const [failure, value] = validate(isRecord(answer) ? answer.data : undefined, data)
  if (failure) throw problems.malformed
  return value
}

export async function readBank(fetch: Fetch, signal: AbortSignal): Promise<BankState> {
  const [clock, faults, mails, operations, tickets] = await Promise.all([
    read(fetch, '/clock', bankState.schema.clock, signal),
    read(fetch, '/faults', bankState.schema.faults, signal),
    read(fetch, '/mails', bankState.schema.mails, signal),
    read(fetch, '/operations', bankState.schema.operations, signal),
    read(fetch, '/tickets', bankState.schema.tickets, signal),
  ])
  return { clock, faults, mails, operations, tickets }
}

export const readPersonas = (fetch: Fetch, signal: AbortSignal): Promise<Persona[]> =>
  read(fetch, '/personas', personaList, signal)

export async function changeBank(fetch: Fetch, change: SandboxChange, signal: AbortSignal): Promise<void> {
  const json = (body: unknown) => ({ body: JSON.stringify(body), signal })
  switch (change.kind) {
    case 'fault':
      await call(fetch, `/faults/${change.operation}`, { method: 'PUT', ...json(change.fault) })
      break
    case 'removeFault':
      await call(fetch, `/faults/${change.operation}`, { method: 'DELETE', signal })
      break
    case 'clock':
      await call(fetch, '/clock', { method: 'POST', ...json(change.change) })
      break
    case 'answerTicket':
      await call(fetch, `/tickets/${change.ticketNumber}/answer`, { method: 'POST', ...json({}) })
      break
    case 'closeTicket':
      await call(fetch, `/tickets/${change.ticketNumber}/close`, { method: 'POST', ...json({}) })
      break
    case 'reset':
      await call(fetch, '/reset', { method: 'POST', ...json({}) })
  }
}
