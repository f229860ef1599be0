function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** As JSON with sorted keys: the same text for the same content, in whatever order its members came. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))
