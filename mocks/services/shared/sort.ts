const turkish = new Intl.Collator('tr')

/** A copy of a list in the order of names, as a Turkish reader expects it. Ties keep their order. */
export function sortedByName<Entry>(
  list: readonly Entry[],
  nameOf: (entry: Entry) => string,
  direction: 'asc' | 'desc' = 'asc',
): Entry[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...list].sort((one, other) => sign * turkish.compare(nameOf(one), nameOf(other)))
}

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
