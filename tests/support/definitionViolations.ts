import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'

const definitions = await bundleDefinitions()

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

interface ResponseObject {
  $ref?: string
  content?: Record<string, { schema: object }>
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>
  components: { responses?: Record<string, ResponseObject> }
}

/** The described statuses of a service, each compiled when it is first answered. */
const validators = new Map<string, ValidateFunction | null>()

function validatorOf(service: string, status: number): ValidateFunction | null {
  const key = `${service} ${status}`
  const known = validators.get(key)
  if (known !== undefined) return known
  const definition = definitions[service]
  if (!definition) throw new Error(`No definition ${service}`)
  const { paths, components } = JSON.parse(definition.document) as Document
  const described = paths[definition.path]?.[definition.method.toLowerCase()]?.responses[status]
  const name = described?.$ref?.split('/').at(-1)
  const response = name === undefined ? described : components.responses?.[name]
  const schema = response?.content?.['application/json']?.schema
  const validator = schema ? ajv.compile({ ...schema, components }) : null
  validators.set(key, validator)
  return validator
}

/** What is wrong with a service's answer by its definition; nothing when it is as described. */
export function definitionViolations(service: string, { status, body }: { status: number; body: unknown }): string[] {
  const validate = validatorOf(service, status)
  if (!validate) return [`${service} describes no JSON for ${status}`]
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
