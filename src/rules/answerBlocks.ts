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

/**
 * Reads an answer of the FAQ (000 section 2): paragraphs, lists (lines that begin with "- "), "Q: " with "A: " on the
 * next line, and JSON-like blocks (a line that begins with a bracket, up to the line where it closes). What fits
 * nothing is a paragraph; no character of a sentence is lost.
 */
export function answerBlocks(text: string): AnswerBlock[] {
  const lines = text.split('\n')
  const blocks: AnswerBlock[] = []
  let at = 0
  while (at < lines.length) {
    const taken = blank(lines[at] ?? '') ? 1 : takeBlock(lines.slice(at), blocks)
    at += taken
  }
  return blocks
}

/** Adds the block that the first line begins, and tells how many lines it took. */
function takeBlock(lines: string[], blocks: AnswerBlock[]): number {
  const code = codeLength(lines)
  if (code > 0) {
    blocks.push({ kind: 'code', text: lines.slice(0, code).join('\n') })
    return code
  }
  const items = countWhile(lines, (line) => listMarker.test(line))
  if (items > 0) {
    blocks.push({ kind: 'list', items: lines.slice(0, items).map(listItem) })
    return items
  }
  const [first = '', second = ''] = lines
  if (isExchange(lines)) {
    blocks.push({ kind: 'exchange', question: inlines(first.slice(3)), answer: inlines(second.slice(3)) })
    return 2
  }
  const rest = countWhile(lines.slice(1), (line, index) => !blank(line) && !beginsBlock(lines.slice(index + 1)))
  blocks.push({ kind: 'paragraph', content: inlines(lines.slice(0, rest + 1).join('\n')) })
  return rest + 1
}

const isExchange = ([first = '', second = '']: string[]) => first.startsWith('Q: ') && second.startsWith('A: ')
const beginsBlock = (lines: string[]) => listMarker.test(lines[0] ?? '') || isExchange(lines) || codeLength(lines) > 0

function countWhile(lines: string[], holds: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !holds(line, index))
  return end === -1 ? lines.length : end
}

function listItem(line: string): ListItem {
  const text = line.replace(listMarker, '')
  const before = term.exec(text)
  return before?.[1] === undefined
    ? { content: inlines(text) }
    : { term: before[1], content: inlines(text.slice(before[0].length)) }
}

/** How many lines a JSON-like block takes from here; 0 when none begins or it never closes on the end of a line. */
function codeLength(lines: string[]): number {
  if (opening[lines[0]?.trimStart()[0] ?? ''] === undefined) return 0
  const open: string[] = []
  let quoted = false
  for (const [index, line] of lines.entries()) {
    for (let at = 0; at < line.length; at++) {
      const letter = line[at] ?? ''
      if (quoted && letter === '\\') at++
      else if (letter === '"') quoted = !quoted
      else if (!quoted && opening[letter] !== undefined) open.push(opening[letter])
      else if (!quoted && (letter === '}' || letter === ']') && open.pop() !== letter) return 0
      if (open.length === 0) return blank(line.slice(at + 1)) ? index + 1 : 0
    }
  }
  return 0
}

const candidate = /\b(?:https?:\/\/|mailto:)[^\s<>"'`{}|\\^]+|[\w.!#$%&*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi
const trailing = /[.,;:!?)\]]+$/
const allowed = new Set(['http:', 'https:', 'mailto:'])

/** Cuts text into runs; e-mail addresses and web addresses become links, a full stop after them does not. */
export function inlines(text: string): Inline[] {
  const runs: Inline[] = []
  const add = (run: string) => {
    const last = runs.at(-1)
    if (last && last.href === undefined) last.text += run
    else if (run !== '') runs.push({ text: run })
  }
  let end = 0
  for (const match of text.matchAll(candidate)) {
    const found = match[0].replace(trailing, '')
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
