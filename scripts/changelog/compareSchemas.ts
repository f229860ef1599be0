import { dereferenced, listOf, type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'
import type { ApiChange } from '../../src/rules/docs/changelog.ts'

/** Who writes what a schema describes: a request must go on being accepted, a response must go on being understood. */
export type Side = 'request' | 'response'

/** A part of a document with the document, in which its references are followed. */
export interface Part {
  node: unknown
  document: Node
}

type Effect = 'narrower' | 'wider' | 'other'

const breaks = (effect: Effect, side: Side): boolean =>
  effect === 'other' || effect === (side === 'request' ? 'narrower' : 'wider')

/** The schema with what its references and `allOf` say. */
function schemaOf({ node, document }: Part): Node {
  const { allOf, ...own } = dereferenced(document, node)
  const parts = [...listOf(allOf).map((each) => schemaOf({ node: each, document })), own]
  const properties = Object.assign({}, ...parts.map((part) => nodeOf(part.properties)))
  const required = parts.flatMap((part) => listOf(part.required))
  return Object.assign({}, ...parts, { properties, required: [...new Set(required)] })
}

const shown = (value: unknown): string | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? value.map(shown).join(', ') : shownOne(value)
const shownOne = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** `integer` is a part of `number`. */
const typesOf = ({ type }: Node): string[] | null => {
  const types = [type ?? []].flat().map(textOf)
  return types.length === 0 ? null : types.flatMap((each) => (each === 'number' ? ['number', 'integer'] : each))
}

const valuesOf = (schema: Node): string[] | null =>
  'const' in schema ? [JSON.stringify(schema.const)] : 'enum' in schema ? listOf(schema.enum).map(shownOne) : null

/** What a smaller or larger set of allowed values means; null allows all. */
function effectOnSet(before: readonly string[] | null, after: readonly string[] | null): Effect | null {
  const lost = before === null ? after !== null : after !== null && before.some((each) => !after.includes(each))
  const gained = after === null ? before !== null : before !== null && after.some((each) => !before.includes(each))
  if (lost && gained) return 'other'
  return lost ? 'narrower' : gained ? 'wider' : null
}

type Read = (schema: Node) => unknown
type Compare = (before: Node, after: Node) => Effect | null

interface Rule {
  what: string
  read: Read
  compare: Compare
}

const member =
  (name: string): Read =>
  (schema) =>
    schema[name]

/** A limit below (`direction` 1) or above (-1) of which nothing is allowed. */
const limit = (what: string, name: string, direction: 1 | -1): Rule => ({
  what,
  read: member(name),
  compare(before, after) {
    const boundOf = (schema: Node) =>
      typeof schema[name] === 'number' ? schema[name] * direction : Number.NEGATIVE_INFINITY
    const difference = boundOf(after) - boundOf(before)
    return difference > 0 ? 'narrower' : difference < 0 ? 'wider' : null
  },
})

/** A rule of which two versions cannot be ordered. */
const exact = (what: string, name: string): Rule => ({
  what,
  read: member(name),
  compare({ [name]: before }, { [name]: after }) {
    if (before === after) return null
    return before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other'
  },
})

const flag = (what: string, name: string, free: boolean): Rule => ({
  what,
  read: member(name),
  compare(before, after) {
    const isFree = (schema: Node) => (typeof schema[name] === 'boolean' ? schema[name] : free) === free
    return isFree(before) === isFree(after) ? null : isFree(before) ? 'narrower' : 'wider'
  },
})

const rules: readonly Rule[] = [
  { what: 'type', read: member('type'), compare: (before, after) => effectOnSet(typesOf(before), typesOf(after)) },
  {
    what: 'allowed values',
    read: (schema) => schema.enum ?? schema.const,
    compare: (before, after) => effectOnSet(valuesOf(before), valuesOf(after)),
  },
  limit('minimum', 'minimum', 1),
  limit('exclusive minimum', 'exclusiveMinimum', 1),
  limit('minimum length', 'minLength', 1),
  limit('minimum number of entries', 'minItems', 1),
  limit('minimum number of fields', 'minProperties', 1),
  limit('maximum', 'maximum', -1),
  limit('exclusive maximum', 'exclusiveMaximum', -1),
  limit('maximum length', 'maxLength', -1),
  limit('maximum number of entries', 'maxItems', -1),
  limit('maximum number of fields', 'maxProperties', -1),
  exact('pattern', 'pattern'),
  exact('format', 'format'),
  exact('multiple', 'multipleOf'),
  flag('uniqueness of entries', 'uniqueItems', false),
  flag('permission of further fields', 'additionalProperties', true),
]

type Seen = readonly (readonly [unknown, unknown])[]

interface Place {
  side: Side
  place: string
  /** Of the field that the schema is of; empty for the whole. */
  name: string
  /** Pairs above this one: a schema may contain itself. */
  seen?: Seen
}

const named = ({ name, place }: Place) => ({ ...(name !== '' && { name }), place })

function compareRules(before: Node, after: Node, place: Place): ApiChange[] {
  const changes = rules.flatMap(({ what, read, compare }): ApiChange[] => {
    const effect = compare(before, after)
    if (effect === null) return []
    return [changed(what, read(before), read(after), place, breaks(effect, place.side))]
  })
  if (JSON.stringify(before.default) !== JSON.stringify(after.default))
    changes.push(changed('default', before.default, after.default, place, place.side === 'request'))
  if ((before.deprecated === true) !== (after.deprecated === true))
    changes.push(changed('deprecation', before.deprecated === true, after.deprecated === true, place, false))
  return changes
}

function changed(what: string, before: unknown, after: unknown, place: Place, breaking: boolean): ApiChange {
  const values = { before: shown(before), after: shown(after) }
  return {
    kind: 'changed',
    what,
    ...named(place),
    ...(values.before !== undefined && { before: values.before }),
    ...(values.after !== undefined && { after: values.after }),
    breaking,
  }
}

const joined = (name: string, field: string) => (name === '' ? field : `${name}.${field}`)

function compareFields(before: Part, after: Part, place: Place): ApiChange[] {
  const [old, now] = [schemaOf(before), schemaOf(after)]
  const [oldFields, newFields] = [nodeOf(old.properties), nodeOf(now.properties)]
  const isRequired = (schema: Node, field: string) => listOf(schema.required).includes(field)
  return [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])].flatMap((field): ApiChange[] => {
    const own = { ...place, name: joined(place.name, field) }
    const [wasRequired, isNowRequired] = [isRequired(old, field), isRequired(now, field)]
    if (!(field in oldFields)) {
      const what = isNowRequired ? 'required field' : 'field'
      return [{ kind: 'added', what, ...named(own), breaking: isNowRequired && place.side === 'request' }]
    }
    if (!(field in newFields)) return [{ kind: 'removed', what: 'field', ...named(own), breaking: true }]
    const effect = isNowRequired ? 'narrower' : 'wider'
    const words = (required: boolean) => (required ? 'required' : 'optional')
    return [
      ...(wasRequired === isNowRequired
        ? []
        : [changed('presence', words(wasRequired), words(isNowRequired), own, breaks(effect, place.side))]),
      ...compareSchemas({ ...before, node: oldFields[field] }, { ...after, node: newFields[field] }, own),
    ]
  })
}

interface Variant extends Part {
  key: string
}

const keyOf = (node: unknown, index: number): string => {
  const { $ref, title } = nodeOf(node)
  return textOf(title) || textOf($ref).split('/').at(-1) || `variant ${index + 1}`
}

/** What a value may be; a schema without `oneOf` is its only variant. */
function variantsOf({ node, document }: Part): Variant[] {
  const { oneOf, anyOf } = schemaOf({ node, document })
  const list = listOf(oneOf ?? anyOf)
  const nodes = list.length > 0 ? list : [node]
  return nodes.map((each, index) => ({ node: each, document, key: keyOf(each, index) }))
}

function compareVariants(before: readonly Variant[], after: readonly Variant[], place: Place): ApiChange[] {
  const pairs = before.flatMap((each): (readonly [Variant, Variant])[] => {
    const same = after.find(({ key }) => key === each.key)
    return same ? [[each, same] as const] : []
  })
  const isPaired = (variant: Variant) => pairs.some((pair) => pair.includes(variant))
  const gone = before.filter((each) => !isPaired(each))
  const come = after.filter((each) => !isPaired(each))
  // A name is not sent: one that is gone is what came that differs least from it.
  for (const each of [...gone]) {
    const [closest] = come
      .map((candidate) => ({ candidate, changes: compareSchemas(each, candidate, place).length }))
      .toSorted((one, other) => one.changes - other.changes)
    if (!closest) break
    pairs.push([each, closest.candidate])
    gone.splice(gone.indexOf(each), 1)
    come.splice(come.indexOf(closest.candidate), 1)
  }
  const entry = (kind: 'added' | 'removed', { key }: Variant): ApiChange => ({
    kind,
    what: 'alternative',
    name: joined(place.name, key),
    place: place.place,
    breaking: breaks(kind === 'added' ? 'wider' : 'narrower', place.side),
  })
  return [
    ...pairs.flatMap(([one, other]) => compareSchemas(one, other, place)),
    ...gone.map((each) => entry('removed', each)),
    ...come.map((each) => entry('added', each)),
  ]
}

/** What two versions of a schema differ in, at any depth. */
export function compareSchemas(before: Part, after: Part, place: Place): ApiChange[] {
  const { seen = [] } = place
  if (seen.some(([one, other]) => one === before.node && other === after.node)) return []
  const below = { ...place, seen: [...seen, [before.node, after.node] as const] }
  const [variants, newVariants] = [variantsOf(before), variantsOf(after)]
  if (variants.length > 1 || newVariants.length > 1) return compareVariants(variants, newVariants, below)
  const [old, now] = [schemaOf(before), schemaOf(after)]
  const within = (member: string, name: string) =>
    old[member] === undefined || now[member] === undefined || typeof old[member] === 'boolean'
      ? []
      : compareSchemas({ ...before, node: old[member] }, { ...after, node: now[member] }, { ...below, name })
  return [
    ...compareRules(old, now, place),
    ...compareFields(before, after, below),
    ...within('items', `${place.name}[]`),
    ...within('additionalProperties', joined(place.name, '*')),
  ]
}
