/** A count with its noun, such as `1 row` or `1,234 rows`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
