import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { localTarget } from '../../../src/rules/definition/references.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { partial, strict, strictComponents } from './strictSchema.ts'

const services = Object.entries(await bundleDefinitions()).map(([name, definition]) => ({ name, ...definition }))

type Json = Record<string, unknown>

/** Which schema of an operation a body follows. */
export type BodyKind = 'request' | 'callback' | { event: string } | 200 | 400 | 401 | 403 | 404 | 429 | 500

/** The service of an operation by its ID. @throws Error when there is none */
export function serviceOf(operationId: string) {
  const found = services.find((each) => each.operationId === operationId)
  if (!found) throw new Error(`No operation ${operationId}`)
  return found
}

function contentOf(document: Json, holder: unknown): Json {
  const { $ref } = holder as { $ref?: string }
  const found = $ref === undefined ? holder : localTarget(document, $ref)
  const { content } = found as { content?: Record<string, Json> }
  return content?.['application/json'] ?? {}
}

function holderOf(operation: Json, kind: BodyKind): unknown {
  if (kind === 'request') return operation.requestBody
  const callbacks = Object.values((operation.callbacks ?? {}) as Record<string, Record<string, { post: Json }>>)
  const bodies = callbacks.map((callback) => Object.values(callback)[0]?.post.requestBody)
  if (kind === 'callback') return bodies[0]
  if (typeof kind === 'object') return bodies.find((body) => JSON.stringify(body).includes(`"type":"${kind.event}"`))
  return (operation.responses as Json)[kind]
}

function described(operationId: string, kind: BodyKind) {
  const { document, path, method } = serviceOf(operationId)
  const parsed = JSON.parse(document) as Json
  const operation = (parsed.paths as Record<string, Record<string, Json>>)[path]?.[method.toLowerCase()] ?? {}
  const holder = holderOf(operation, kind)
  if (!holder) throw new Error(`${operationId} describes no ${JSON.stringify(kind)}`)
  return { parsed, content: contentOf(parsed, holder) }
}

const validators = new Map<string, ValidateFunction>()

/** What is wrong with a body by this schema, members that it does not name included. */
function violations(key: string, schemaOf: () => { schema: unknown; schemas: Json }, body: unknown): string[] {
  const known = validators.get(key)
  const validate = known ?? compile(schemaOf())
  if (!known) validators.set(key, validate)
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) =>
        [instancePath, message, ...Object.values(params)].join(' '),
      )
}

function compile({ schema, schemas }: { schema: unknown; schemas: Json }): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  return ajv.compile({ ...(schema as Json), components: { schemas } })
}

/** What is wrong with a body by the definition of its operation; `isExcerpt` is one that leaves members out. */
export function bodyViolations(operationId: string, kind: BodyKind, body: unknown, isExcerpt = false): string[] {
  const schemaOf = () => {
    const { parsed, content } = described(operationId, kind)
    const { schemas = {} } = parsed.components as { schemas?: Json }
    const closed = { schema: strict(content.schema), schemas: strictComponents(schemas) }
    return isExcerpt ? (partial(closed) as typeof closed) : closed
  }
  return violations(`${operationId} ${JSON.stringify(kind)} ${isExcerpt}`, schemaOf, body)
}

/** The same of a value within a body, by the name of its schema in the definition. */
export function valueViolations(operationId: string, name: string, value: unknown): string[] {
  const schemaOf = () => {
    const { schemas = {} } = JSON.parse(serviceOf(operationId).document).components as { schemas?: Json }
    if (!schemas[name]) throw new Error(`${operationId} has no schema ${name}`)
    return { schema: strict(schemas[name]), schemas: strictComponents(schemas) }
  }
  return violations(`${operationId} ${name}`, schemaOf, value)
}

/** The errors that the definition of an operation shows, or those of all, as status, code and message. */
export function documentedFailures(operationId?: string): ReadonlySet<string> {
  const failures = new Set<string>()
  for (const { operationId: id, document, path, method } of services) {
    if (operationId !== undefined && id !== operationId) continue
    const parsed = JSON.parse(document) as Json
    const operation = (parsed.paths as Record<string, Record<string, Json>>)[path]?.[method.toLowerCase()]
    for (const [status, holder] of Object.entries((operation?.responses ?? {}) as Json)) {
      if (status === '200') continue
      for (const example of Object.values((contentOf(parsed, holder).examples ?? {}) as Record<string, Json>)) {
        const { value } = (typeof example.$ref === 'string' ? localTarget(parsed, example.$ref) : example) as Json
        if (isRecord(value) && isRecord(value.header)) failures.add(failureKey(value.header))
        else throw new Error(`${id} ${status} shows no failure`)
      }
    }
  }
  return failures
}

export const failureKey = ({ statusCode, detailCode, message }: Json): string =>
  [statusCode, detailCode, message].join(' ')
