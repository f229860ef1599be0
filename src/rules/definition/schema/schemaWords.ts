import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'

/** Variants and values that are named one by one. */
const mostNamed = 5
const mostValues = 60

/** In UTF-16 units: a value is written wherever its schema is used. */
const longestValue = 200

const isNullable = (schema: Node) => schema.nullable === true || listOf(schema.type).includes('null')

const baseTypes = ({ type }: Node): string[] =>
  (Array.isArray(type) ? type : [type]).filter((each): each is string => typeof each === 'string' && each !== 'null')

function plainType(document: Node, schema: Node, depth: number): string {
  const types = baseTypes(schema)
  if (types.includes('array') || (types.length === 0 && schema.items !== undefined))
    return `array of ${depth > 3 ? 'values' : typeOf(document, dereferenced(document, schema.items), depth + 1)}`
  if (types.length > 0) return types.join(' or ')
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return 'object'
  if (schema.allOf !== undefined || listOf(schema.required).length > 0) return 'object'
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  if (variants.length === 0) return valuesOf(schema).length > 0 ? 'value' : 'any'
  if (depth > 3) return 'one of several'
  const named = variants.slice(0, mostNamed).map((each) => typeOf(document, dereferenced(document, each), depth + 1))
  return [...new Set(named)].join(' or ')
}

/** The type of a value with its format, as in 'string (date)' or 'array of object'; 'null' only where it may be that. */
export function typeOf(document: Node, schema: Node, depth = 0): string {
  const plain = baseTypes(schema).length === 0 && schema.type === 'null' ? 'null' : plainType(document, schema, depth)
  const format = textOf(schema.format)
  return `${plain}${format === '' ? '' : ` (${format})`}${isNullable(schema) && plain !== 'null' ? ' or null' : ''}`
}

const valuesOf = (schema: Node): readonly unknown[] =>
  'const' in schema ? [schema.const] : listOf(schema.enum).filter((each) => each !== null)

const listed = (values: readonly unknown[]): string =>
  [...values.slice(0, mostValues).map(written), ...(values.length > mostValues ? ['…'] : [])].join(', ')

function written(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? '')
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

const amount = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  const counted = (count: number) => `${count} ${unit}${unit === '' || count === 1 ? '' : 's'}`.trim()
  if (least !== undefined && least === most) return [`exactly ${counted(least)}`]
  if (least !== undefined && most !== undefined) return [`${least} to ${counted(most)}`]
  if (least !== undefined) return [`at least ${counted(least)}`]
  return most === undefined ? [] : [`at most ${counted(most)}`]
}

/** Since OpenAPI 3.1 an exclusive bound is a number of its own, before it was a flag beside the other. */
function exclusive(schema: Node): string[] {
  const above = amount(schema.exclusiveMinimum)
  const below = amount(schema.exclusiveMaximum)
  return [
    ...(above === undefined ? [] : [`more than ${above}`]),
    ...(below === undefined ? [] : [`less than ${below}`]),
  ]
}

/** Every limit that a schema puts on a value, each as a few words. */
export function limitsOf(document: Node, schema: Node): string[] {
  const values = valuesOf(schema)
  const items = schema.items === undefined ? {} : dereferenced(document, schema.items)
  const pattern = textOf(schema.pattern)
  return [
    ...(values.length > 0 ? [`${values.length > 1 ? 'one of ' : 'always '}${listed(values)}`] : []),
    ...(valuesOf(items).length > 0 ? [`each one of ${listed(valuesOf(items))}`] : []),
    ...range(amount(schema.minLength), amount(schema.maxLength), 'character'),
    ...range(amount(schema.minimum), amount(schema.maximum), ''),
    ...exclusive(schema),
    ...range(amount(schema.minItems), amount(schema.maxItems), 'item'),
    ...(amount(schema.multipleOf) === undefined ? [] : [`a multiple of ${schema.multipleOf}`]),
    ...(pattern === '' ? [] : [`matches ${pattern}`]),
    ...(schema.default === undefined ? [] : [`default ${written(schema.default)}`]),
    ...(schema.readOnly === true ? ['only in responses'] : []),
    ...(schema.writeOnly === true ? ['only in requests'] : []),
  ]
}

interface NamedExample {
  name: string
  summary: string
  value: unknown
  /** How to get an answer that fails (`x-provoke`). */
  how?: string
}

/** The names of a media type's or parameter's examples with their values; a value elsewhere is never fetched. */
export function namedExamples(document: Node, part: Node): NamedExample[] {
  const named = Object.entries(nodeOf(part.examples)).flatMap(([name, entry]) => {
    const example = dereferenced(document, entry)
    return 'value' in example
      ? [
          {
            name,
            summary: textOf(example.summary),
            value: example.value,
            how: textOf(nodeOf(example['x-provoke']).how),
          },
        ]
      : []
  })
  if (named.length > 0) return named
  return part.example === undefined ? [] : [{ name: 'example', summary: '', value: part.example }]
}
