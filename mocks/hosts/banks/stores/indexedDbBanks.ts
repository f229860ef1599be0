import { is } from 'superstruct'
import { bankName } from '../../../../src/rules/sandbox/banks/banks.ts'
import { createConnection, finished, settled } from '../../../db/storage/indexedDb/indexedDb.ts'
import { indexedDbStorage } from '../../../db/storage/indexedDb/indexedDbStorage.ts'
import { createQueue } from '../../../db/storage/storage.ts'
import { bankRecord } from './bankRecord.ts'
import { type BankRecord, type BankStore, countEach } from './bankStore.ts'

const listName = 'portico-sandbox-banks'
const recordsStore = 'records'

/** A name has no slash, so that the databases of no two banks have the same: neither those of their rows nor of their snapshots. */
const databaseOf = (name: string) => `portico-sandbox/${name}/bank`

/** One that another tab has open goes as soon as that lets go of it; whoever opens it again meanwhile waits for that. */
const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** Banks of a browser: each in databases of its own, and a list of them that all tabs and the worker share. */
export function indexedDbBanks(): BankStore {
  const connected = createConnection(listName, [recordsStore])
  const queue = createQueue()
  const storages = new Map<string, ReturnType<typeof indexedDbStorage>>()

  async function begin(mode: IDBTransactionMode) {
    const transaction = (await connected()).transaction(recordsStore, mode)
    return { records: transaction.objectStore(recordsStore), done: finished(transaction) }
  }

  function storage(name: string) {
    const known = storages.get(name)
    if (known) return known
    const opened = indexedDbStorage(databaseOf(name))
    storages.set(name, opened)
    return opened
  }

  async function records() {
    const { records: stored, done } = await begin('readonly')
    const [names, values] = await Promise.all([settled(stored.getAllKeys()), settled(stored.getAll())])
    await done
    const found = names.map((name, index): [string, unknown] => [String(name), values[index]])
    return new Map(
      found.filter((entry): entry is [string, BankRecord] => is(entry[0], bankName) && is(entry[1], bankRecord)),
    )
  }

  return {
    shared: {
      isReadBeforeCall: true,
      record: async (name) => (await records()).get(name),
      exclusive: <Result>(work: () => Promise<Result>): Promise<Result> =>
        queue(() => {
          const locks = globalThis.navigator?.locks
          return locks ? (locks.request(listName, work) as Promise<Result>) : work()
        }),
    },
    records,
    storage,
    async save(name, record) {
      const { records, done } = await begin('readwrite')
      records.put(record, name)
      await done
    },
    rows: (names) =>
      countEach(names, async (name) => {
        const opened = storage(name)
        const [rows, snapshots] = await Promise.all([opened.count(), opened.snapshots.list()])
        return rows + 2 * snapshots.length
      }),
    async remove(name) {
      const { records, done } = await begin('readwrite')
      records.delete(name)
      await done
      storages.delete(name)
      await Promise.all([databaseOf(name), `${databaseOf(name)}-snapshots`].map(removeDatabase))
    },
  }
}
