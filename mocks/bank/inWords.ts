const numbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
)

/** A small number as a text writes it. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** Such as `1 call` and `2 calls`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** As a sentence begins with it. */
export const inWordsAtStart = (count: number): string =>
  inWords(count).replace(/^[a-z]/, (letter) => letter.toUpperCase())
