import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'
import { answerViolations } from './answerViolations.ts'

const definitions = await bundleDefinitions()

interface ResponseObject {
  $ref?: string
  content?: Record<string, { schema: object }>
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>
  components: { responses?: Record<string, ResponseObject> }
}

function schemaOf(service: string, status: number): object | undefined {
  const definition = definitions[service]
  if (!definition) throw new Error(`No definition ${service}`)
  const { paths, components } = JSON.parse(definition.document) as Document
  const described = paths[definition.path]?.[definition.method.toLowerCase()]?.responses[status]
  const name = described?.$ref?.split('/').at(-1)
  const response = name === undefined ? described : components.responses?.[name]
  const schema = response?.content?.['application/json']?.schema
  return schema && { ...schema, components }
}

/** What is wrong with a service's answer by its definition; nothing when it is as described. */
export const definitionViolations = answerViolations(schemaOf)
