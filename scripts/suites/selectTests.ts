import { existsSync } from 'node:fs'

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What `npm test -- <words>` asks for: tests with one of the words in their file or title, in any case. */
export interface Selection {
  /** No word was given. */
  everything: boolean
  /** With tests that have the tag `full`: after `--full`, and for words, which may name one of them. */
  full: boolean
  inFile(file: string): boolean
  /** What a title must match when its file does not; a word that is a path in tests/ looks at files alone. */
  title: RegExp | undefined
}

export function selectTests(parameters: readonly string[]): Selection {
  const words = parameters.filter((each) => each !== '--full')
  const phrases = words.filter((word) => !(word.startsWith('tests/') && existsSync(word)))
  const anyOf = (texts: readonly string[]): RegExp | undefined =>
    texts.length === 0 ? undefined : new RegExp(texts.map(literally).join('|'), 'i')
  const file = anyOf(words)
  const everything = words.length === 0
  return {
    everything,
    full: !everything || parameters.includes('--full'),
    inFile: (path) => file?.test(path) ?? true,
    title: anyOf(phrases),
  }
}
