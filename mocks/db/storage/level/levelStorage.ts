import type { Snapshot } from '../../../../src/rules/sandbox/data/data.ts'
import type { StoredRow } from '../../table.ts'
import { createQueue, type Storage } from '../storage.ts'
import { formatKey } from './checkDataFolder.ts'
import { DamagedFolderError } from './folderManifest.ts'
import { type DataFolder, openDataFolder } from './openDataFolder.ts'

/** These come before the rows, where an earlier version does not look. */
const snapshotPrefix = '!!snapshot/'
const snapshotKey = (name: string) => `${snapshotPrefix}${name}`
const contentKey = (name: string) => `!!content/${name}`
const isRow = (key: string) => key > formatKey

interface Options {
  /** Called once when the folder of an earlier version was converted. */
  report?(line: string): void
  /** Called when the folder is damaged or gone while it is in use: nothing can be saved from then on. */
  onLost?(error: Error): void
}

/**
 * A LevelDB database in a folder: each save is one atomic batch of the rows that changed, with how many there are and
 * their checksum. LevelDB locks the folder, so no other process can write to it. A batch is in the hands of the operating
 * system before `save` resolves: it survives the death of the process, but not a power failure. What is saved while a
 * batch is being written is the next batch. After one that failed all saves fail, as their rows may depend on what was
 * lost, until the rows are loaded again.
 * @throws Error from `load` when the folder is in use, damaged or contains something else; it is not changed then.
 */
export function levelStorage(
  path: string,
  { report = () => undefined, onLost = () => undefined }: Options = {},
): Storage {
  let opening: Promise<DataFolder> | undefined
  let lost: Error | undefined
  /** What was stored in it last, which it must not fall behind. */
  let revision = 0
  /** Whether it was checked and then closed whole. */
  let wasClosed = false
  /** Waits for the batch that is being written. */
  let waiting: { rows: Map<string, unknown>; stored: Promise<void> } | undefined
  let lastStored: Promise<void> = Promise.resolve()

  function opened(): Promise<DataFolder> {
    if (lost) return Promise.reject(lost)
    if (!opening) {
      opening = openDataFolder(path, report, { least: revision, isKnown: wasClosed })
      wasClosed = false
      opening.catch((error) => {
        opening = undefined
        if (revision > 0) lose(error)
      })
    }
    return opening
  }

  function lose(error: unknown) {
    if (lost || !(error instanceof DamagedFolderError)) return
    lost = error
    onLost(error)
  }

  async function close() {
    const closing = opening
    opening = undefined
    await (await closing?.catch(() => undefined))?.close()
  }

  async function write(changed: ReadonlyMap<string, unknown>) {
    if (changed.size === 0) return
    try {
      revision = await (await opened()).write(changed)
    } catch (error) {
      lose(error)
      // After a failed write the end of LevelDB's log is unknown: opening it again recovers what is whole.
      await close()
      throw error
    }
  }

  function openGroup() {
    const rows = new Map<string, unknown>()
    const stored = lastStored.then(() => {
      waiting = undefined
      return write(rows)
    })
    waiting = { rows, stored }
    lastStored = stored
    return waiting
  }

  function save(changed: Iterable<readonly [key: string, value: unknown]>): Promise<void> {
    const { rows, stored } = waiting ?? openGroup()
    for (const [key, value] of changed) rows.set(key, value)
    return stored
  }

  const settled = () => lastStored.catch(() => undefined)

  const load = async (name: string) => (await (await opened()).get(contentKey(name))) as string | undefined

  return {
    exclusive: createQueue(),

    isCurrent: async () => opening !== undefined,

    isShared: false,

    async load() {
      await settled()
      waiting = undefined
      lastStored = Promise.resolve()
      const entries = await (await opened()).read()
      return new Map([...entries].filter(([key]) => isRow(key))) as Map<string, StoredRow>
    },

    save,

    async replace(all) {
      await lastStored
      const keys = [...(await opened()).keys()].filter(isRow)
      await save([...keys.map((key) => [key, undefined] as const), ...all])
    },

    snapshots: {
      async list() {
        const folder = await opened()
        const keys = [...folder.keys()].filter((key) => key.startsWith(snapshotPrefix)).sort()
        return (await Promise.all(keys.map(folder.get))) as Snapshot[]
      },
      load,
      save: (snapshot, content) =>
        save([
          [snapshotKey(snapshot.name), snapshot],
          [contentKey(snapshot.name), content],
        ]),
      rename: async (name, snapshot) =>
        save([
          [snapshotKey(name), undefined],
          [contentKey(name), undefined],
          [snapshotKey(snapshot.name), snapshot],
          [contentKey(snapshot.name), await load(name)],
        ]),
      delete: (name) =>
        save([
          [snapshotKey(name), undefined],
          [contentKey(name), undefined],
        ]),
    },

    async close() {
      const isWhole = await lastStored.then(
        () => opening !== undefined,
        () => false,
      )
      await close()
      wasClosed = isWhole && revision > 0
    },
  }
}
