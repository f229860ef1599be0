import type { Struct, StructError } from 'superstruct'
import type { operations, paths } from '../src/api/schema.gen.ts'
import { isRecord } from '../src/rules/problem.ts'
import { texts } from '../src/rules/texts.ts'
import { validate } from '../src/rules/validate.ts'
import { ApiError } from './apiError.ts'
import type { Bank } from './bank/bank.ts'
import type { ApiRequest } from './message.ts'

export type OperationId = keyof operations

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths at which the contract has this operation. */
type PathOf<Id extends OperationId> = {
  [Path in keyof paths]: operations[Id] extends paths[Path][keyof paths[Path] & Method] ? Path : never
}[keyof paths]

type Success<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** One call as its handler sees it. */
export interface Call {
  bank: Bank
  request: ApiRequest
  /** Whom the call is for, as the event log records it. */
  setSubject(subject: string): void
  /** The path at which the host serves the bank. */
  basePath: string
}

/** An operation of the contract and its handler; `style` is the shape of its responses and errors. */
export interface Operation {
  id: OperationId
  method: Method
  path: string
  style: 'envelope' | 'oauth' | 'document'
  /** Resolves with the envelope's data, or with the whole body in the other styles. @throws ApiError */
  resolve(call: Call): Promise<unknown>
}

interface OperationDefinition<Id extends OperationId, Result> {
  id: Id
  method: Method
  path: PathOf<Id>
  resolve(call: Call): Promise<Result>
}

/** Undefined where the contract allows a response without data. */
type DataOf<Body> = Body extends { data: infer Data }
  ? Data
  : Body extends { data?: infer Data }
    ? Data | undefined
    : never

export const envelopeOperation = <Id extends OperationId>(
  definition: OperationDefinition<Id, DataOf<Success<Id>>>,
): Operation => ({ style: 'envelope', ...definition })

/** Responds with a body of its own; its errors are envelopes. */
export const documentOperation = <Id extends OperationId>(
  definition: OperationDefinition<Id, Success<Id>>,
): Operation => ({
  style: 'document',
  ...definition,
})

export const oauthOperation = <Id extends OperationId>(
  definition: OperationDefinition<Id, Success<Id>>,
): Operation => ({
  style: 'oauth',
  ...definition,
})

const jsonBodies = new WeakMap<ApiRequest, Promise<Record<string, unknown>>>()

/** The request's JSON body, an object; may be read again. @throws ApiError (400) */
export function readJson(request: ApiRequest): Promise<Record<string, unknown>> {
  const body = jsonBodies.get(request) ?? parseJson(request)
  jsonBodies.set(request, body)
  return body
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function parseJson(request: ApiRequest): Promise<Record<string, unknown>> {
  const bytes = await request.arrayBuffer()
  try {
    const body = JSON.parse(utf8.decode(bytes)) as unknown
    if (isRecord(body)) return body
  } catch {}
  throw new ApiError(400, 'The request body is not a JSON object')
}

/** The request's form-encoded body; of a repeated field the first. */
export async function readForm(request: ApiRequest): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await request.text())
  return Object.fromEntries([...fields].reverse())
}

/** The first failure: the field, and the message that its form would show. */
export function validationMessage(error: StructError): string {
  const [first = error] = error.failures()
  const why = first.value === undefined ? texts.required : first.message
  return first.path.length === 0 ? why : `${first.path.join('.')}: ${why}`
}

/** The schema's members of a body, coerced; others are ignored. @throws ApiError (400) that names the first bad field. */
export function check<Value, Schema>(body: unknown, struct: Struct<Value, Schema>): Value {
  const [failure, value] = validate(body, struct, { coerce: true, mask: true })
  if (!failure) return value
  throw new ApiError(400, validationMessage(failure))
}
