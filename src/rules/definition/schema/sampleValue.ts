import { listOf, type Node, nodeOf, textOf } from '../references.ts'
import { merged } from './schemaFields.ts'

const deepest = 8
const mostValues = 400

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T10:15:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
}

/** A value of the schema, from its examples and defaults where it has some. Circles end in null. */
export function sampleValue(document: Node, value: unknown): unknown {
  let left = mostValues
  const sample = (part: unknown, depth: number): unknown => {
    if (depth > deepest || left-- <= 0) return null
    const schema = merged(document, part)
    const given = [schema.example, listOf(schema.examples)[0], schema.default, schema.const, listOf(schema.enum)[0]]
    const known = given.find((each) => each !== undefined)
    if (known !== undefined) return known
    const [type] = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((each) => each !== 'null')
    if (type === 'array' || schema.items !== undefined) return [sample(schema.items, depth + 1)]
    if (type === 'object' || schema.properties !== undefined) {
      const members = Object.entries(nodeOf(schema.properties)).filter(([, each]) => nodeOf(each).writeOnly !== true)
      return Object.fromEntries(members.map(([name, each]) => [name, sample(each, depth + 1)]))
    }
    const variant = listOf(schema.oneOf)[0] ?? listOf(schema.anyOf)[0]
    if (variant !== undefined) return sample(variant, depth + 1)
    if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 1
    if (type === 'boolean') return true
    return type === 'string' ? (byFormat[textOf(schema.format)] ?? 'string') : null
  }
  return sample(value, 0)
}
