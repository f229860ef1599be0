/** A number as pages show it: 10,000. */
export const shownNumber = (value: number): string => value.toLocaleString('en')

/** So many things of a kind: 1 call, 2 calls, 10,000 calls. */
export const counted = (count: number, noun: string): string => `${shownNumber(count)} ${noun}${count === 1 ? '' : 's'}`
