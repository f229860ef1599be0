import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import {
  type CheckedFolder,
  checkAll,
  checkDataFolder,
  emptyFolder,
  format,
  formatKey,
  manifestKey,
} from './checkDataFolder.ts'
import { damagedError, isLocked, openError } from './folderErrors.ts'
import { hasDatabase } from './folderFiles.ts'
import {
  createManifestFile,
  DamagedFolderError,
  decodeEntry,
  encodeEntry,
  type Manifest,
  manifestFile,
  minus,
  openManifestFile,
  plus,
  readManifestFile,
} from './folderManifest.ts'

/** A data folder that is locked and has been checked. */
export interface DataFolder {
  /** All entries. @throws DamagedFolderError when they are not what was saved */
  read(): Promise<Map<string, unknown>>
  keys(): Iterable<string>
  get(key: string): Promise<unknown>
  /** All of the changes or none; undefined stands for an entry that is removed. Resolves with the number of batches. */
  write(changes: ReadonlyMap<string, unknown>): Promise<number>
  close(): Promise<void>
}

interface Options {
  /** How many batches there are at least. */
  least?: number
  /** Whether this process has closed the folder after it was checked: then no copy is checked before it is opened. */
  isKnown?: boolean
}

/**
 * @throws Error when the folder is in use, damaged or something else; it is not changed then
 */
export async function openDataFolder(
  path: string,
  report: (line: string) => void,
  { least = 0, isKnown = false }: Options = {},
): Promise<DataFolder> {
  if (least > 0 && !existsSync(join(path, manifestFile))) throw goneError(path)
  const { database, checked } = await (isKnown ? reopenDatabase(path, least) : openDatabase(path, least))
  const noted = openManifestFile(path)
  let { manifest } = checked
  let isFormatted = checked.format === 'current'
  const hashes = new Map(Array.from(checked.entries, ([key, { hash }]) => [key, hash]))
  /** What the check has read, until something else is written or it has been read. */
  let entriesOfCheck: CheckedFolder['entries'] | undefined = checked.entries

  async function write(changes: ReadonlyMap<string, unknown>) {
    entriesOfCheck = undefined
    const { operations, changed, next } = applied(changes, hashes, manifest)
    if (!isFormatted) operations.push({ type: 'put', key: formatKey, value: format })
    if (!noted.isInPlace()) throw goneError(path)
    await database.batch(operations)
    noted.write(next)
    isFormatted = true
    manifest = next
    for (const [key, hash] of changed) {
      if (hash === undefined) hashes.delete(key)
      else hashes.set(key, hash)
    }
    return next.revision
  }

  async function close() {
    noted.close()
    await database.close()
  }

  if (checked.format === 'earlier') {
    const entries = new Map(Array.from(checked.entries, ([key, { value }]) => [key, value]))
    hashes.clear()
    await write(entries)
    report(`${path} was written by an earlier version: its ${entries.size} entries have checksums now.`)
  }

  function checkedValue(key: string, stored: string): unknown {
    const entry = decodeEntry(key, stored)
    if (entry?.hash === hashes.get(key)) return entry?.value
    throw damagedError(path, new DamagedFolderError(`its entry ${JSON.stringify(key)} is not what was written`))
  }

  return {
    async read() {
      const first = entriesOfCheck
      entriesOfCheck = undefined
      if (first) return new Map(Array.from(first, ([key, { value }]) => [key, value]))
      const entries = new Map<string, unknown>()
      for (const [key, stored] of await database.iterator().all())
        if (hashes.has(key)) entries.set(key, checkedValue(key, stored))
      if (entries.size === hashes.size) return entries
      throw damagedError(path, new DamagedFolderError(`it has ${entries.size} of ${hashes.size} entries`))
    },
    keys: () => hashes.keys(),
    async get(key) {
      const stored = await database.get(key)
      return stored === undefined ? undefined : checkedValue(key, stored)
    },
    write,
    close,
  }
}

async function openLevel(path: string): Promise<ClassicLevel<string, string>> {
  const database = new ClassicLevel<string, string>(path)
  await database.open().catch((error: Error) => {
    throw openError(path, error)
  })
  return database
}

/** Checked before anything is changed, as LevelDB changes what it opens. */
async function openDatabase(path: string, least: number) {
  const checked = await check(path)
  if (checked.manifest.revision < least) throw goneError(path)
  if (!readManifestFile(path)) createManifestFile(path)
  const database = await openLevel(path)
  await removeOldCopies(path)
  return { database, checked }
}

/** What this process has closed is whole unless somebody has changed it since. */
async function reopenDatabase(path: string, least: number) {
  const database = await openLevel(path)
  try {
    const checked = checkAll(path, new Map(await database.iterator().all()), readManifestFile(path))
    if (checked.manifest.revision < least) throw goneError(path)
    return { database, checked }
  } catch (error) {
    await database.close()
    throw error instanceof DamagedFolderError ? damagedError(path, error) : error
  }
}

const goneError = (path: string) =>
  new DamagedFolderError(`${path} was removed or replaced while it was in use, so nothing more is saved in it`)

async function check(path: string): Promise<CheckedFolder> {
  try {
    return (await hasDatabase(path)) ? await checkDataFolder(path) : emptyFolder()
  } catch (error) {
    if (error instanceof DamagedFolderError) throw damagedError(path, error)
    const isSystemError = typeof (error as NodeJS.ErrnoException).syscall === 'string'
    throw isSystemError || isLocked(error as Error) ? openError(path, error as Error) : error
  }
}

type BatchOperation = { type: 'put'; key: string; value: string } | { type: 'del'; key: string }

function applied(changes: ReadonlyMap<string, unknown>, hashes: ReadonlyMap<string, number>, manifest: Manifest) {
  const operations: BatchOperation[] = []
  const changed = new Map<string, number | undefined>()
  let { count, checksum } = manifest
  for (const [key, value] of changes) {
    const before = hashes.get(key)
    if (before !== undefined) {
      count--
      checksum = minus(checksum, before)
    }
    if (value === undefined) {
      operations.push({ type: 'del', key })
      changed.set(key, undefined)
    } else {
      const { hash, stored } = encodeEntry(key, value)
      operations.push({ type: 'put', key, value: stored })
      changed.set(key, hash)
      count++
      checksum = plus(checksum, hash)
    }
  }
  const next = { revision: manifest.revision + 1, count, checksum }
  operations.push({ type: 'put', key: manifestKey, value: encodeEntry(manifestKey, next).stored })
  return { operations, changed, next }
}

/** Of processes that were killed while they checked the folder. */
async function removeOldCopies(path: string) {
  for (const name of await readdir(path))
    if (/^\.check-\d+$/.test(name)) await rm(join(path, name), { recursive: true, force: true })
}
