import { isRecord } from '../problem.ts'
import type { Node } from './references.ts'

/** Levels of a document's JSON. Beyond some thousands every recursive walk, that of JSON.stringify too, ends in a RangeError. */
const deepest = 200

const cut: Node = { description: 'Deeper than shown.' }

type Nested = Record<string, unknown> | unknown[]

const isNested = (value: unknown): value is Nested => isRecord(value) || Array.isArray(value)

/** Iterative: a walk that calls itself would fail on the very documents that it is for. */
function isDeep(document: Node): boolean {
  let level: object[] = [document]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((each) => Object.values(each).filter(isNested))
  }
  return false
}

const cutPart = (value: Nested) => (Array.isArray(value) ? [cut] : cut)

const emptyPart = (value: object): Nested => (Array.isArray(value) ? [] : {})

/** A definition in which every walk ends: what lies deeper than people read is cut, and says so. */
export function boundedDefinition(document: Record<string, unknown>): Record<string, unknown> {
  if (!isDeep(document)) return document
  const whole: Record<string, unknown> = {}
  let level: { from: object; to: Nested }[] = [{ from: document, to: whole }]
  for (let depth = 1; level.length > 0; depth++) {
    const next: typeof level = []
    for (const { from, to } of level)
      for (const [name, value] of Object.entries(from)) {
        const copy = !isNested(value) ? value : depth > deepest ? cutPart(value) : emptyPart(value)
        // An assignment to `__proto__` would be lost.
        Object.defineProperty(to, name, { value: copy, writable: true, enumerable: true, configurable: true })
        if (isNested(value) && depth <= deepest) next.push({ from: value, to: copy as Nested })
      }
    level = next
  }
  return whole
}
