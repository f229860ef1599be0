import type { Node } from './explore.ts'

/** A golden file: valid JSON, one step a line, indented below the step that it follows. */
export function print(nodes: readonly Node[]): string {
  const lines = (level: readonly Node[], indent: string): string[] =>
    level.flatMap(({ line, next }, index) => {
      const comma = index === level.length - 1 ? '' : ','
      const text = JSON.stringify(line)
      if (next.length === 0) return [`${indent}${text}${comma}`]
      return [`${indent}${text.slice(0, -1)},"next":[`, ...lines(next, `${indent}  `), `${indent}]}${comma}`]
    })
  return `${['[', ...lines(nodes, '  '), ']'].join('\n')}\n`
}

export function parse(text: string): Node[] {
  const read = (level: readonly Record<string, unknown>[]): Node[] =>
    level.map(({ next, ...line }) => ({ line, next: read((next ?? []) as Record<string, unknown>[]) }))
  return read(JSON.parse(text))
}
