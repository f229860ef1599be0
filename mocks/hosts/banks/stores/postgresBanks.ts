import { assert } from 'superstruct'
import type { OpenPostgres } from '../../../db/storage/postgres/openPostgres.ts'
import { advisoryLock } from '../../../db/storage/postgres/schema.ts'
import { beginTransaction } from '../../../db/storage/postgres/turns/transaction.ts'
import { whenReachable } from '../../../db/storage/postgres/whenReachable.ts'
import { bankRecord } from './bankRecord.ts'
import type { BankRecord, BankStore } from './bankStore.ts'

interface RecordRow {
  name: string
  record: unknown
  writtenAt: number | null
}

/** Nearly every call writes something. */
function recordOf({ name, record, writtenAt }: RecordRow): BankRecord {
  try {
    assert(record, bankRecord)
  } catch {
    throw new Error(`The bank ${name} has no readable record`)
  }
  return { ...record, lastCallAt: writtenAt ?? record.lastCallAt }
}

/** Banks in the database of several servers. */
export function postgresBanks({ sql, storage, make, remove }: OpenPostgres): BankStore {
  /** Nothing of them changes but what the bank's row has anyway. */
  const saved = new WeakSet<BankRecord>()

  function stored(row: RecordRow): BankRecord {
    const record = recordOf(row)
    saved.add(record)
    return record
  }

  return {
    async records() {
      const rows = await whenReachable(
        () => sql<RecordRow[]>`
          select name, record, written_at as "writtenAt" from portico.banks where name <> '' and record is not null`,
      )
      return new Map(rows.map((row) => [row.name, stored(row)]))
    },

    storage,

    async save(name, record) {
      if (saved.has(record)) return
      const { wakesAt: _, ...kept } = record
      const json = JSON.stringify(kept)
      // What it was filled with is no call.
      await whenReachable(
        () => sql`update portico.banks set record = ${json}::text::json, written_at = null where name = ${name}`,
      )
      saved.add(record)
    },

    async rows(names) {
      const counted = await whenReachable(
        () => sql<{ name: string; count: number }[]>`
          select name, (select count(*) from portico.rows where bank = id)
            + 2 * (select count(*) from portico.snapshots where bank = id) as count
          from portico.banks where name = any(${names}::text[])`,
      )
      return new Map(counted.map(({ name, count }) => [name, count]))
    },

    remove: (name) => whenReachable(() => remove(name)),

    shared: {
      async record(name) {
        const [row] = await whenReachable(
          () => sql<RecordRow[]>`
            select name, record, written_at as "writtenAt" from portico.banks
            where name = ${name} and name <> '' and record is not null`,
        )
        return row && stored(row)
      },

      make: (name) => whenReachable(() => make(name)),

      async exclusive(work) {
        const locked = async () => {
          const begun = await beginTransaction(sql)
          try {
            await begun.query((inside) => inside`select pg_advisory_xact_lock(${advisoryLock.banks})`)
            return begun
          } catch (error) {
            await begun.rollback()
            throw error
          }
        }
        const transaction = await whenReachable(locked, (late) => void late.rollback())
        try {
          return await work()
        } finally {
          await transaction.rollback()
        }
      },
    },
  }
}

/**
 * Makes the default bank, unless it is there.
 *
 * @param clockOffset what the clock of a new one has ahead of real time, in milliseconds
 * @returns what its clock has
 */
export async function makeUnnamed({ sql }: OpenPostgres, clockOffset: number): Promise<number> {
  const made = JSON.stringify({ request: {}, createdAt: Date.now(), lastCallAt: null, clockOffset })
  await sql`insert into portico.banks (name, record) values ('', ${made}::text::json) on conflict do nothing`
  const [row] = await sql<RecordRow[]>`select name, record, null as "writtenAt" from portico.banks where name = ''`
  return row ? recordOf(row).clockOffset : clockOffset
}
