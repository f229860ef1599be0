import type { Field, Row } from './row.ts'

/** The ids of rows by the values of their unique and indexed fields. */
export function createIndexes<R extends Row>(
  name: string,
  { unique = [], indexed = [] }: { unique?: readonly Field<R>[]; indexed?: readonly Field<R>[] },
) {
  const uniqueIds = new Map(unique.map((field) => [field, new Map<string, string>()]))
  const ids = new Map(indexed.map((field) => [field, new Map<string, Set<string>>()]))

  return {
    /** @throws Error when another row has the value of a unique field. */
    assertUnique(row: R) {
      for (const [field, index] of uniqueIds) {
        const holder = index.get(String(row[field]))
        if (holder !== undefined && holder !== row.id) throw new Error(`${name}.${field} ${row[field]} is taken`)
      }
    },
    add(row: R) {
      for (const [field, index] of uniqueIds) index.set(String(row[field]), row.id)
      for (const [field, index] of ids) {
        const value = String(row[field])
        const rows = index.get(value)
        if (rows) rows.add(row.id)
        else index.set(value, new Set([row.id]))
      }
    },
    remove(row: R) {
      for (const [field, index] of uniqueIds) index.delete(String(row[field]))
      for (const [field, index] of ids) {
        const value = String(row[field])
        const rows = index.get(value)
        rows?.delete(row.id)
        if (rows?.size === 0) index.delete(value)
      }
    },
    idOf: (field: Field<R>, value: string): string | undefined => uniqueIds.get(field)?.get(value),
    idsOf: (field: Field<R>, value: string): string[] => [...(ids.get(field)?.get(value) ?? [])],
  }
}
