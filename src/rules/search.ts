/** Whether a text has every word, in any case; no words are in every text. */
export function hasWords(text: string, words: string): boolean {
  const where = text.toLocaleLowerCase('en')
  return words
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => where.includes(word))
}
