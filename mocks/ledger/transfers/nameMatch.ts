export type NameMatch = 'MATCH' | 'CLOSE_MATCH' | 'NO_MATCH'

/** Letters and digits alone, in Turkish capitals. */
export const comparable = (name: string): string =>
  name
    .normalize('NFC')
    .toLocaleUpperCase('tr-TR')
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Words of Latin letters without marks: both dotted and dotless I are I. */
const plainWords = (name: string): string[] =>
  name
    .toLocaleUpperCase('tr-TR')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\d]/gu, ''))
    .filter((word) => word !== '')

/** Whether one letter is wrong, missing, too many or swapped with its neighbour, or none is. */
function isOneEditApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
}

/** Whether names are in another order, left out or written as initials; one of two or more is written in full. */
const isShortened = (typed: readonly string[], held: readonly string[]): boolean =>
  typed.length > 1 &&
  typed.some((word) => word.length > 1) &&
  typed.every((word) => held.some((each) => each === word || (word.length === 1 && each.startsWith(word))))

function matchOf(typed: string, holder: string): NameMatch {
  if (comparable(typed) === '') return 'NO_MATCH'
  if (comparable(typed) === comparable(holder)) return 'MATCH'
  const [words, held] = [plainWords(typed), plainWords(holder)]
  return isOneEditApart(words.join(''), held.join('')) || isShortened(words, held) ? 'CLOSE_MATCH' : 'NO_MATCH'
}

const matches: readonly NameMatch[] = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH']

/** How well a name fits the holders of an account, and which holder it fits best. */
export function matchName(typed: string, holders: readonly string[]): { nameMatch: NameMatch; holder: string } {
  const all = holders.map((holder) => ({ nameMatch: matchOf(typed, holder), holder }))
  const [best] = all.sort((one, other) => matches.indexOf(one.nameMatch) - matches.indexOf(other.nameMatch))
  return best ?? { nameMatch: 'NO_MATCH', holder: '' }
}
