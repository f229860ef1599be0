import type { DefinitionName, ResultOf } from '../../mocks/openapi/definedOperation.ts'
import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'
import { localTarget } from '../../src/rules/definition/references.ts'

const definitions = await bundleDefinitions()

/** Typed where the name is known. */
type Answer<Name extends string> = Name extends DefinitionName ? ResultOf<Name> : unknown

interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<'200', { content: Record<string, { examples: Examples }> }> }>
  >
}

type Examples = Record<string, { $ref?: string; value?: { data: unknown } }>

/**
 * The data of an example answer of a service, by `<product>/<service>` and the name of the example.
 * @throws Error when there is no such example
 */
export function answerOf<Name extends string>(service: Name, example: string): Answer<Name> {
  const definition = definitions[service]
  if (!definition) throw new Error(`No definition ${service}`)
  const document = JSON.parse(definition.document) as Document & Record<string, unknown>
  const { paths } = document
  const operation = paths[definition.path]?.[definition.method.toLowerCase()]
  const found = operation?.responses['200'].content['application/json']?.examples[example]
  const { value } = found?.$ref === undefined ? (found ?? {}) : (localTarget(document, found.$ref) as Examples[string])
  if (!value) throw new Error(`${service} has no example ${example}`)
  return value.data as Answer<Name>
}
