/** A run of text; with `href` it is a link, and the address is http, https or mailto, never anything else. */
export interface Inline {
  text: string
  href?: string
}

/** An item of a list; a `term` is what stands before the first colon ("01: House rent"). */
export interface ListItem {
  term?: string
  content: readonly Inline[]
}

export type AnswerBlock =
  | { kind: 'paragraph'; content: readonly Inline[] }
  | { kind: 'list'; items: readonly ListItem[] }
  | { kind: 'exchange'; question: readonly Inline[]; answer: readonly Inline[] }
  | { kind: 'code'; text: string }

const listMarker = /^\s*[-*•]\s+/
const term = /^([^:\s][^:]{0,31}):\s+(?=\S)/
const opening: Readonly<Record<string, string>> = { '{': '}', '[': ']' }
const blank = (line: string) => line.trim() === ''

/** What is longer is no answer to read: it is shown as it came. */
const textLimit = 100_000

/**
 * Reads an answer of the FAQ (000 section 2): paragraphs, lists (lines that begin with "- "), "Q: " with "A: " on the
 * next line, and JSON-like blocks (a line that begins with a bracket, up to the line where it closes). What fits
 * nothing is a paragraph; no character of a sentence is lost. The time it takes grows with the length of the text.
 */
export function answerBlocks(text: string): AnswerBlock[] {
  if (text.length > textLimit) return [{ kind: 'paragraph', content: [{ text }] }]
  const lines = text.split('\n')
  const ends = codeEnds(lines)
  const blocks: AnswerBlock[] = []
  let at = 0
  while (at < lines.length) at = blank(lines[at] ?? '') ? at + 1 : takeBlock(lines, ends, at, blocks)
  return blocks
}

/** Adds the block that begins at a line, and returns the line after it. */
function takeBlock(lines: readonly string[], ends: CodeEnds, from: number, blocks: AnswerBlock[]): number {
  const codeEnd = ends.get(from)
  if (codeEnd !== undefined) {
    blocks.push({ kind: 'code', text: lines.slice(from, codeEnd).join('\n') })
    return codeEnd
  }
  const listEnd = endWhile(lines, from, (line) => listMarker.test(line))
  if (listEnd > from) {
    blocks.push({ kind: 'list', items: lines.slice(from, listEnd).map(listItem) })
    return listEnd
  }
  if (isExchange(lines, from)) {
    const [question = '', answer = ''] = lines.slice(from, from + 2)
    blocks.push({ kind: 'exchange', question: inlines(question.slice(3)), answer: inlines(answer.slice(3)) })
    return from + 2
  }
  const end = endWhile(lines, from + 1, (line, at) => !blank(line) && !ends.has(at) && !beginsBlock(lines, at))
  blocks.push({ kind: 'paragraph', content: inlines(lines.slice(from, end).join('\n')) })
  return end
}

const isExchange = (lines: readonly string[], at: number) =>
  lines[at]?.startsWith('Q: ') === true && lines[at + 1]?.startsWith('A: ') === true
const beginsBlock = (lines: readonly string[], at: number) => listMarker.test(lines[at] ?? '') || isExchange(lines, at)

function endWhile(lines: readonly string[], from: number, holds: (line: string, at: number) => boolean): number {
  let at = from
  while (at < lines.length && holds(lines[at] ?? '', at)) at++
  return at
}

function listItem(line: string): ListItem {
  const text = line.replace(listMarker, '')
  const before = term.exec(text)
  return before?.[1] === undefined
    ? { content: inlines(text) }
    : { term: before[1], content: inlines(text.slice(before[0].length)) }
}

type CodeEnds = ReadonlyMap<number, number>

/**
 * The JSON-like blocks by their first line, each with the line after it: from a bracket at the beginning of a line to
 * the one that closes it, with nothing behind that. A bracket of the wrong kind breaks all that are open. One pass is
 * enough, as no string of JSON goes on in the next line.
 */
function codeEnds(lines: readonly string[]): CodeEnds {
  const ends = new Map<number, number>()
  let open: { closing: string; begins: number | undefined }[] = []
  for (const [line, text] of lines.entries()) {
    const first = text.length - text.trimStart().length
    const last = text.trimEnd().length - 1
    let quoted = false
    for (let at = 0; at < text.length; at++) {
      const letter = text[at] ?? ''
      const closing = opening[letter]
      if (quoted && letter === '\\') at++
      else if (letter === '"') quoted = !quoted
      else if (quoted) continue
      else if (closing !== undefined) open.push({ closing, begins: at === first ? line : undefined })
      else if (letter === '}' || letter === ']') {
        const bracket = open.pop()
        if (bracket?.closing !== letter) open = []
        else if (bracket.begins !== undefined && at === last) ends.set(bracket.begins, line + 1)
      }
    }
  }
  return ends
}

/** The parts of an email address are as long as RFC 5321 allows; what is longer is none. */
const candidate =
  /\b(?:https?:\/\/|mailto:)[^\s<>"'`{}|\\^]+|(?<![\w.!#$%&*+/=?^`{|}~-])[\w.!#$%&*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi
const trailing = new Set('.,;:!?')
const opened: Readonly<Record<string, string>> = { ')': '(', ']': '[' }
const allowed = new Set(['http:', 'https:', 'mailto:'])

/** Up to the first closing bracket that the address has not opened, without the marks that end a sentence. */
function withoutTrailing(found: string): string {
  const open: string[] = []
  let end = 0
  for (; end < found.length; end++) {
    const letter = found[end] ?? ''
    const opening = opened[letter]
    if (letter === '(' || letter === '[') open.push(letter)
    else if (opening !== undefined && open.pop() !== opening) break
  }
  while (end > 0 && (trailing.has(found[end - 1] ?? '') || found[end - 1] === open.at(-1))) {
    end--
    if (found[end] === open.at(-1)) open.pop()
  }
  return found.slice(0, end)
}

/** Cuts text into runs; email addresses and web addresses become links, a full stop after them does not. */
export function inlines(text: string): Inline[] {
  const runs: Inline[] = []
  const add = (run: string) => {
    const last = runs.at(-1)
    if (last && last.href === undefined) last.text += run
    else if (run !== '') runs.push({ text: run })
  }
  let end = 0
  for (const match of text.matchAll(candidate)) {
    const found = withoutTrailing(match[0])
    const href = addressOf(found)
    if (href === undefined) continue
    add(text.slice(end, match.index))
    runs.push({ text: found, href })
    end = match.index + found.length
  }
  add(text.slice(end))
  return runs
}

function addressOf(found: string): string | undefined {
  const address = /^(?:https?:\/\/|mailto:)/i.test(found) ? found : `mailto:${found}`
  try {
    const { protocol, hostname, pathname, href } = new URL(address)
    const somewhere = protocol === 'mailto:' ? pathname !== '' : hostname !== ''
    return allowed.has(protocol) && somewhere ? href : undefined
  } catch {
    return undefined
  }
}
