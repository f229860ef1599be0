interface Page {
  number: number
  size: number
  totalElements: number
  totalPages: number
}

/** The entries of one page of a list, and which part of the list it is (Page of mocks/openapi/shared/schemas.yaml). */
export function pageOf<Entry>(
  list: readonly Entry[],
  { page: number = 1, size = 20 }: { page?: number; size?: number },
): { entries: Entry[]; page: Page } {
  const totalElements = list.length
  return {
    entries: list.slice((number - 1) * size, number * size),
    page: { number, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  }
}
