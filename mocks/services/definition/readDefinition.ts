import { definitions } from 'virtual:definitions'
import { type Schema, Validator } from '@cfworker/json-schema'
import { callHeaders } from '../../../src/rules/bank/callHeaders.ts'
import { dereferenced } from '../../../src/rules/definition/references.ts'
import { memoize } from '../../../src/rules/memoize.ts'
import { type OtpRule, otpRuleOf } from '../../../src/rules/tryItOut/otpRule.ts'
import type { Requirement, SecurityScheme } from '../../authorization/checks/checkGrant.ts'
import type { RateLimit } from '../../authorization/checks/checkRateLimit.ts'
import type { BundledDefinition } from '../../openapi/definition.ts'

interface Reference {
  $ref?: string
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema & { default?: unknown }
  example?: unknown
}

interface OperationObject {
  security?: Partial<Record<SecurityScheme, string[]>>[]
  parameters?: (Parameter & Reference)[]
  requestBody?: { content?: Record<string, { schema: Schema }> } & Reference
  'x-any-scope'?: boolean
  'x-otp'?: unknown
  'x-signature'?: 'required' | 'optional'
  'x-rate-limit'?: RateLimit
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>
  components?: Record<string, unknown>
}

/** Schemas of a definition that refer to each other. */
export type SchemaRoot = Schema & Record<string, unknown>

/** What a definition requires of a call. */
export interface ServiceDefinition {
  title: string
  requirement: Requirement
  otp: OtpRule
  signature: 'required' | 'optional'
  /** Undefined where the call counts against the limit of all calls. */
  rateLimit: RateLimit | undefined
  parameters: readonly Parameter[]
  /** Whether the call may have an Idempotency-Key. */
  takesKey: boolean
  /** Undefined where the call has no body. */
  body: { root: SchemaRoot; validator: Validator } | undefined
  /** The parameters of the path and the query as the properties of an object. */
  query: { root: SchemaRoot; validator: Validator }
}

/** What the build knows of a definition. @throws Error when there is none of this name */
export function bundledDefinition(name: string): BundledDefinition {
  const found = definitions[name]
  if (!found) throw new Error(`There is no definition mocks/openapi/${name}.yaml`)
  return found
}

/** A definition by `<product>/<service>`, parsed when the first call needs it. */
export const readDefinition = memoize((name: string): ServiceDefinition => parse(bundledDefinition(name)))

function parse({ title, path, method, document }: BundledDefinition): ServiceDefinition {
  const { paths, components = {} } = JSON.parse(document) as Document
  const operation = paths[path]?.[method.toLowerCase()] ?? {}
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, components))
  const requestBody = operation.requestBody && resolve(operation.requestBody, components)
  const bodySchema = requestBody?.content?.['application/json']?.schema
  return {
    title,
    requirement: {
      access: Object.assign({}, ...(operation.security ?? [])),
      anyScope: operation['x-any-scope'] ?? false,
    },
    otp: otpRuleOf(operation['x-otp']),
    signature: operation['x-signature'] ?? 'optional',
    rateLimit: operation['x-rate-limit'],
    parameters,
    takesKey: parameters.some(
      (parameter) => parameter.in === 'header' && parameter.name === callHeaders.idempotencyKey,
    ),
    body: bodySchema && validated(bodySchema, components),
    query: validated(parametersSchema(parameters), components),
  }
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  const given = parameters.filter((parameter) => parameter.in !== 'header')
  return {
    type: 'object',
    required: given.filter(({ required }) => required).map(({ name }) => name),
    // Where a value is wrong, the message shows the example of the parameter.
    properties: Object.fromEntries(given.map(({ name, schema, example }) => [name, { example, ...schema }])),
  }
}

/** All failures are collected: the deepest one names the field. */
function validated(schema: Schema, components: Record<string, unknown>) {
  const root: SchemaRoot = { ...schema, components }
  return { root, validator: new Validator(root, '2020-12', false) }
}

const resolve = <Value extends Reference>(value: Value, components: Record<string, unknown>) =>
  dereferenced({ components }, value) as unknown as Value
