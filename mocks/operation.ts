import { type Struct, type StructError, validate } from 'superstruct'
import type { operations, paths } from '../src/api/schema.gen.ts'
import { isRecord } from '../src/rules/problem.ts'
import { texts } from '../src/rules/texts.ts'
import type { Bank } from './bank/bank.ts'
import { Refusal } from './refusal.ts'

export type OperationId = keyof operations

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths at which the contract has an operation of this shape. */
type PathOf<Id extends OperationId> = {
  [Path in keyof paths]: operations[Id] extends paths[Path][keyof paths[Path] & Method] ? Path : never
}[keyof paths]

type Success<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** One call as its handler sees it. */
export interface Call {
  bank: Bank
  request: Request
  /** Whom the call is for, as the event log remembers it. */
  concerns(subject: string): void
}

/** A call of the contract and what the bank makes of it; `style` is the shape of its answers and failures. */
export interface Operation {
  id: OperationId
  method: Method
  path: string
  style: 'envelope' | 'oauth' | 'document'
  /** Resolves with the envelope's data, or with the whole body in the other styles. @throws Refusal */
  resolve(call: Call): Promise<unknown>
}

interface Description<Id extends OperationId, Result> {
  id: Id
  method: Method
  path: PathOf<Id>
  resolve(call: Call): Promise<Result>
}

/** Undefined where the contract lets an answer go without data. */
type DataOf<Body> = Body extends { data: infer Data }
  ? Data
  : Body extends { data?: infer Data }
    ? Data | undefined
    : never

export const envelopeOperation = <Id extends OperationId>(
  description: Description<Id, DataOf<Success<Id>>>,
): Operation => ({ style: 'envelope', ...description })

/** Answers a body of its own; its failures are envelopes. */
export const documentOperation = <Id extends OperationId>(description: Description<Id, Success<Id>>): Operation => ({
  style: 'document',
  ...description,
})

export const oauthOperation = <Id extends OperationId>(description: Description<Id, Success<Id>>): Operation => ({
  style: 'oauth',
  ...description,
})

const jsonBodies = new WeakMap<Request, Promise<Record<string, unknown>>>()

/** The request's JSON body, an object; may be asked for again. @throws Refusal (400) */
export function readJson(request: Request): Promise<Record<string, unknown>> {
  const body = jsonBodies.get(request) ?? parseJson(request)
  jsonBodies.set(request, body)
  return body
}

async function parseJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await request.arrayBuffer()
  try {
    const body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
    if (isRecord(body)) return body
  } catch {}
  throw new Refusal(400, 'The request body is not a JSON object')
}

/** The request's form-encoded body; of a repeated field the first. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await request.text())
  return Object.fromEntries([...fields].reverse())
}

/** The first failure: the field, and the message that its form would show. */
export function reasonOf(error: StructError): string {
  const [first = error] = error.failures()
  const why = first.value === undefined ? texts.required : first.message
  return first.path.length === 0 ? why : `${first.path.join('.')}: ${why}`
}

/** The schema's members of a body, coerced; others are ignored. @throws Refusal (400) that names the first bad field. */
export function check<Value, Schema>(body: unknown, struct: Struct<Value, Schema>): Value {
  const [failure, value] = validate(body, struct, { coerce: true, mask: true })
  if (!failure) return value
  throw new Refusal(400, reasonOf(failure))
}
