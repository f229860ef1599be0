import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'
import { limitsOf, typeOf } from './schemaWords.ts'

/** One field of a body, or one parameter, ready to be read. */
export interface Field {
  name: string
  type: string
  required: boolean
  deprecated: boolean
  description: string
  limits: readonly string[]
  example?: string
  fields: readonly Field[]
  /** Says why `fields` are not all: the schema contains itself, or there is too much of it. */
  cut?: 'recursive' | 'long'
}

/** Together in one body; a definition may hold more, a person reads no more. */
export const mostFields = 400
export const deepest = 12

interface Walk {
  document: Node
  left: number
}

/** Text of an example as it is written in JSON; what is long belongs to the examples. */
export function exampleText(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === undefined || text.length > 200 ? undefined : text
}

const firstExample = (schema: Node): unknown =>
  schema.example ?? (Array.isArray(schema.examples) ? schema.examples[0] : undefined)

/** More parts than this in one `allOf`, nested ones included, are a flood. */
const mostParts = 40

/** `allOf` is read as one schema, which is what it asks of a value. */
export function merged(document: Node, value: unknown): Node {
  let left = mostParts
  const merge = (part: unknown, depth: number): Node => {
    const schema = dereferenced(document, part)
    const parts = listOf(schema.allOf)
    if (parts.length === 0 || depth > deepest || left <= 0) return schema
    left -= parts.length
    const { allOf: _, ...own } = schema
    const whole: Record<string, unknown> = {}
    const properties: Record<string, unknown> = {}
    const required: unknown[] = []
    for (const each of [...parts.slice(0, mostParts).map((other) => merge(other, depth + 1)), own]) {
      Object.assign(whole, each)
      Object.assign(properties, nodeOf(each.properties))
      required.push(...listOf(each.required))
    }
    return { ...whole, ...(Object.keys(properties).length > 0 && { properties }), required }
  }
  return merge(value, 0)
}

const variantsOf = (schema: Node) => [...listOf(schema.oneOf), ...listOf(schema.anyOf)]

const referenceOf = (value: unknown): string => textOf(nodeOf(value).$ref)

function childrenOf(walk: Walk, schema: Node, seen: readonly string[], depth: number): Pick<Field, 'fields' | 'cut'> {
  if (depth > deepest) return { fields: [], cut: 'long' }
  const { document } = walk
  const required = listOf(schema.required)
  const variants = variantsOf(schema).filter((each) => dereferenced(document, each).type !== 'null')
  const extra = nodeOf(schema.additionalProperties)
  const children: [name: string, schema: unknown, required: boolean][] = [
    ...Object.entries(nodeOf(schema.properties)).map(([name, each]) => [name, each, required.includes(name)] as const),
    ...(Object.keys(extra).length > 0 ? [['(any name)', extra, false] as const] : []),
    ...variants.map((each, index) => [`(variant ${index + 1} of ${variants.length})`, each, false] as const),
  ].map((each) => [...each])
  const fields: Field[] = []
  for (const child of children) {
    if (walk.left-- <= 0) return { fields, cut: 'long' }
    fields.push(fieldOf(walk, ...child, seen, depth + 1))
  }
  if (schema.items === undefined) return { fields }
  const reference = referenceOf(schema.items)
  if (seen.includes(reference)) return { fields, cut: 'recursive' }
  const inner = childrenOf(walk, merged(document, schema.items), withReference(seen, reference), depth + 1)
  return { ...inner, fields: [...fields, ...inner.fields] }
}

const withReference = (seen: readonly string[], reference: string) => (reference === '' ? seen : [...seen, reference])

function fieldOf(
  walk: Walk,
  name: string,
  value: unknown,
  required: boolean,
  seen: readonly string[],
  depth: number,
): Field {
  const { document } = walk
  const schema = merged(document, value)
  const reference = referenceOf(value)
  const example = exampleText(firstExample(schema))
  const inner: Pick<Field, 'fields' | 'cut'> = seen.includes(reference)
    ? { fields: [], cut: 'recursive' }
    : childrenOf(walk, schema, withReference(seen, reference), depth)
  return {
    name,
    type: typeOf(document, schema),
    required,
    deprecated: schema.deprecated === true,
    description: textOf(schema.description) || textOf(schema.title),
    limits: limitsOf(document, schema),
    ...(example !== undefined && { example }),
    ...inner,
  }
}

/** A schema under a name, with all that it contains; circles and floods are cut, and say so. */
export const fieldOfSchema = (document: Node, name: string, schema: unknown, required = false): Field =>
  fieldOf({ document, left: mostFields }, name, schema, required, [], 0)
