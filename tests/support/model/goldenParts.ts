import type { Node } from './explore.ts'
import type { GoldenParts } from './spec.ts'

/** The trees of the golden files of a chart by part; the first part, '', leads to the others. */
export function splitParts(tree: readonly Node[], parts: GoldenParts): Map<string, Node[]> {
  const partOf = new Map(Object.entries(parts).map(([part, step]) => [step, part]))
  const files = new Map<string, Node[]>()
  const headOf = (nodes: readonly Node[]): Node[] =>
    nodes.map(({ line, next }) => {
      const part = partOf.get(String(line.do))
      if (part === undefined || files.has(part)) return { line, next: headOf(next) }
      files.set(part, [])
      files.set(part, headOf(next))
      return { line: { ...line, part }, next: [] }
    })
  return new Map([['', headOf(tree)], ...files])
}

export function joinParts(files: ReadonlyMap<string, readonly Node[]>): Node[] {
  const whole = (nodes: readonly Node[]): Node[] =>
    nodes.map(({ line: { part, ...line }, next }) => ({
      line,
      next: whole(part === undefined ? next : (files.get(String(part)) ?? [])),
    }))
  return whole(files.get('') ?? [])
}
