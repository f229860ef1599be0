import { isError } from '../operation/errorRows.ts'
import type { OperationOutline } from '../operation/outline.ts'
import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'
import { deepest, merged, mostFields } from './schemaFields.ts'

/** A type of more values is not written value by value. */
const mostValues = 60

/** What the other side alone may send. */
type Foreign = 'readOnly' | 'writeOnly'

interface Walk {
  document: Node
  foreign: Foreign
  /** How many more schemas are read: they may branch without end. */
  left: number
}

/** Where a type is written: how deep, with which indent, and which references lead there. */
interface Place {
  depth: number
  indent: string
  references: readonly string[]
}

const unknownType = 'unknown'

const isPrimitive = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

const unionOf = (types: readonly string[]): string =>
  types.includes(unknownType) ? unknownType : [...new Set(types)].join(' | ')

const arrayOf = (item: string) => (/^\w+(\[\])*$/.test(item) ? `${item}[]` : `Array<${item}>`)

function valuesOf(schema: Node): readonly unknown[] {
  const values = 'const' in schema ? [schema.const] : listOf(schema.enum)
  return values.length <= mostValues && values.every(isPrimitive) ? values : []
}

function objectOf(walk: Walk, schema: Node, { indent, ...outside }: Place): string {
  const place = { ...outside, indent: `${indent}  ` }
  const required = listOf(schema.required)
  const extra = schema.additionalProperties
  const members: string[] = []
  let isOpen = extra !== undefined && extra !== false
  for (const [name, each] of Object.entries(nodeOf(schema.properties))) {
    if (walk.left <= 0) {
      isOpen = true
      break
    }
    if (dereferenced(walk.document, each)[walk.foreign] === true) continue
    members.push(`${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(walk, each, place)}`)
  }
  if (members.length === 0)
    return `Record<string, ${Object.keys(nodeOf(extra)).length > 0 ? typeOf(walk, extra, place) : unknownType}>`
  const lines = [...members, ...(isOpen ? [`[name: string]: ${unknownType}`] : [])]
  return `{\n${lines.map((line) => `${place.indent}${line}\n`).join('')}${indent}}`
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function ownTypes(walk: Walk, schema: Node, place: Place): string[] {
  const hasMembers = schema.properties !== undefined || schema.additionalProperties !== undefined
  const implied = schema.items !== undefined ? ['array'] : hasMembers ? ['object'] : []
  const named = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? implied : [schema.type]
  return named.map((name) => {
    if (name === 'array') return arrayOf(typeOf(walk, schema.items, place))
    return name === 'object' ? objectOf(walk, schema, place) : (primitives[textOf(name)] ?? unknownType)
  })
}

/** With its variants: one of them, and what the schema itself has beside them. */
function withVariants(own: string, variants: string, schema: Node): string {
  if (variants === '' || variants === unknownType) return own || unknownType
  if (schema.properties === undefined) return own === '' || own.startsWith('Record<') ? variants : own
  return `${own} & ${variants.includes(' | ') ? `(${variants})` : variants}`
}

function typeOf(walk: Walk, value: unknown, { depth, indent, references }: Place): string {
  const reference = textOf(nodeOf(value).$ref)
  if (depth > deepest || walk.left-- <= 0 || references.includes(reference)) return unknownType
  const schema = merged(walk.document, value)
  const within = reference === '' ? references : [...references, reference]
  const literals = valuesOf(schema).map((each) => JSON.stringify(each))
  const own = literals.length > 0 ? literals : ownTypes(walk, schema, { depth: depth + 1, indent, references: within })
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map((each) =>
    typeOf(walk, each, { depth: depth + 1, indent, references: within }),
  )
  const whole = withVariants(unionOf(own), unionOf(variants), schema)
  return schema.nullable === true ? unionOf([whole, 'null']) : whole
}

/** The type of a schema under a name: an interface where it is one object. */
function declarationOf(document: Node, name: string, schema: unknown, foreign: Foreign): string {
  const type = typeOf({ document, foreign, left: mostFields }, schema, { depth: 0, indent: '', references: [] })
  const isOneObject = type.startsWith('{') && type.indexOf('\n}') === type.length - 2
  return isOneObject ? `interface ${name} ${type}` : `type ${name} = ${type}`
}

/** What a sample in TypeScript declares: the types of its body and of the answer. */
export interface TypeDeclarations {
  request?: string
  response?: string
}

/** That of the first media type, which is what the samples send and show. */
function jsonSchemaOf(document: Node, part: Node): unknown {
  const [[mediaType, media] = ['', {}]] = Object.entries(nodeOf(part.content))
  return mediaType.includes('json') ? dereferenced(document, media).schema : undefined
}

/** The types of an operation's body and of its first answer that succeeds. */
export function declarationsOf(
  document: Node,
  { path, method }: Pick<OperationOutline, 'path' | 'method'>,
): TypeDeclarations {
  const item = dereferenced(document, nodeOf(document.paths)[path])
  const { requestBody, responses } = nodeOf(item[method])
  const [, answer] = Object.entries(nodeOf(responses)).find(([status]) => !isError({ status })) ?? []
  const request = jsonSchemaOf(document, dereferenced(document, requestBody))
  const response = jsonSchemaOf(document, dereferenced(document, answer))
  return {
    ...(request !== undefined && { request: declarationOf(document, 'RequestBody', request, 'readOnly') }),
    ...(response !== undefined && { response: declarationOf(document, 'ResponseBody', response, 'writeOnly') }),
  }
}

/** What the bank's token endpoint answers, which no definition describes. */
export const tokenDeclarations: TypeDeclarations = {
  response: `interface ResponseBody {
  access_token: string
  token_type: string
  expires_in: number
  refresh_token?: string
  scope: string
}`,
}
