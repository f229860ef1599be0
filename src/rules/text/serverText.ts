/** Characters of a text from the bank that show until all of it is asked for, by where it stands. */
export const shownLengths = {
  /** A number or a time in a line of a table. */
  cell: 40,
  /** A heading, a link, an option. */
  name: 120,
  /** A line or two below a name. */
  summary: 300,
  /** A notice that passes. */
  notice: 300,
  /** Why something failed. */
  message: 500,
  /** What somebody wrote: a ticket, an announcement, a description. */
  prose: 1000,
  documentation: 10_000,
  /** The body of an answer, in a box that scrolls. */
  code: 200_000,
} as const

export type ServerTextKind = keyof typeof shownLengths

const shownLines = 20

/** Of these the lines are not counted. */
const manyLines: ReadonlySet<ServerTextKind> = new Set(['documentation', 'code'])

/** Where the character begins that has this place; emoji and letters with marks are one. */
const characterStart = (text: string, at: number): number =>
  new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text).containing(at)?.index ?? at

/** Where the line after `shownLines` begins. */
function endOfLines(text: string): number {
  let end = 0
  for (let line = 0; line < shownLines; line += 1) {
    end = text.indexOf('\n', end) + 1
    if (end === 0) return text.length
  }
  return end
}

/** The start of a text without half a character or, unless that costs much, half a word. */
function cutAt(text: string, limit: number): string {
  // A character without end, of marks alone, is cut within.
  const whole = characterStart(text.slice(0, limit + 64), limit)
  const start = whole > limit / 2 ? text.slice(0, whole) : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')
  const words = /\s/.test(text.charAt(start.length)) ? -1 : start.search(/\s\S*$/)
  return (words > limit * 0.8 ? start.slice(0, words) : start).trimEnd()
}

/** A text from the bank as it shows at first: all of it, or its start and an ellipsis. */
export function startOf(text: string, kind: ServerTextKind): string {
  const limit = Math.min(shownLengths[kind], manyLines.has(kind) ? text.length : endOfLines(text))
  return text.length > limit ? `${cutAt(text, limit - 1)}…` : text
}
