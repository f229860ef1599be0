import type { StoredRow } from '../../table.ts'
import { type Changes, createQueue, type Storage } from '../storage.ts'
import { createConnection, finished, settled } from './indexedDb.ts'
import { indexedDbSnapshots } from './indexedDbSnapshots.ts'

const rowsStore = 'rows'
const revisionStore = 'revision'
const revisionKey = 'current'

function enter(rows: IDBObjectStore, changes: Changes) {
  for (const [key, stored] of changes) {
    if (stored) rows.put(stored, key)
    else rows.delete(key)
  }
}

/**
 * The memory of the worker, and of a kernel in a page where no worker can be had. Every saving counts a revision, and a
 * Web Lock runs the calls of all kernels one after another: a kernel whose rows are older than the revision loads them
 * again, so tabs with a kernel each still see one bank.
 * @throws from every method when the browser refuses the database, as some private windows do.
 */
export function indexedDbStorage(name = 'portico-sandbox'): Storage & { count(): Promise<number> } {
  const queue = createQueue()
  const connected = createConnection(name, [rowsStore, revisionStore])
  let known: number | undefined

  async function begin(mode: IDBTransactionMode) {
    const transaction = (await connected()).transaction([rowsStore, revisionStore], mode)
    const rows = transaction.objectStore(rowsStore)
    const revisions = transaction.objectStore(revisionStore)
    return { rows, revisions, done: finished(transaction) }
  }

  const revisionIn = async (revisions: IDBObjectStore) =>
    ((await settled(revisions.get(revisionKey))) as number | undefined) ?? 0

  async function write(work: (rows: IDBObjectStore) => void) {
    const { rows, revisions, done } = await begin('readwrite')
    const next = (await revisionIn(revisions)) + 1
    work(rows)
    revisions.put(next, revisionKey)
    await done
    known = next
  }

  return {
    exclusive: <Result>(work: () => Promise<Result>): Promise<Result> =>
      queue(() => (globalThis.navigator?.locks ? (navigator.locks.request(name, work) as Promise<Result>) : work())),

    async isCurrent() {
      const { revisions, done } = await begin('readonly')
      const revision = await revisionIn(revisions)
      await done
      return revision === known
    },

    isShared: true,

    async load() {
      const { rows, revisions, done } = await begin('readonly')
      const [keys, values, revision] = await Promise.all([
        settled(rows.getAllKeys()),
        settled(rows.getAll()),
        revisionIn(revisions),
      ])
      await done
      known = revision
      return new Map(keys.map((key, index) => [String(key), values[index] as StoredRow]))
    },

    /** How many rows are stored. */
    async count() {
      const { rows, done } = await begin('readonly')
      const count = await settled(rows.count())
      await done
      return count
    },

    save: (changes) => write((rows) => enter(rows, changes)),

    snapshots: indexedDbSnapshots(`${name}-snapshots`),

    replace: (all) =>
      write((rows) => {
        rows.clear()
        enter(rows, all)
      }),
  }
}
