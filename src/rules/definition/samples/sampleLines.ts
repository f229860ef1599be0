import { anchorOf } from '../operation/outline.ts'

/** A part of a text, from one character to before another. */
export type TextRange = readonly [start: number, end: number]

/** Where the body of a call begins, in each language of the samples. */
const bodyStart = /(?:-d '|body: `|: RequestBody = |data="""|^ {8})[{[]$/

const member = /^( *)"((?:[^"\\]|\\.)*)": ?/

const indentOf = (line: string) => line.length - line.trimStart().length

/** Variants have fields of the same names, so their addresses are numbered. */
const isNamed = (name: string, anchor: string | undefined) =>
  anchorOf(name) === anchor || anchorOf(name) === anchor?.replace(/-\d+$/, '')

/**
 * The lines of an indented JSON value on which the member is that `anchors` lead to, in every item of the lists on the way.
 * @param from the number of the line on which the value begins
 */
function memberLines(lines: readonly string[], from: number, anchors: readonly string[]): number[] {
  const base = /^ *[{[]$/.test(lines[from] ?? '') ? indentOf(lines[from] ?? '') : 0
  const found: number[] = []
  let path: { indent: number; name: string }[] = []
  for (let index = from + 1; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const indent = indentOf(line)
    if (indent <= base) break
    const [, , name] = member.exec(line) ?? []
    if (name === undefined) continue
    path = [...path.filter((each) => each.indent < indent), { indent, name }]
    if (path.length === anchors.length && path.every((each, depth) => isNamed(each.name, anchors[depth])))
      found.push(index)
  }
  return found
}

/** Each line without its indent. */
function rangesOf(lines: readonly string[], numbers: readonly number[]): TextRange[] {
  const starts: number[] = []
  let start = 0
  for (const line of lines) {
    starts.push(start)
    start += line.length + 1
  }
  return numbers.map((number) => {
    const line = lines[number] ?? ''
    const at = starts[number] ?? 0
    return [at + indentOf(line), at + line.length]
  })
}

/** Where a field shows in an example of an answer. */
export function rangesInAnswer(text: string, anchors: readonly string[]): TextRange[] {
  const lines = text.split('\n')
  return rangesOf(lines, memberLines(lines, 0, anchors))
}

/** Where a field of the body shows in the sample of a call. */
export function rangesInBody(code: string, anchors: readonly string[]): TextRange[] {
  const lines = code.split('\n')
  const from = lines.findIndex((line) => bodyStart.test(line))
  return from < 0 ? [] : rangesOf(lines, memberLines(lines, from, anchors))
}

const address = /https?:\/\/[^\s'"\\]+/

/** Where a parameter shows in the sample of a call: its value in the address, or its line among the headers. */
export function rangesOfParameter(code: string, name: string, path: string): TextRange[] {
  const found = address.exec(code)
  if (!found) return []
  const [url] = found
  const [beforeQuery = '', query = ''] = url.split('?', 2)
  const segments = beforeQuery.split('/')
  const template = path.split('/')
  const fromEnd = template.length - template.findIndex((each) => each.includes(`{${name}}`))
  if (fromEnd <= template.length) {
    const at = segments.length - fromEnd
    const start = found.index + segments.slice(0, at).join('/').length + 1
    return [[start, start + (segments[at] ?? '').length]]
  }
  let start = found.index + beforeQuery.length + 1
  for (const pair of query.split('&')) {
    if (pair.startsWith(`${encodeURIComponent(name)}=`)) return [[start, start + pair.length]]
    start += pair.length + 1
  }
  const lines = code.split('\n')
  const header = lines.findIndex((line) =>
    [`-H '${name}: `, `"${name}": "`, `("${name}", "`].some((each) => line.includes(each)),
  )
  return header < 0 ? [] : rangesOf(lines, [header])
}
