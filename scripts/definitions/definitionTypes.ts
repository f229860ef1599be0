import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { dereferenced, listOf, type Node, nodeOf, operationAt } from '../../src/rules/definition/references.ts'
import { isRecord } from '../../src/rules/problem.ts'
import { type BundledDefinitions, bundleDefinitions } from './bundleDefinitions.ts'
import { definitionsFolder } from './definitionFiles.ts'

/** The types of all operations, for the handlers of the bank. */
export const typesFile = join(definitionsFolder, 'types.gen.ts')

const prose = ['description', 'example', 'examples', 'summary', 'externalDocs']

const isTyped = (schema: unknown): boolean =>
  !isRecord(schema) || Object.keys(schema).some((key) => key !== 'required' && !prose.includes(key))

/** Alternatives that differ in what they require alone have no type, and would make that of the whole `unknown`. */
const requireOnly = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && !value.some(isTyped)

/** Types need neither words nor examples; `properties` may well have members of these names. */
function withoutProse(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => isMap || !(prose.includes(key) || requireOnly(each)))
      .map(([key, each]) => [key, withoutProse(each, key === 'properties' || key === 'schemas')]),
  )
}

/** Of an operation what its handler takes and answers: headers and failures are no concern of it. */
function handledPart(definition: BundledDefinition): { operation: Node; components: Node } {
  const root = JSON.parse(definition.document) as Node
  const { operationId, parameters, requestBody, responses } = operationAt(root, definition)
  const isHandled = (parameter: unknown) => dereferenced(root, nodeOf(parameter)).in !== 'header'
  const { schemas, parameters: shared } = nodeOf(root.components)
  const { headers: _, ...answer } = dereferenced(root, nodeOf(responses)['200'])
  return {
    operation: {
      operationId,
      parameters: listOf(parameters).filter(isHandled),
      ...(requestBody !== undefined && { requestBody }),
      responses: { 200: answer },
    },
    components: {
      schemas: nodeOf(schemas),
      parameters: Object.fromEntries(Object.entries(nodeOf(shared)).filter(([, each]) => isHandled(each))),
    },
  }
}

/** One document of every operation: a component means the same wherever it is. */
function handledDocument(definitions: BundledDefinitions): OpenAPI3 {
  const paths: Record<string, Node> = {}
  const components = { schemas: {}, parameters: {} }
  for (const definition of Object.values(definitions)) {
    const part = handledPart(definition)
    paths[definition.path] = { ...paths[definition.path], [definition.method.toLowerCase()]: part.operation }
    Object.assign(components.schemas, part.components.schemas)
    Object.assign(components.parameters, part.components.parameters)
  }
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths, components }
  return withoutProse(document) as OpenAPI3
}

const isUsed = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) && ['operations', 'components'].includes(node.name.text)

/** Handlers read neither cookies nor headers. */
const withoutHeaders = (types: string) =>
  types
    .replaceAll(/^ *(header|cookie)\?: never;\n/gm, '')
    .replaceAll(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '')

/** The parameters of the query that the bank reads with a default. */
function defaultedOf(definition: BundledDefinition): string[] {
  const root = JSON.parse(definition.document) as Node
  return listOf(operationAt(root, definition).parameters)
    .map((parameter) => dereferenced(root, nodeOf(parameter)))
    .filter((parameter) => parameter.in === 'query' && 'default' in dereferenced(root, nodeOf(parameter.schema)))
    .map(({ name }) => String(name))
}

/** The types of the definitions, with maps from `<product>/<service>` to its operation and to what has a default. */
export async function definitionTypes(): Promise<string> {
  const definitions = await bundleDefinitions()
  const nodes = await openapiTypes(handledDocument(definitions), { alphabetize: true })
  const rows = Object.entries(definitions).map(
    ([name, { operationId }]) => `    "${name}": operations["${operationId}"];\n`,
  )
  const defaulted = Object.entries(definitions).flatMap(([name, definition]) => {
    const names = defaultedOf(definition).map((each) => `"${each}"`)
    return names.length === 0 ? [] : [`    "${name}": ${names.join(' | ')};\n`]
  })
  return [
    withoutHeaders(astToString(nodes.filter(isUsed))),
    `export interface definitions {\n${rows.join('')}}\n`,
    `export interface defaulted {\n${defaulted.join('')}}\n`,
  ].join('')
}

export const areTypesOutdated = async (): Promise<boolean> =>
  !existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== (await definitionTypes())
