import type { Node } from './explore.ts'

const widest = 149

/** Long values that are shown again and again have a name at the head of the file. */
const leastNamed = 30

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

function namesOf(nodes: readonly Node[]): Map<string, string> {
  const times = new Map<string, { key: string; count: number }>()
  const count = (value: unknown, key: string) => {
    if (!isCompound(value)) return
    const text = JSON.stringify(value)
    const known = times.get(text)
    if (known) known.count += 1
    else {
      times.set(text, { key, count: 1 })
      for (const [name, inner] of Object.entries(value)) count(inner, Array.isArray(value) ? key : name)
    }
  }
  const walk = (level: readonly Node[]) => {
    for (const { line, next } of level) {
      for (const [key, part] of Object.entries(line))
        if (key === 'context' || key === 'calls')
          for (const [name, inner] of Object.entries(part as object)) count(inner, name)
        else if (isCompound(part))
          for (const inner of Object.values(part))
            count(inner, isCompound(inner) && 'type' in inner ? String(inner.type) : key)
      walk(next)
    }
  }
  walk(nodes)
  const used = new Map<string, number>()
  return new Map(
    [...times]
      .filter(([text, { count }]) => text.length >= leastNamed && count > 1)
      .map(([text, { key }]) => {
        const time = (used.get(key) ?? 0) + 1
        used.set(key, time)
        return [text, time === 1 ? `$${key}` : `$${key} ${time}`]
      }),
  )
}

function replaced(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isCompound(value)) return value
  const name = names.get(JSON.stringify(value))
  if (name !== undefined) return name
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, names))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, names)]))
}

const named = (line: Record<string, unknown>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(line).map(([key, part]) => [
      key,
      isCompound(part) && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replaced(inner, names)]))
        : replaced(part, names),
    ]),
  )

/** JSON that goes on in the next line, indented, where it would be too wide. */
function wrapped(value: unknown, indent: string, lead = ''): string {
  const text = JSON.stringify(value)
  if (!isCompound(value) || indent.length + lead.length + text.length <= widest) return text
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const inner = `${indent}  `
  const parts = Object.entries(value).map(([key, part]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}:`
    return name + wrapped(part, inner, name)
  })
  let width = indent.length + lead.length
  const rows = parts.map((part, index) => {
    const comma = index === parts.length - 1 ? '' : ','
    const [first = ''] = part.split('\n')
    const fits = width + first.length + 2 <= widest
    width = part.includes('\n') ? widest : (fits ? width : inner.length) + part.length + 1
    return `${fits ? '' : `\n${inner}`}${part}${comma}`
  })
  return `${open}${rows.join('')}${close}`
}

/** A golden file: valid JSON, one step a line, indented below the step that it follows. */
export function print(nodes: readonly Node[]): string {
  const names = namesOf(nodes)
  const values = [...names].map(([text, name]) => {
    const others = new Map([...names].filter(([other]) => other !== text))
    return `    ${JSON.stringify(name)}: ${wrapped(replaced(JSON.parse(text), others), '    ', `${name}": "`)}`
  })
  const lines = (level: readonly Node[], indent: string): string[] =>
    level.flatMap(({ line, next }, index) => {
      const comma = index === level.length - 1 ? '' : ','
      const text = wrapped(named(line, names), indent)
      if (next.length === 0) return [`${indent}${text}${comma}`]
      const after = lines(next, `${indent}  `)
      return [`${indent}${text.slice(0, -1)},"next":[`, ...after.slice(0, -1), `${after.at(-1)}]}${comma}`]
    })
  const head = values.length > 0 ? ['  "values": {', values.join(',\n'), '  },'] : []
  return `${['{', ...head, '  "steps": [', ...lines(nodes, '    '), '  ]', '}'].join('\n')}\n`
}

interface Golden {
  values?: Record<string, unknown>
  steps: readonly Record<string, unknown>[]
}

export function parse(text: string): Node[] {
  const { values = {}, steps }: Golden = JSON.parse(text)
  const full = (value: unknown): unknown => {
    if (typeof value === 'string' && value in values) return full(values[value])
    if (!isCompound(value)) return value
    if (Array.isArray(value)) return value.map(full)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, full(inner)]))
  }
  const read = (level: readonly Record<string, unknown>[]): Node[] =>
    level.map(({ next, ...line }) => ({
      line: full(line) as Record<string, unknown>,
      next: read((next ?? []) as Record<string, unknown>[]),
    }))
  return read(steps)
}
