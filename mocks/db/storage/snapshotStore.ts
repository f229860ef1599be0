import type { Snapshot } from '../../../src/rules/sandbox/data/data.ts'

/** Where a kernel stores copies of its state by name, beside its rows: a reset leaves them. */
export interface SnapshotStore {
  list(): Promise<Snapshot[]>
  /** The content, an exported file; undefined when there is none of this name. */
  load(name: string): Promise<string | undefined>
  /** Also in the place of one with this name. */
  save(snapshot: Snapshot, content: string): Promise<void>
  /** All or nothing. */
  rename(name: string, snapshot: Snapshot): Promise<void>
  delete(name: string): Promise<void>
}

/** Lives as long as the object. */
export function memorySnapshots(): SnapshotStore {
  const stored = new Map<string, { snapshot: Snapshot; content: string }>()
  return {
    list: async () => Array.from(stored.values(), ({ snapshot }) => snapshot),
    load: async (name) => stored.get(name)?.content,
    save: async (snapshot, content) => void stored.set(snapshot.name, { snapshot, content }),
    async rename(name, snapshot) {
      const { content = '' } = stored.get(name) ?? {}
      stored.delete(name)
      stored.set(snapshot.name, { snapshot, content })
    },
    delete: async (name) => void stored.delete(name),
  }
}
