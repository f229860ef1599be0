import { isRecord } from '../problem.ts'

/** An OpenAPI document, or a part of one, as it came: nothing in it is known to be of any shape. */
export type Node = Readonly<Record<string, unknown>>

/** A chain of references longer than this leads in a circle. */
const longestChain = 20

const nothing: Node = {}

export const nodeOf = (value: unknown): Node => (isRecord(value) ? value : nothing)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A value as it is typed into a field, or stands in an address: a text as it is, anything else as JSON. */
export const writtenValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The operation of a document at this path, its method in any case. */
export const operationAt = (document: Node, { method, path }: { method: string; path: string }): Node =>
  nodeOf(nodeOf(nodeOf(document.paths)[path])[method.toLowerCase()])

const memberOf = (node: unknown, key: string): unknown =>
  (isRecord(node) || Array.isArray(node)) && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined

function decodedToken(token: string): string {
  const text = token.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What a reference within the document names (RFC 6901); undefined for one that leads elsewhere or nowhere. */
export function localTarget(document: Node, reference: string): unknown {
  if (reference === '#') return document
  if (!reference.startsWith('#/')) return undefined
  return reference
    .slice(2)
    .split('/')
    .map(decodedToken)
    .reduce(memberOf, document as unknown)
}

/** In place of a part that a reference does not lead to: it leads elsewhere, to nothing, or in a circle. */
export const missingPart = (document: Node, reference: string): Node => ({
  description: `${localTarget(document, reference) === undefined ? 'Not in this definition' : 'Refers to itself'}: ${reference}`,
})

/**
 * The part that a node stands for: references within the document are followed, and what stands beside one is laid over
 * its target (OpenAPI 3.1, Reference Object). Nothing is ever fetched: a reference to elsewhere is a missing part.
 */
export function dereferenced(document: Node, value: unknown): Node {
  let node = nodeOf(value)
  for (let left = longestChain; typeof node.$ref === 'string'; left--) {
    const { $ref, ...beside } = node
    const reference = $ref as string
    const target = left > 0 ? localTarget(document, reference) : undefined
    node = { ...(target === undefined ? missingPart(document, reference) : nodeOf(target)), ...beside }
  }
  return node
}
