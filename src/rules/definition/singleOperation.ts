import { isRecord } from '../problem.ts'
import { dereferenced, listOf, localTarget, missingPart, type Node, nodeOf, textOf } from './references.ts'

/** Parts of one operation with all that it refers to; what is beyond is cut. */
const mostParts = 6000
const deepest = 40

/** Names of a person's choosing stand under these, not words of OpenAPI. */
const maps = new Set([
  '$defs',
  'content',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'patternProperties',
  'properties',
  'responses',
  'schemas',
])

/** Words of OpenAPI whose values swagger-ui takes for texts. */
const texts = new Set(['description', 'format', 'in', 'name', 'pattern', 'title'])

/** Those of JSON Schema, and the file of Swagger 2.0. */
const types = new Set<unknown>(['array', 'boolean', 'file', 'integer', 'null', 'number', 'object', 'string'])

/** Values of the bank's API, which are copied as they are. */
const values = new Set(['example', 'default', 'enum', 'const', 'value', 'required'])

/** What would lead swagger-ui to another host, or say what the page around it says already. */
const dropped = new Set([
  '$id',
  '$schema',
  'callbacks',
  // swagger-ui would ask for a file.
  'contentEncoding',
  'contentMediaType',
  'externalDocs',
  'externalValue',
  'links',
  'openIdConnectUrl',
  'security',
  'servers',
  'tags',
])

interface Copy {
  document: Node
  left: number
  /** What is wrong with a copied part. */
  flaws: WeakMap<object, string>
}

const cut: Node = { description: 'Not shown here: it contains itself, or is too long.' }

function copied(copy: Copy, value: unknown, seen: readonly string[], depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (copy.left-- <= 0 || depth > deepest) return Array.isArray(value) ? [] : cut
  if (Array.isArray(value)) return value.map((each) => copied(copy, each, seen, depth + 1))
  const { $ref } = nodeOf(value)
  if (typeof $ref === 'string') {
    if (seen.includes($ref)) return cut
    if (localTarget(copy.document, $ref) === undefined) {
      const part = missingPart(copy.document, $ref)
      copy.flaws.set(part, textOf(part.description))
      return part
    }
    return copied(copy, dereferenced(copy.document, value), [...seen, $ref], depth + 1)
  }
  const part = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dropped.has(name) && !name.startsWith('x-'))
      .map(([name, each]) => [name, memberOf(copy, name, each, seen, depth + 1)]),
  )
  return withKnownType(copy, withFlawsOfSchemas(copy, part))
}

const withWords = (part: Node, words: string): Node => ({
  ...part,
  description: `${textOf(part.description)} ${words}`.trim(),
})

/** The schema of a parameter or body has a description that swagger-ui shows nowhere. */
function withFlawsOfSchemas({ flaws }: Copy, part: Node): Node {
  const schemas = [part, ...Object.values(nodeOf(part.content)).map(nodeOf)].map(({ schema }) => nodeOf(schema))
  const words = schemas.flatMap((schema) => flaws.get(schema) ?? [])
  return words.length === 0 || (part.name === undefined && part.content === undefined)
    ? part
    : withWords(part, words.join(' '))
}

/** swagger-ui shows a type that it does not know as any. */
function withKnownType({ flaws }: Copy, part: Node): Node {
  const unknown = [part.type].flat().filter((each) => each !== undefined && !types.has(each))
  if (unknown.length === 0) return part
  const { type, ...rest } = part
  const words = `Unknown type: ${unknown.map((each) => textOf(each) || JSON.stringify(each)).join(', ')}.`
  const known = withWords(rest, words)
  flaws.set(known, words)
  return known
}

function memberOf(copy: Copy, name: string, value: unknown, seen: readonly string[], depth: number): unknown {
  if (texts.has(name)) return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : textOf(value)
  if (name === 'parameters')
    return listOf(value)
      .filter(isRecord)
      .map((each) => copied(copy, each, seen, depth))
  if (values.has(name) || (name === 'examples' && Array.isArray(value))) return value
  if (!maps.has(name)) return copied(copy, value, seen, depth)
  return Object.fromEntries(
    Object.entries(nodeOf(value)).map(([each, part]) => [each, copied(copy, part, seen, depth + 1)]),
  )
}

/**
 * A document of one operation, as swagger-ui gets it: no references left in it, no address of another host, one tag.
 * Circles and floods are cut, so it is finite whatever the definition is.
 */
export function singleOperation(document: Node, path: string, method: string): Node {
  const copy: Copy = { document, left: mostParts, flaws: new WeakMap() }
  const item = dereferenced(document, nodeOf(document.paths)[path])
  const operation = nodeOf(item[method])
  const { summary: _, description: _described, ...shown } = nodeOf(copied(copy, operation, [], 0))
  return {
    // swagger-ui reads what is neither 3.0.x nor 3.1.x as Swagger 2.0.
    openapi: /^3(\.0|$)/.test(`${document.openapi}`) ? '3.0.3' : '3.1.0',
    info: { title: 'operation', version: '1' },
    paths: {
      [path]: {
        parameters: memberOf(copy, 'parameters', item.parameters, [], 0),
        [method]: { ...shown, operationId: 'operation', tags: ['operation'] },
      },
    },
  }
}
