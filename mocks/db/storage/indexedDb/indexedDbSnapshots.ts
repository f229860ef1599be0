import type { Snapshot } from '../../../../src/rules/sandbox/data/data.ts'
import type { SnapshotStore } from '../snapshotStore.ts'
import { createConnection, finished, settled } from './indexedDb.ts'

const snapshotsStore = 'snapshots'
const contentsStore = 'contents'
const stores = [snapshotsStore, contentsStore]

/** A database of its own, so that a sandbox of an earlier version still opens that of the rows. */
export function indexedDbSnapshots(name: string): SnapshotStore {
  const connected = createConnection(name, stores)

  async function begin(mode: IDBTransactionMode) {
    const transaction = (await connected()).transaction(stores, mode)
    return {
      snapshots: transaction.objectStore(snapshotsStore),
      contents: transaction.objectStore(contentsStore),
      done: finished(transaction),
    }
  }

  return {
    async list() {
      const { snapshots, done } = await begin('readonly')
      const found = (await settled(snapshots.getAll())) as Snapshot[]
      await done
      return found
    },
    async load(snapshot) {
      const { contents, done } = await begin('readonly')
      const content = (await settled(contents.get(snapshot))) as string | undefined
      await done
      return content
    },
    async save(snapshot, content) {
      const { snapshots, contents, done } = await begin('readwrite')
      snapshots.put(snapshot, snapshot.name)
      contents.put(content, snapshot.name)
      await done
    },
    async rename(before, snapshot) {
      const { snapshots, contents, done } = await begin('readwrite')
      const content = await settled(contents.get(before))
      snapshots.delete(before)
      contents.delete(before)
      snapshots.put(snapshot, snapshot.name)
      contents.put(content, snapshot.name)
      await done
    },
    async delete(snapshot) {
      const { snapshots, contents, done } = await begin('readwrite')
      snapshots.delete(snapshot)
      contents.delete(snapshot)
      await done
    },
  }
}
