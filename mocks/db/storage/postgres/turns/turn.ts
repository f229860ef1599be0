import type { ISql } from 'postgres'
import type { StoredRow } from '../../../table.ts'
import type { Database } from '../connect.ts'
import { encodeText } from '../encodeText.ts'
import { countUse } from '../poolUse.ts'
import { beginTransaction, type Transaction } from './transaction.ts'

/** The row of the bank, while this process has it locked. */
export interface LockedBank {
  id: number
  version: number
  purged: number
  writers: Readonly<Record<string, number>>
  wakesAt: number | null
}

/** One transaction of a bank, with what it has not written yet. */
export interface Turn {
  transaction: Transaction
  bank: LockedBank
  isReplaced: boolean
  changes: Map<string, StoredRow | undefined>
  announced: Set<string>
  wakesAt: number | null
  /** What it has started may still be running. */
  isOver: boolean
  /** It began without the lock, and has asked for something that needs it. */
  lacksLock?: boolean
  isUnlocked?: boolean
  /** Without the lock it has read all rows of the version that it has seen. */
  isRead?: boolean
}

const newTurn = (transaction: Transaction, bank: LockedBank): Turn => ({
  transaction,
  bank,
  isReplaced: false,
  changes: new Map(),
  announced: new Set(),
  wakesAt: bank.wakesAt,
  isOver: false,
})

/** What has changed is listed for so many versions at least; who is further behind loads everything. */
const changesKept = 1000

/** Processes whose last version a bank knows; one that has lost its connection asks at once. */
const maxWriters = 32

/** Locks the bank; undefined when there is none or, with `skipsLocked`, when another process has it locked. */
export async function beginTurn(sql: Database, name: string, skipsLocked: boolean): Promise<Turn | undefined> {
  const transaction = await beginTransaction(sql)
  try {
    const [bank] = await transaction.query<LockedBank[]>(
      (inside) => inside`
        select id, version, purged, writers, wakes_at as "wakesAt" from portico.banks
        where name = ${name} for update ${skipsLocked ? inside`skip locked` : inside``}`,
    )
    if (bank) return newTurn(transaction, bank)
  } catch (error) {
    await transaction.rollback()
    throw error
  }
  await transaction.rollback()
  return undefined
}

/** Of a bank as this process knows it, without a lock: nothing but `readRows` and `storeUnlocked` asks the database. */
export function unlockedTurn(bank: LockedBank): Turn {
  const turn: Turn = newTurn(
    {
      query: async () => stopForLock(turn),
      commit: async () => undefined,
      rollback: async () => undefined,
    },
    bank,
  )
  turn.isUnlocked = true
  return turn
}

function stopForLock(turn: Turn): never {
  turn.lacksLock = true
  throw new Error('The bank is not locked')
}

export interface PresentRow {
  key: string
  position: number
  /** The row as JSON. */
  text: string
}

/** All rows that are stored; without the lock only of the version that the turn has seen. */
export async function readRows(sql: Database, turn: Turn): Promise<PresentRow[]> {
  const { transaction, bank, isUnlocked } = turn
  if (!isUnlocked)
    return transaction.query<PresentRow[]>(
      (inside) => inside`select key, position, row::text as text from portico.rows where bank = ${bank.id}`,
    )
  // One statement sees one moment.
  const rows = await countUse(
    sql,
    sql<(PresentRow | { key: null; position: number })[]>`
      select null as key, version as position, null as text from portico.banks where id = ${bank.id}
      union all select key, position, row::text from portico.rows where bank = ${bank.id}`,
  )
  if (rows.find(({ key }) => key === null)?.position !== bank.version) stopForLock(turn)
  turn.isRead = true
  return rows.filter((row): row is PresentRow => row.key !== null)
}

const isWriting = ({ isReplaced, changes }: Turn) => isReplaced || changes.size > 0

export const versionAfter = (turn: Turn): number => turn.bank.version + (isWriting(turn) ? 1 : 0)

const writersWith = (writers: LockedBank['writers'], writer: string, version: number) =>
  Object.fromEntries(
    Object.entries({ ...writers, [writer]: version })
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxWriters),
  )

const isPurgeDue = ({ purged }: LockedBank, version: number) => version >= purged + 2 * changesKept

/** Removes what nobody needs, and says up to which version changes are not listed any more. */
function purge({ transaction: { query }, bank, isReplaced }: Turn, version: number) {
  if (!isReplaced && !isPurgeDue(bank, version)) return { purged: bank.purged, done: [] }
  const purged = isReplaced ? version : version - changesKept
  const done = [
    query((inside) => inside`delete from portico.changes where bank = ${bank.id} and version <= ${purged}`),
    ...(isReplaced ? [query((inside) => inside`delete from portico.rows where bank = ${bank.id}`)] : []),
  ]
  return { purged, done }
}

function columnsOf(changes: Turn['changes']) {
  const keys: string[] = []
  const positions: number[] = []
  const rows: unknown[] = []
  const deleted: string[] = []
  for (const [key, stored] of changes)
    if (stored) {
      keys.push(encodeText(key))
      positions.push(stored.order)
      rows.push(stored.row)
    } else deleted.push(encodeText(key))
  /** As one text: an array of texts has each quotation mark of theirs twice escaped. */
  return { keys, positions, rows: JSON.stringify(rows), deleted }
}

/** What follows `stored`, the row of the bank: statements that store its rows and list what has changed. */
function storingRows(sql: ISql, version: number, changes: Turn['changes']) {
  const { keys, positions, rows, deleted } = columnsOf(changes)
  return sql`
    written as (
      insert into portico.rows (bank, key, position, row)
      select id, key, position, row
      from stored, rows from (
        unnest(${keys}::text[]), unnest(${positions}::bigint[]), json_array_elements(${rows}::text::json)
      ) as each (key, position, row)
      on conflict (bank, key) do update set position = excluded.position, row = excluded.row
    ), deleted as (
      delete from portico.rows using stored where bank = id and key = any(${deleted}::text[])
    ), listed as (
      insert into portico.changes (bank, version, keys) select id, ${version}, ${[...keys, ...deleted]}::text[] from stored
    )`
}

interface StoreOptions {
  /** By which the bank knows afterwards who has stored this version. */
  writer: string
  /** In milliseconds since the epoch. */
  now: number
}

/** Stores what the turn has saved, and commits. */
export async function storeTurn(turn: Turn, { writer, now }: StoreOptions): Promise<void> {
  const { transaction, bank, changes, wakesAt, isReplaced } = turn
  const { query, commit } = transaction
  const version = versionAfter(turn)
  const results: Promise<unknown>[] = []
  if (isWriting(turn)) {
    const { purged, done } = purge(turn, version)
    results.push(
      ...done,
      query(
        (inside) => inside`
          with stored as (
            update portico.banks set version = ${version}, purged = ${purged}, wakes_at = ${wakesAt},
              writers = ${JSON.stringify(writersWith(bank.writers, writer, version))}::text::jsonb, written_at = ${now}
            where id = ${bank.id}
            returning id
          ), ${storingRows(inside, version, changes)}
          select from stored`,
      ),
    )
  } else if (wakesAt !== bank.wakesAt)
    results.push(query((inside) => inside`update portico.banks set wakes_at = ${wakesAt} where id = ${bank.id}`))
  // PostgreSQL rolls back what has an error in it, but knows nothing of a statement that was too long to be sent.
  if (isReplaced) await Promise.all(results)
  await Promise.all([...results, commit()])
}

/**
 * Stores what an unlocked turn has saved in one statement, if the bank still has the version that the turn has seen.
 *
 * @returns false when nothing was stored, as it has another version or needs a lock
 */
export async function storeUnlocked(sql: Database, turn: Turn, options: StoreOptions): Promise<boolean> {
  const { bank, changes, wakesAt, isReplaced, lacksLock, isRead } = turn
  const { writer, now } = options
  const version = versionAfter(turn)
  if (lacksLock || isReplaced || isPurgeDue(bank, version)) return false
  if (!isWriting(turn)) {
    if (wakesAt !== bank.wakesAt) return false
    if (isRead) return true
    const same = await countUse(sql, sql`select from portico.banks where id = ${bank.id} and version = ${bank.version}`)
    return same.length === 1
  }
  const stored = await countUse(
    sql,
    sql`
    with stored as (
      update portico.banks set version = ${version}, wakes_at = ${wakesAt}, written_at = ${now},
        writers = writers || jsonb_build_object(${writer}::text, ${version}::bigint)
      where id = ${bank.id} and version = ${bank.version}
      returning id
    ), ${storingRows(sql, version, changes)}
    select from stored`,
  )
  return stored.length === 1
}
