import type { Struct } from 'superstruct'
import { isRecord, problemOfAnswer, problems } from '../../rules/problem.ts'
import { validate } from '../../rules/schemas/validate.ts'

/** The control calls under /sandbox/api (docs/sandbox.md); `fetch` is the way to the bank in the box. */
export type Fetch = typeof fetch

async function request(fetch: Fetch, path: string, init: RequestInit): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`/sandbox/api${path}`, { headers, ...init }).catch(() => {
    throw problems.network
  })
  if (response.ok) return response
  throw problemOfAnswer(response.status, response.statusText, await response.json().catch(() => undefined))
}

async function send(fetch: Fetch, path: string, init: RequestInit): Promise<unknown> {
  const response = await request(fetch, path, init)
  const body = (await response.json().catch(() => undefined)) as unknown
  return isRecord(body) ? body.data : undefined
}

/** The text of an answer without an envelope. */
export async function readText(fetch: Fetch, path: string, signal: AbortSignal): Promise<string> {
  const response = await request(fetch, path, { signal })
  return response.text().catch(() => {
    throw problems.network
  })
}

/** Sends a file as it is. */
export const sendFile = (fetch: Fetch, path: string, file: Blob, signal: AbortSignal): Promise<unknown> =>
  send(fetch, path, { method: 'POST', body: file, signal })

/** @throws Problem for another shape */
export function decode<Value>(data: unknown, schema: Struct<Value, unknown>): Value {
  const [failure, value] = validate(data, schema)
  if (failure) throw problems.malformed
  return value
}

export const readControl = async <Value>(
  fetch: Fetch,
  path: string,
  schema: Struct<Value, unknown>,
  signal: AbortSignal,
): Promise<Value> => decode(await send(fetch, path, { signal }), schema)

/** Resolves with the data of the answer, which a caller that needs it validates. */
export const changeControl = (
  fetch: Fetch,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> => send(fetch, path, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) })
