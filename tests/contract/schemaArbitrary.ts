import fc from 'fast-check'
import { contractOperations, resolve, type Schema } from './contract.ts'

/** Values that a schema of the contract describes; the keywords are those that openapi.yaml uses. */
export function arbitraryOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given)
  if (schema.allOf) return fc.tuple(...schema.allOf.map(arbitraryOf)).map((parts) => Object.assign({}, ...parts))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })))
  switch (schema.type) {
    case 'object': {
      const members: Record<string, fc.Arbitrary<unknown>> = {}
      for (const [name, member] of Object.entries(schema.properties ?? {})) members[name] = arbitraryOf(member)
      return fc.record(members, { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(schema.items ? arbitraryOf(schema.items) : fc.constant(null), { minLength: 1, maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 2_000_000_000_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return schema.format === 'date-time'
        ? fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString())
        : fc.string({ minLength: 1, maxLength: 12 })
  }
}

/** The bodies with which an operation succeeds. */
export function successOf(operationId: string): fc.Arbitrary<unknown> {
  const found = contractOperations.find(({ id }) => id === operationId)
  const response = found && resolve(found.operation.responses['200'] ?? {})
  const schema = response?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${operationId} describes no success`)
  return arbitraryOf(schema)
}

const long = 'W'.repeat(20_000)

/** What a member or a row may turn into: nulled, retyped, oversized. */
const odd: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[]],
  [null, 1, 'a'],
  { id: null },
  long,
  '\u0000\u202e\ud800',
  'javascript:alert(1)',
  '2026-13-45',
  Array.from({ length: 300 }, (_, index) => index),
)

interface Change {
  at: number
  kind: 'replace' | 'remove' | 'repeat'
  value: unknown
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat'),
  value: odd,
})

/** Every place of a value: its holder, and the key there. */
function placesOf(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])])
}

function changed(value: unknown, { at, kind, value: odd }: Change): void {
  const places = placesOf(value)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return
  const { holder, key } = place
  if (Array.isArray(holder) && kind === 'repeat') holder.push(structuredClone(holder[Number(key)]))
  else if (Array.isArray(holder) && kind === 'remove') holder.splice(Number(key), 1)
  else if (kind === 'remove') delete holder[key]
  else holder[key] = structuredClone(odd)
}

/** A row or a body with up to four changes. */
export const oddOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 4 })).map(([value, changes]) => {
    const copy = structuredClone(value)
    for (const each of changes) changed(copy, each)
    return copy
  })

export const oddRowOf = (rows: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.oneof(odd, oddOf(rows))
