/** What a text of JSON may hold before it is parsed (RFC 8259 section 9 allows limits). */
export interface JsonBounds {
  /** Of objects and lists in one another. */
  depth: number
  /** Of all objects and lists together. */
  members: number
}

const quote = 0x22
const backslash = 0x5c

/** The index of the quote that ends a string, or the text's end. */
function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text.charCodeAt(index) !== quote) index += text.charCodeAt(index) === backslash ? 2 : 1
  return index
}

/** Which bound a text exceeds, JSON or not; reads each character once at most. */
export function exceededBound(text: string, { depth, members }: JsonBounds): keyof JsonBounds | undefined {
  let open = 0
  let found = 0
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character === quote) index = endOfString(text, index)
    else if (character === 0x7b || character === 0x5b) {
      open++
      found++
      if (open > depth) return 'depth'
    } else if (character === 0x7d || character === 0x5d) open--
    else if (character === 0x2c) found++
    if (found > members) return 'members'
  }
  return undefined
}
