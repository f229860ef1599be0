import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { isRecord } from '../../src/rules/problem.ts'

/** Of JSON Schema what openapi.yaml uses. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
}
type Content = Record<string, { schema: Schema }>
interface Reference {
  $ref?: string
}
interface ResponseObject extends Reference {
  content?: Content
}
interface OperationObject {
  operationId: string
  requestBody?: Reference & { content?: Content }
  responses: Record<string, ResponseObject>
}

const document = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, OperationObject>>
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'contract')

/** Every operation of openapi.yaml, as it is written there. */
export const contractOperations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: operation.operationId, method, path, operation })),
)

export function resolve<Value extends Reference>(value: Value): Value {
  if (!value.$ref) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document)
  return found as Value
}

/** The described statuses of an operation, each compiled when it is first answered. */
const validators = new Map<string, ValidateFunction | null>()

function validatorOf({ id, operation }: (typeof contractOperations)[number], status: number): ValidateFunction | null {
  const key = `${id} ${status}`
  const known = validators.get(key)
  if (known !== undefined) return known
  const described = operation.responses[status] ?? operation.responses.default
  const schema = described && resolve(described).content?.['application/json']?.schema
  const validator = schema ? ajv.compile(absolute(schema) as Schema) : null
  validators.set(key, validator)
  return validator
}

/** What is wrong with an answer by the contract; nothing when it is as described. */
export function violations(operationId: string, { status, body }: { status: number; body: unknown }): string[] {
  const found = contractOperations.find(({ id }) => id === operationId)
  if (!found) return [`${operationId} is not in the contract`]
  const validate = validatorOf(found, status)
  if (!validate) return [`${operationId} describes no JSON for ${status}`]
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Schemas are compiled on their own, so references must name the document. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(/^#/, 'contract#') : absolute(inner),
    ]),
  )
}
