import type { OutputUnit, Schema } from '@cfworker/json-schema'
import { localTarget } from '../../../src/rules/definition/references.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { alternatives, expectation } from './expectation.ts'
import type { SchemaRoot } from './readDefinition.ts'

/** Keywords that fail because one below them does. */
const applicators: ReadonlySet<string> = new Set(['$ref', 'properties', 'items', 'prefixItems', 'allOf', 'if'])

/** Keywords one of whose alternatives must hold. */
const combinators: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])

const tokensOf = (pointer: string) => pointer.split('/').slice(1)
const decoded = (token: string) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')

/** The schema that has the keyword at this location, which may lead through references. */
function schemaAt(root: SchemaRoot, keywordLocation: string): Schema {
  let schema: unknown = root
  for (const token of tokensOf(keywordLocation).slice(0, -1)) {
    const { $ref } = schema as Schema
    schema = token === '$ref' && $ref ? localTarget(root, $ref) : (schema as Record<string, unknown>)[decoded(token)]
  }
  return schema as Schema
}

const resolved = (root: SchemaRoot, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (localTarget(root, schema.$ref) as Schema)

/** The members that say which alternative is meant, each with its values: in no two alternatives it may have the same. */
function kindsIn(root: SchemaRoot, branches: readonly Schema[]): ReadonlyMap<string, readonly unknown[]> {
  const members = branches.map((branch) => resolved(root, branch).properties ?? {})
  const valuesOf = (name: string) =>
    members.map(({ [name]: member }) => {
      const { const: only, enum: some = [] } = typeof member === 'object' ? resolved(root, member) : {}
      return only === undefined ? some : [only]
    })
  const isKind = (values: readonly unknown[][]) =>
    values.every(({ length }) => length > 0) && new Set(values.flat()).size === values.flat().length
  const found = Object.keys(members[0] ?? {}).map((name) => [name, valuesOf(name)] as const)
  return new Map(found.filter(([, values]) => isKind(values)).map(([name, values]) => [name, values.flat()]))
}

/** Of the alternatives that their kind does not rule out, the failures of the only one, or of the one that has the fewest. */
function failuresOfClosestBranch(
  { keywordLocation, instanceLocation }: OutputUnit,
  errors: readonly OutputUnit[],
  kinds: ReadonlyMap<string, unknown>,
): OutputUnit[] | undefined {
  const isOfAnother = (error: OutputUnit) =>
    ['const', 'enum'].includes(error.keyword) &&
    [...kinds.keys()].some((name) => error.instanceLocation === `${instanceLocation}/${name}`)
  const branches = new Map<string, OutputUnit[]>()
  for (const error of errors) {
    if (!error.keywordLocation.startsWith(`${keywordLocation}/`)) continue
    const [branch = ''] = tokensOf(error.keywordLocation.slice(keywordLocation.length))
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const possible = [...branches.values()].filter((each) => each.every((error) => !isOfAnother(error)))
  const countOf = (branch: OutputUnit[]) => branch.filter(({ keyword }) => !applicators.has(keyword)).length
  const fewest = Math.min(...possible.map(countOf))
  const closest = possible.filter((branch) => countOf(branch) === fewest)
  return closest.length === 1 ? closest[0] : undefined
}

/**
 * What is wrong with a value by the failures of its validation, such as `limits.daily: Expected a number from 1 to 100`: the
 * first field that is wrong.
 */
export function describeFailure(root: SchemaRoot, errors: readonly OutputUnit[], value: unknown): string {
  const own = errors.filter(({ keyword }) => !applicators.has(keyword))
  const combined = own.filter(({ keyword }) => combinators.has(keyword))
  const isInside = ({ keywordLocation }: OutputUnit) =>
    combined.some((outer) => keywordLocation.startsWith(`${outer.keywordLocation}/`))
  const failed = own.find((error) => !combinators.has(error.keyword) && !isInside(error)) ?? own[0]
  if (!failed) return expectation('', {})
  const { keyword, keywordLocation, instanceLocation } = failed
  const schema = schemaAt(root, keywordLocation)
  const path = tokensOf(instanceLocation).map(decoded)
  const named = (names: readonly string[], message: string) =>
    `${names.length === 0 ? 'body' : names.join('.')}: ${message}`
  const given = path.reduce<unknown>(
    (at, token) => (isRecord(at) ? at[token] : Array.isArray(at) ? at[Number(token)] : undefined),
    value,
  )
  if (keyword === 'required') {
    const missing = schema.required?.find((name) => !isRecord(given) || !Object.hasOwn(given, name)) ?? ''
    return named([...path, missing], expectation(keyword, schema))
  }
  if (keyword === 'oneOf' || keyword === 'anyOf') {
    const branches = schema[keyword] ?? []
    const kinds = kindsIn(root, branches)
    const branch = failuresOfClosestBranch(failed, errors, kinds)
    if (branch) return describeFailure(root, branch, value)
    const [kind] = kinds
    if (kind) return named([...path, kind[0]], `Expected ${alternatives(kind[1])}`)
    const names = branches.flatMap(({ required = [] }) => required.slice(0, 1))
    const hasAll = names.every((name) => isRecord(given) && Object.hasOwn(given, name))
    return named(path, `Expected ${alternatives(names)}${hasAll ? ', not both' : ''}`)
  }
  return named(path, expectation(keyword, schema, given))
}
