import { definitions } from 'virtual:definitions'
import { callHeaders } from '../../../src/rules/bank/callHeaders.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { signing } from '../../../src/rules/signing/signatureHeaders.ts'
import type { OtpRequired } from '../../authorization/otp/requireOtp.ts'
import { readDefinition, type ServiceDefinition } from '../../services/definition/readDefinition.ts'

export interface DefinedOperation extends ServiceDefinition {
  operationId: string
  method: string
  /** With the names of its parameters in braces. */
  path: string
}

const byOperationId = new Map(Object.entries(definitions).map(([name, { operationId }]) => [operationId, name]))

/** Letters that one has and the other lacks, in order: small for a misspelling. */
function difference(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (let index = 1; index <= other.length; index++) {
      const replaced = (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** @throws Error for an unknown one, with the nearest name */
export function operationOf(operationId: string): DefinedOperation {
  const name = byOperationId.get(operationId)
  const found = name === undefined ? undefined : definitions[name]
  if (name !== undefined && found)
    return { ...readDefinition(name), operationId, method: found.method, path: found.path }
  const lower = operationId.toLowerCase()
  const [nearest] = [...byOperationId.keys()].sort(
    (one, other) => difference(lower, one.toLowerCase()) - difference(lower, other.toLowerCase()),
  )
  throw new Error(`There is no operation ${operationId}. Did you mean ${nearest}?`)
}

export interface SentCall {
  method: string
  /** With the query. */
  path: string
  /** What is signed, behind the token: the body, or the query without its question mark. */
  signed: string
  body: string | undefined
  headers: Record<string, string>
}

export const apiContext = { channel: 'API', language: 'EN' }

/** A call of the fields, each where the definition has it. @throws Error for a missing path field, and one that has no place */
export function callOf(operation: DefinedOperation, input: object = {}): SentCall {
  const { operationId, method, path, parameters, body: hasBody } = operation
  const placed = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
  const [inPath, inQuery] = [placed('path'), placed('query')]
  const fields: Record<string, unknown> = { ...input }
  const take = (name: string) => {
    const value = fields[name]
    delete fields[name]
    return value
  }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = take(name)
    if (value === undefined) throw new Error(`${operationId} needs ${name}, which is in its path`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    inQuery.flatMap((name) => {
      const value = take(name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  ).toString()
  const [unknown] = Object.keys(fields)
  if (!hasBody && unknown !== undefined) {
    const known = [...inPath, ...inQuery]
    throw new Error(
      `${operationId} has no field ${unknown}: it takes ${known.length === 0 ? 'none' : known.join(', ')}`,
    )
  }
  const body = hasBody && JSON.stringify({ context: apiContext, ...fields })
  return {
    method,
    path: query === '' ? address : `${address}?${query}`,
    signed: body ?? query,
    body,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
  }
}

export const signatureHeader = signing.header
export const keyHeader = callHeaders.idempotencyKey

/** The transaction of an answer that asks for a one-time password. */
export type WaitingCall = Omit<OtpRequired, 'status'>

export const waitingCallIn = (data: unknown): WaitingCall | undefined =>
  isRecord(data) && data.status === 'OTP_REQUIRED' && typeof data.transactionId === 'string'
    ? (data as unknown as WaitingCall)
    : undefined
