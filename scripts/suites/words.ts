import { existsSync } from 'node:fs'

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What `npm test -- <words>` asks for: tests with one of the words in their file or title, in any case. */
export interface Selection {
  /** Nothing was asked for: everything runs. */
  everything: boolean
  inFile(file: string): boolean
  /** What a title must match when its file does not; a word that is a path in tests/ looks at files alone. */
  title: RegExp | undefined
}

export function select(words: readonly string[]): Selection {
  const phrases = words.filter((word) => !(word.startsWith('tests/') && existsSync(word)))
  const anyOf = (texts: readonly string[]): RegExp | undefined =>
    texts.length === 0 ? undefined : new RegExp(texts.map(literally).join('|'), 'i')
  const file = anyOf(words)
  return { everything: words.length === 0, inFile: (path) => file?.test(path) ?? true, title: anyOf(phrases) }
}
