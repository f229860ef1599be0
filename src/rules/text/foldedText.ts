/** As people type it: in any case, also of İ and ı, with or without accents. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLocaleUpperCase('en')

/** Whether a text has every word, however it is spelt (`folded`); no words are in every text. */
export function hasWords(text: string, words: string): boolean {
  const where = folded(text)
  return folded(words)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
