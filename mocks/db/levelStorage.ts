import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { isRecord } from '../../src/rules/problem.ts'
import type { Snapshot } from '../../src/rules/sandboxData.ts'
import { createQueue, type Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

/** Rows have keys such as `table/id`; this one comes before all of them. */
const formatKey = '!format'
/** These come before that one, where an earlier version does not look. */
const snapshotKeys = { gte: '!!snapshot/', lt: '!!snapshot0' }
const snapshotKey = (name: string) => `!!snapshot/${name}`
const contentKey = (name: string) => `!!content/${name}`
const rows = { gt: formatKey }
const format = { type: 'put' as const, key: formatKey, value: 'portico-sandbox-2', valueEncoding: 'utf8' }

/** The files of LevelDB; a process that is killed while it creates them may leave only some. */
const levelFile = /^(CURRENT|LOCK|LOG(\.old)?|MANIFEST-\d+|\d+\.(dbtmp|ldb|log|sst))$/

/**
 * A LevelDB database in a folder: each save is one atomic batch of the rows that changed. LevelDB locks the folder, so no
 * other process can write to it. A batch is in the hands of the operating system before `save` resolves: it survives the
 * death of the process, but not a power failure. What is saved while a batch is being written is the next batch. After one
 * that failed all saves fail, as their rows may depend on what was lost, until the rows are loaded again.
 * @throws Error from `load` when the folder is in use or contains something else; it is not changed then.
 */
export function levelStorage(path: string): Storage {
  let database: ClassicLevel<string, unknown> | undefined
  let hasFormat = false
  /** Waits for the batch that is being written. */
  let waiting: { rows: Map<string, unknown>; stored: Promise<void> } | undefined
  let lastStored: Promise<void> = Promise.resolve()

  async function opened(): Promise<ClassicLevel<string, unknown>> {
    if (database) return database
    await assertOurs(path)
    const opening = new ClassicLevel<string, unknown>(path, { valueEncoding: 'json' })
    await opening.open().catch(errorOf(path))
    hasFormat = (await opening.get<string, string>(formatKey, { valueEncoding: 'utf8' })) === format.value
    if (!hasFormat && (await opening.keys({ limit: 1 }).all()).length > 0) {
      await opening.close()
      throw notOurs(path)
    }
    database = opening
    return opening
  }

  async function close() {
    const closing = database
    database = undefined
    await closing?.close()
  }

  async function write(changed: ReadonlyMap<string, unknown>) {
    if (changed.size === 0) return
    const changes = Array.from(changed, ([key, value]) =>
      value === undefined ? { type: 'del' as const, key } : { type: 'put' as const, key, value },
    )
    try {
      await (await opened()).batch(hasFormat ? changes : [format, ...changes])
      hasFormat = true
    } catch (error) {
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

    isCurrent: async () => database !== undefined,

    isShared: false,

    async load() {
      await settled()
      waiting = undefined
      lastStored = Promise.resolve()
      return new Map((await (await opened()).iterator(rows).all()) as [string, StoredRow][])
    },

    save,

    async replace(all) {
      await lastStored
      const keys = await (await opened()).keys(rows).all()
      await save([...keys.map((key) => [key, undefined] as const), ...all])
    },

    snapshots: {
      async list() {
        return (await (await opened()).values(snapshotKeys).all()) as Snapshot[]
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
      await settled()
      await close()
    },
  }
}

const notOurs = (path: string) =>
  new Error(`${path} is not a data folder of this sandbox. Choose a new or an empty folder with --data.`)

const errorOf = (path: string) => (error: Error) => {
  throw openError(path, error)
}

/** LevelDB would put its files beside whatever a folder contains. */
async function assertOurs(path: string): Promise<void> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (names instanceof Error) {
    if (names.code === 'ENOENT') return createFolder(path).catch(errorOf(path))
    if (names.code !== 'ENOTDIR') throw openError(path, names)
    throw (await isOldFile(path).catch(errorOf(path))) ? oldFile(path) : notOurs(path)
  }
  if (!names.includes('CURRENT') && names.some((name) => !levelFile.test(name))) throw notOurs(path)
}

/** With its parents. `mkdir` with `recursive` never ends in /proc, which says of each new folder that its parent is missing. */
async function createFolder(path: string): Promise<void> {
  const create = () =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  const parent = dirname(path)
  await create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || parent === path) throw error
    await createFolder(parent)
    await create()
  })
}

const oldFile = (path: string) =>
  new Error(
    `${path} is a data file of an earlier version, which this one cannot read; it was not changed. ` +
      'Choose a new folder with --data.',
  )

/** Earlier versions stored all rows in one file, whose first line has a format. */
async function isOldFile(path: string): Promise<boolean> {
  // Reading from a device or a pipe may never end.
  if (!(await stat(path)).isFile()) return false
  const [first = ''] = (await readFile(path, 'utf8')).split('\n', 1)
  try {
    const content = JSON.parse(first) as unknown
    return isRecord(content) && content.format === 'portico-sandbox-1'
  } catch {
    return false
  }
}

function openError(path: string, error: Error): Error {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
  return code === 'LEVEL_LOCKED'
    ? new Error(`${path} is in use by another sandbox. Stop that one, or choose another folder with --data.`)
    : new Error(`${path} cannot be opened: ${message}`, { cause: error })
}
