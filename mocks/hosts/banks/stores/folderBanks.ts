import { is } from 'superstruct'
import { bankName } from '../../../../src/rules/sandbox/banks/banks.ts'
import { createBankFolders } from '../../../db/storage/level/bankFolders.ts'
import { levelStorage } from '../../../db/storage/level/levelStorage.ts'
import type { Storage } from '../../../db/storage/storage.ts'
import { bankRecord } from './bankRecord.ts'
import { type BankRecord, type BankStore, countEach } from './bankStore.ts'

/** Banks in folders of their own within a server's data folder. */
export function folderBanks(path: string, report: (line: string) => void): BankStore {
  const folders = createBankFolders(path, (name) => is(name, bankName))
  const storages = new Map<string, Storage>()

  /** A process that was killed has noted neither the last call, though nearly every call writes something, nor what is planned. */
  function readRecord(name: string): BankRecord {
    const record = folders.readRecord(name)
    if (!is(record, bankRecord)) throw new Error(`${folders.dataOf(name)} has no readable record of its bank`)
    const writtenAt = folders.writtenAfterRecord(name)
    return writtenAt === undefined ? record : { ...record, lastCallAt: writtenAt, wakesAt: record.createdAt }
  }

  return {
    records: async () => new Map(folders.names().map((name) => [name, readRecord(name)])),
    storage(name) {
      const known = storages.get(name)
      if (known) return known
      const storage = levelStorage(folders.dataOf(name), {
        report,
        onLost: ({ message }) => report(`The bank ${name} can no longer save data: ${message}`),
      })
      storages.set(name, storage)
      return storage
    },
    save: async (name, record) => folders.writeRecord(name, record),
    rows: (names) => countEach(names, folders.entries),
    async remove(name) {
      storages.delete(name)
      await folders.remove(name)
    },
  }
}
