const numbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
)

/** A small number as a text writes it. */
export const inWords = (count: number): string => numbers[count] ?? String(count)
