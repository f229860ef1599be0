import { memoryStorage, type Storage } from '../../../db/storage/storage.ts'
import type { StoredRow } from '../../../db/table.ts'
import { type BankStore, countEach } from './bankStore.ts'

/** Banks live as long as the object. */
export function memoryBanks(): BankStore {
  const banks = new Map<string, { rows: ReadonlyMap<string, StoredRow>; storage: Storage }>()
  function opened(name: string) {
    const known = banks.get(name)
    if (known) return known
    const rows = new Map<string, StoredRow>()
    const bank = { rows, storage: memoryStorage(rows) }
    banks.set(name, bank)
    return bank
  }
  return {
    records: async () => new Map(),
    storage: (name) => opened(name).storage,
    save: async () => undefined,
    rows: (names) =>
      countEach(names, async (name) => {
        const { rows, storage } = opened(name)
        return rows.size + 2 * (await storage.snapshots.list()).length
      }),
    remove: async (name) => void banks.delete(name),
  }
}
