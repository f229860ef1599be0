import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../../src/rules/problem.ts'
import { answerViolations } from '../support/answerViolations.ts'

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
  minLength?: number
  maxLength?: number
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

function schemaOf(operationId: string, status: number): object | undefined {
  const responses = contractOperations.find(({ id }) => id === operationId)?.operation.responses
  const described = responses?.[status] ?? responses?.default
  const schema = described && resolve(described).content?.['application/json']?.schema
  return schema && (absolute(schema) as Schema)
}

const described = answerViolations(schemaOf, { contract: document })

/** What is wrong with an answer by the contract; nothing when it is as described. */
export const violations: typeof described = (operationId, answer) =>
  contractOperations.some(({ id }) => id === operationId)
    ? described(operationId, answer)
    : [`${operationId} is not in the contract`]

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
