import type { StoredRow } from '../table.ts'
import { memorySnapshots, type SnapshotStore } from './snapshotStore.ts'

/** Rows by `table/id`; undefined stands for a row that is gone. */
export type Changes = ReadonlyMap<string, StoredRow | undefined>

/**
 * Where a kernel stores its rows. Several kernels may share one (tabs, a worker and the one that replaces it, servers).
 * `exclusive` may run work again that could not be stored: by then `isCurrent` is false.
 */
export interface Storage {
  /** Runs one piece of work at a time among all kernels that share this storage. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
  /** The same, unless another process is at work in it: then it does nothing. */
  exclusiveIfFree?<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** True when nobody else has saved since this kernel loaded or saved. */
  isCurrent(): Promise<boolean>
  load(): Promise<Map<string, StoredRow>>
  /** Within a turn: whether `load` reads only what an earlier kernel has had in memory. False when nobody knows it. */
  wasLoaded?(): boolean
  /** What others have saved since this kernel loaded or saved; undefined when it has to load all. */
  loadChanges?(): Promise<Changes | undefined>
  /** False when a save may be left to itself: later ones are stored after it or, if it fails, not at all. */
  readonly isShared: boolean
  /** All of the changes or none. */
  save(changes: Changes): Promise<void>
  /** Replaces all rows with these, or none. */
  replace(rows: ReadonlyMap<string, StoredRow>): Promise<void>
  readonly snapshots: SnapshotStore
  /** Notifies those who subscribed in other processes of the names of what changes with this work. */
  announce?(names: readonly string[]): void
  /** Calls the listener with what others have announced. Returns what ends it. */
  subscribe?(listener: (names: readonly string[]) => void): () => void
  /** Some process is to wake the bank after so many milliseconds, even if this one ends; undefined: none is. */
  wakeIn?(milliseconds: number | undefined): void
  /** Releases what it locks; the next call locks it again. */
  close?(): Promise<void>
}

/** Runs one piece of work after another, also after one that failed. */
export function createQueue(): Storage['exclusive'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work, work)
    last = result.catch(() => undefined)
    return result
  }
}

export function apply(rows: Map<string, StoredRow>, changes: Changes): void {
  for (const [key, stored] of changes) {
    if (stored) rows.set(key, stored)
    else rows.delete(key)
  }
}

/** Lives as long as the object; `rows` lets a test look inside or start from a copy. */
export function memoryStorage(rows: Map<string, StoredRow> = new Map()): Storage {
  return {
    exclusive: createQueue(),
    isCurrent: async () => true,
    isShared: true,
    load: async () => structuredClone(rows),
    // A row is never changed in place: what is saved needs no copy.
    save: async (changes) => apply(rows, changes),
    async replace(others) {
      rows.clear()
      apply(rows, others)
    },
    snapshots: memorySnapshots(),
  }
}
