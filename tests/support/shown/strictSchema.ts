import { isRecord } from '../../../src/rules/problem.ts'

const branches = new Set(['allOf', 'anyOf', 'oneOf'])

/**
 * A schema, and every schema within it, that takes no members but those that it names. What is put together of branches
 * is closed where it is put together.
 */
export function strict(schema: unknown, isBranch = false): unknown {
  if (!isRecord(schema)) return schema
  const within = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isRecord(value))
        return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strict(each)]))]
      if (key === 'items') return [key, strict(value)]
      if (branches.has(key) && Array.isArray(value)) return [key, value.map((each) => strict(each, true))]
      return [key, value]
    }),
  )
  return isBranch ? within : { ...within, unevaluatedProperties: false }
}

/** Components are referred to from places that close them, so their own root stays open. */
export const strictComponents = (schemas: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strict(schema, true)]))

/** A definition in which each schema is closed. */
export function strictDocument(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strictDocument)
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'example' || key === 'examples') return [key, value]
      if (key === 'schema') return [key, strict(value)]
      if (key === 'schemas' && isRecord(value)) return [key, strictComponents(value)]
      return [key, strictDocument(value)]
    }),
  )
}

/** A schema whose members may all be missing, which fits what shows a part of a body. */
export function partial(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(partial)
  if (!isRecord(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key === 'required' && Array.isArray(value) ? [] : [[key, partial(value)]],
    ),
  )
}
