/** Where two texts differ first. */
export interface TextDifference {
  /** Both count from 1. */
  line: number
  column: number
  /** What stands before that place in both, at most 24 characters. */
  before: string
  /** The character there, its name where it does not show, and at most 24 characters after it. */
  expected: Side
  found: Side
}

interface Side {
  character: string
  after: string
}

const surroundings = 24

const sideAt = (characters: readonly string[], at: number): Side => ({
  character: describeCharacter(characters[at]),
  after: characters.slice(at + 1, at + 1 + surroundings).join(''),
})

/** Null for the same text. */
export function firstDifference(expected: string, found: string): TextDifference | null {
  if (expected === found) return null
  const [one, other] = [[...expected], [...found]]
  const at = one.findIndex((character, index) => character !== other[index])
  const index = at === -1 ? one.length : at
  const before = one.slice(0, index)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    line: before.filter((character) => character === '\n').length + 1,
    column: index - lineStart + 1,
    before: before.slice(-surroundings).join(''),
    expected: sideAt(one, index),
    found: sideAt(other, index),
  }
}

const names: Readonly<Record<string, string>> = {
  '\n': 'a line break (LF)',
  '\r': 'a carriage return (CR)',
  '\t': 'a tab',
  ' ': 'a space',
  '\u00a0': 'a no-break space (U+00A0)',
  '\ufeff': 'a byte order mark (U+FEFF)',
}

/** A character as a sentence names it; undefined is the end of the text. */
export function describeCharacter(character: string | undefined): string {
  if (character === undefined) return 'the end of the text'
  const name = names[character]
  if (name !== undefined) return name
  if (/^[!-~]$/.test(character)) return character
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${code})` : code
}
