import { Ajv2020 } from 'ajv/dist/2020.js'
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

/** What is wrong with a service's answer by its definition; nothing when it is as described. */
export function definitionViolations(service: string, { status, body }: { status: number; body: unknown }): string[] {
  const definition = definitions[service]
  if (!definition) throw new Error(`No definition ${service}`)
  const { paths, components } = JSON.parse(definition.document) as Document
  const described = paths[definition.path]?.[definition.method.toLowerCase()]?.responses[status]
  const name = described?.$ref?.split('/').at(-1)
  const response = name === undefined ? described : components.responses?.[name]
  const schema = response?.content?.['application/json']?.schema
  if (!schema) return [`${service} describes no JSON for ${status}`]
  const validate = ajv.compile({ ...schema, components })
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
