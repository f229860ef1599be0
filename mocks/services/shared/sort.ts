/** A copy of a list in the order of what `keyOf` gives for each entry. Ties keep their order. */
export function sortedBy<Entry>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => string | number,
  direction: 'asc' | 'desc' = 'asc',
): Entry[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...list].sort((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)]
    return left < right ? -sign : left > right ? sign : 0
  })
}
