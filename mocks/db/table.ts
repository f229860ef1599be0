import { Collection } from '@msw/data'
import { create, type Struct } from 'superstruct'
import { type StandardSchema, standardSchema } from '../../src/rules/forms/standardSchema.ts'
import { createIndexes } from './indexes.ts'
import { matchesSchema } from './matchesSchema.ts'
import type { Field, Row } from './row.ts'

/** What seed rows are made from, so that they are the same in every host. */
export interface SeedContext {
  /** What all of it is derived from. */
  seed: string
  /** A name such as `account-000001`. */
  id(purpose: string): Promise<string>
  /** 40 unguessable characters. */
  key(purpose: string): Promise<string>
  /** The sandbox's time, in milliseconds since the epoch. */
  now(): number
  protect(password: string): Promise<{ passwordSalt: string; passwordHash: string }>
}

/** A table: rows by schema, ids as foreign keys. */
export interface TableDefinition<R extends Row> {
  row: Struct<R, unknown>
  /** What a file of the state may have, where that is less than earlier versions have stored: as the calls that make such a row. */
  imported?: Struct<R, unknown>
  /** Further fields whose values are unique. */
  unique?: readonly Field<R>[]
  /** Fields by whose value rows are listed in time that does not depend on how many others there are. */
  indexed?: readonly Field<R>[]
  /** Of the rows that every call writes: without a collection, which takes longer than all else in a call. */
  isLog?: boolean
}

/** The definition of a table whose rows have this schema. */
export const table = <R extends Row>(
  row: Struct<R, unknown>,
  options: Omit<TableDefinition<R>, 'row'> = {},
): TableDefinition<R> => ({ row, ...options })

export interface ListOptions<R extends Row> {
  where?: (row: R) => boolean
  /** Ties keep the order of insertion. */
  orderBy?: { field: Field<R>; direction: 'asc' | 'desc' }
  take?: number
}

/** A row as it is stored, with its position in the order of insertion. */
export interface StoredRow {
  order: number
  row: unknown
}

export interface Table<R extends Row> {
  get(id: string): R | undefined
  /** The row whose unique field has this value. */
  by(field: Field<R>, value: string): R | undefined
  list(options?: ListOptions<R>): R[]
  /** The rows whose indexed field has this value, in the order of insertion. */
  listBy(field: Field<R>, value: string): R[]
  count(): number
  /** The row that was inserted first. */
  oldest(): R | undefined
  /** @throws Error when the id or another unique field is taken. */
  insert(row: R): Promise<R>
  /** @throws Error when there is no such row or a unique field is taken. */
  update(id: string, changes: Partial<Omit<R, 'id'>>): Promise<R>
  /** Inserts the row or replaces the one with its id. */
  put(row: R): Promise<R>
  delete(id: string): void
}

/** A table as the database sees it. */
export interface StoredTable<R extends Row> extends Table<R> {
  /**
   * Adds a row of the seed, which fits: to check them at each opening takes half of its time
   * (tests/contract/seed/seededRows.test.ts). @throws when its id or another unique field is taken
   */
  seed(row: R): void
  /**
   * Loads a row from storage; it does not count as a change. To check the rows of a bank takes a third of the time in which they
   * are loaded. @throws when it does not fit, unless it is known to
   */
  restore(id: string, stored: StoredRow, isKnownToFit?: boolean): void
  /** Takes rows over that were changed or deleted elsewhere; none counts as a change. @throws when one does not fit */
  merge(changed: readonly (readonly [id: string, stored: StoredRow | undefined])[]): void
}

type ChangeListener = (id: string, stored: StoredRow | undefined) => void

const collectionSize = 128

/**
 * `@msw/data` 1.1.7 accepts duplicate ids, sorts only the page it has cut already, duplicates records when `persist()`
 * meets `sync()`, and searches the whole collection for each change. So rows are found, listed and stored here, and a
 * table writes to a row of small collections: a change costs the same however many rows there are. A row from storage
 * or from the seed enters a collection when it is changed.
 */
export function createTable<R extends Row>(
  name: string,
  definition: TableDefinition<R>,
  changed: ChangeListener,
): StoredTable<R> {
  type Rows = Collection<StandardSchema<R>>
  type Entry = { record: R; order: number; rows?: Rows | undefined }
  const schema = standardSchema(definition.row)
  let openCollection: Rows | undefined
  const entries = new Map<string, Entry>()
  const indexes = createIndexes(name, definition)
  let nextOrder = 0

  async function write(row: R, order: number): Promise<R> {
    if (definition.isLog) return set({ record: row, order })
    if (!openCollection || openCollection.count() >= collectionSize) openCollection = new Collection({ schema })
    const rows = openCollection
    return set({ record: await rows.create(row), order, rows })
  }

  function set(entry: Entry): R {
    const { record } = entry
    add(record.id, entry)
    indexes.add(record)
    return record
  }

  function add(id: string, entry: Entry) {
    entries.set(id, entry)
    nextOrder = Math.max(nextOrder, entry.order + 1)
  }

  /** Takes the row from what was stored when it is asked for. */
  const laterEntry = (stored: StoredRow): Entry => ({
    order: stored.order,
    get record() {
      return stored.row as R
    },
  })

  /** Coercion copies each row, so only one of an older version pays for it. */
  const fitted = (row: unknown): R => (matchesSchema(row, definition.row) ? row : create(row, definition.row))

  function take(record: R, order: number): R {
    assertNew(record)
    return set({ record, order })
  }

  function remove({ record, rows }: Entry) {
    rows?.delete(record as never)
    indexes.remove(record)
  }

  function assertNew(row: R) {
    if (entries.has(row.id)) throw new Error(`${name} already has ${row.id}`)
    indexes.assertUnique(row)
  }

  const present = (id: string | undefined) => (id === undefined ? undefined : entries.get(id)?.record)

  const table: StoredTable<R> = {
    get: present,

    by: (field, value) => present(indexes.idOf(field, value)),

    list({ where = () => true, orderBy, take = Number.POSITIVE_INFINITY } = {}) {
      const rows = Array.from(entries.values(), ({ record }) => record).filter(where)
      if (orderBy) rows.sort(comparing(orderBy))
      return rows.slice(0, take)
    },

    listBy(field, value) {
      const found = indexes.idsOf(field, value).flatMap((id) => entries.get(id) ?? [])
      return found.sort((one, other) => one.order - other.order).map(({ record }) => record)
    },

    count: () => entries.size,

    oldest: () => entries.values().next().value?.record,

    async insert(row) {
      const order = nextOrder
      assertNew(row)
      const record = await write(row, order)
      changed(record.id, { order, row: record })
      return record
    },

    async update(id, changes) {
      const entry = entries.get(id)
      if (!entry) throw new Error(`${name} has no ${id}`)
      const next = { ...entry.record, ...changes, id }
      indexes.assertUnique(next)
      remove(entry)
      const record = await write(next, entry.order)
      changed(id, { order: entry.order, row: record })
      return record
    },

    put: (row) => (entries.has(row.id) ? table.update(row.id, row) : table.insert(row)),

    delete(id) {
      const entry = entries.get(id)
      if (!entry) return
      remove(entry)
      entries.delete(id)
      changed(id, undefined)
    },

    seed(row) {
      const order = nextOrder
      const record = take(row, order)
      changed(record.id, { order, row: record })
    },

    restore(id, stored, isKnownToFit = false) {
      const { order } = stored
      if (!isKnownToFit) take(fitted(stored.row), order)
      else if (definition.isLog && !definition.indexed) add(id, laterEntry(stored))
      else take(stored.row as R, order)
    },

    merge(changed) {
      // All before any: one may have what another had.
      for (const [id, stored] of changed) {
        const entry = entries.get(id)
        if (entry) remove(entry)
        // A row that was updated stays in its place.
        if (entry?.order !== stored?.order) entries.delete(id)
      }
      const present = changed.flatMap(([, stored]) => stored ?? [])
      for (const { order, row } of present.sort((left, right) => left.order - right.order)) {
        const record = fitted(row)
        indexes.assertUnique(record)
        set({ record, order })
      }
    },
  }
  return table
}

function comparing<R extends Row>({ field, direction }: { field: Field<R>; direction: 'asc' | 'desc' }) {
  const sign = direction === 'asc' ? 1 : -1
  return (left: R, right: R) => (left[field] < right[field] ? -sign : left[field] > right[field] ? sign : 0)
}
