import type { SnapshotStore } from '../../db/storage/snapshotStore.ts'
import { toStorageError } from './storageError.ts'

/** The same store, whose failures are the errors of a call; notifies when something has changed. */
export function watchedSnapshots(store: SnapshotStore, onChange: () => void): SnapshotStore {
  const failed = (error: unknown) => {
    throw toStorageError(error)
  }
  const change = (work: Promise<void>) => work.then(onChange, failed)
  return {
    list: () => store.list().catch(failed),
    load: (name) => store.load(name).catch(failed),
    save: (snapshot, content) => change(store.save(snapshot, content)),
    rename: (name, snapshot) => change(store.rename(name, snapshot)),
    delete: (name) => change(store.delete(name)),
  }
}
