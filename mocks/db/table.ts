import { Collection } from '@msw/data'
import { assert, type Struct } from 'superstruct'
import { type StandardSchema, standardSchema } from '../../src/rules/standardSchema.ts'

export interface Row {
  readonly id: string
}

type Field<R extends Row> = keyof R & string

/** What seed rows are made from, so that they are the same in every host. */
export interface SeedContext {
  /** A name such as `account-000001`. */
  id(purpose: string): Promise<string>
  /** 40 unguessable characters. */
  key(purpose: string): Promise<string>
  /** The sandbox's time, in milliseconds since the epoch. */
  now(): number
  protect(password: string): Promise<{ passwordSalt: string; passwordHash: string }>
}

/** A table: rows by schema, ids as foreign keys, further unique fields, and its seed rows. */
export interface TableDefinition<R extends Row> {
  row: Struct<R, unknown>
  unique?: readonly Field<R>[]
  seed?: (context: SeedContext) => Promise<R[]>
}

export interface ListOptions<R extends Row> {
  where?: (row: R) => boolean
  /** Ties keep the order of insertion. */
  orderBy?: { field: Field<R>; direction: 'asc' | 'desc' }
  skip?: number
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
  /** Loads a row from storage; it does not count as a change. */
  restore(stored: StoredRow): Promise<void>
}

type ChangeListener = (id: string, stored: StoredRow | undefined) => void

/** Rows per collection. */
const collectionSize = 128

/**
 * `@msw/data` 1.1.7 accepts duplicate ids, sorts only the page it has cut already, and duplicates records when
 * `persist()` meets `sync()`. So ids and unique fields have an index here, sorting comes before paging, and storage
 * is ours. It also searches the whole collection for each change, so a table is a row of small collections: a change
 * costs the same however many rows there are.
 */
export function createTable<R extends Row>(
  name: string,
  definition: TableDefinition<R>,
  changed: ChangeListener,
): StoredTable<R> {
  type Rows = Collection<StandardSchema<R>>
  type Entry = { record: R; order: number; rows: Rows }
  const schema = standardSchema(definition.row)
  let collections: Rows[] = []
  const entries = new Map<string, Entry>()
  const unique = definition.unique ?? []
  const indexes = new Map(unique.map((field) => [field, new Map<string, string>()]))
  let nextOrder = 0

  const keyOf = (row: R, field: Field<R>) => String(row[field])

  function assertUnique(row: R) {
    for (const [field, index] of indexes) {
      const holder = index.get(keyOf(row, field))
      if (holder !== undefined && holder !== row.id) throw new Error(`${name}.${field} ${keyOf(row, field)} is taken`)
    }
  }

  function openCollection(): Rows {
    const last = collections.at(-1)
    if (last && last.count() < collectionSize) return last
    const next: Rows = new Collection({ schema })
    collections.push(next)
    return next
  }

  function addToIndexes(record: R, order: number, rows: Rows) {
    entries.set(record.id, { record, order, rows })
    for (const [field, index] of indexes) index.set(keyOf(record, field), record.id)
    nextOrder = Math.max(nextOrder, order + 1)
  }

  function removeFromIndexes(record: R) {
    for (const [field, index] of indexes) index.delete(keyOf(record, field))
  }

  async function add(row: R, order: number): Promise<R> {
    if (entries.has(row.id)) throw new Error(`${name} already has ${row.id}`)
    assertUnique(row)
    const rows = openCollection()
    const record = await rows.create(row)
    addToIndexes(record, order, rows)
    return record
  }

  const table: StoredTable<R> = {
    get: (id) => entries.get(id)?.record,

    by(field, value) {
      const id = indexes.get(field)?.get(value)
      return id === undefined ? undefined : table.get(id)
    },

    list({ where, orderBy, skip = 0, take = Number.POSITIVE_INFINITY } = {}) {
      const rows: R[] = collections.flatMap((each) => each.findMany(where && ((query) => query.where(where))))
      if (orderBy) rows.sort(comparing(orderBy))
      return rows.slice(skip, skip + take)
    },

    count: () => entries.size,

    oldest: () => entries.values().next().value?.record,

    async insert(row) {
      const order = nextOrder
      const record = await add(row, order)
      changed(record.id, { order, row: record })
      return record
    },

    async update(id, changes) {
      const entry = entries.get(id)
      if (!entry) throw new Error(`${name} has no ${id}`)
      const next = { ...entry.record, ...changes, id }
      assertUnique(next)
      const record = await entry.rows.update(entry.record as never, {
        data(draft) {
          Object.assign(draft, changes)
        },
      })
      removeFromIndexes(entry.record)
      addToIndexes(record as R, entry.order, entry.rows)
      changed(id, { order: entry.order, row: record })
      return record as R
    },

    put: (row) => (entries.has(row.id) ? table.update(row.id, row) : table.insert(row)),

    delete(id) {
      const entry = entries.get(id)
      if (!entry) return
      entry.rows.delete(entry.record as never)
      if (entry.rows.count() === 0) collections = collections.filter((each) => each !== entry.rows)
      entries.delete(id)
      removeFromIndexes(entry.record)
      changed(id, undefined)
    },

    async restore({ order, row }) {
      assert(row, definition.row)
      await add(row, order)
    },
  }
  return table
}

function comparing<R extends Row>({ field, direction }: { field: Field<R>; direction: 'asc' | 'desc' }) {
  const sign = direction === 'asc' ? 1 : -1
  return (left: R, right: R) => (left[field] < right[field] ? -sign : left[field] > right[field] ? sign : 0)
}
