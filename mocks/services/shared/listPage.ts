interface Page {
  number: number
  size: number
  totalElements: number
  totalPages: number
}

/**
 * One page of a list under the name of the list, and which part of it that is (Page of mocks/openapi/shared/schemas.yaml);
 * `shown` is an entry as it is answered.
 */
export function listPage<Name extends string, Entry, Shown = Entry>(
  lists: Readonly<Record<Name, readonly Entry[]>>,
  query: { page: number; size: number },
  shown = (entry: Entry) => entry as unknown as Shown,
): Record<Name, Shown[]> & { page: Page } {
  const [[name, list] = ['', []]] = Object.entries<readonly Entry[]>(lists)
  const { page: number, size } = query
  const totalElements = list.length
  const entries = list.slice((number - 1) * size, number * size).map((entry) => shown(entry))
  const page = { number, size, totalElements, totalPages: Math.ceil(totalElements / size) }
  return { [name]: entries, page } as Record<Name, Shown[]> & { page: Page }
}
