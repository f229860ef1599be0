import { ClassicLevel } from 'classic-level'
import { isLocked, notOurs } from './folderErrors.ts'
import { onCopy } from './folderFiles.ts'
import {
  DamagedFolderError,
  decodeEntry,
  emptyManifest,
  isManifest,
  type Manifest,
  manifestFile,
  plus,
  readManifestFile,
} from './folderManifest.ts'

/** Rows have keys such as `table/id`; this one comes before all of them. */
export const formatKey = '!format'
export const manifestKey = '!!manifest'
export const format = 'portico-sandbox-3'
/** Its entries had no checksums, and there was no manifest. */
export const earlierFormat = 'portico-sandbox-2'

export interface CheckedFolder {
  format: 'empty' | 'earlier' | 'current'
  manifest: Manifest
  entries: Map<string, { hash: number; value: unknown }>
}

export const emptyFolder = (): CheckedFolder => ({ format: 'empty', manifest: emptyManifest, entries: new Map() })

/** Reads all of the database, of which nothing is changed. @throws DamagedFolderError when it is not what was saved */
export async function checkDataFolder(path: string): Promise<CheckedFolder> {
  const noted = readManifestFile(path)
  return checkAll(path, await onCopy(path, readAll), noted)
}

/** The same of what was read of the database. @throws DamagedFolderError */
export function checkAll(path: string, all: ReadonlyMap<string, string>, noted: Manifest | undefined): CheckedFolder {
  const found = all.get(formatKey)
  if (all.size === 0) {
    // The file is created before the database: without it there were rows, or an earlier version was killed at its first start.
    if (!noted || noted.revision > 0) throw new DamagedFolderError('its rows are gone')
    return emptyFolder()
  }
  if (found === earlierFormat && !all.has(manifestKey)) {
    if ((noted?.revision ?? 0) > 0) throw new DamagedFolderError('it has an older state than was saved last')
    return { format: 'earlier', manifest: emptyManifest, entries: earlierEntries(all) }
  }
  if (found !== format) {
    if (noted || all.has(manifestKey)) throw new DamagedFolderError('its format is not what was written')
    throw notOurs(path)
  }
  return { format: 'current', ...checkEntries(all, noted) }
}

async function readAll(copy: string): Promise<Map<string, string>> {
  const database = new ClassicLevel<string, string>(copy, { createIfMissing: false })
  try {
    await database.open()
    return new Map(await database.iterator().all())
  } catch (error) {
    if (isLocked(error as Error)) throw error
    const { message } = ((error as Error).cause ?? error) as Error
    throw new DamagedFolderError(message.replaceAll(`${copy}/`, ''))
  } finally {
    await database.close()
  }
}

function earlierEntries(all: ReadonlyMap<string, string>): CheckedFolder['entries'] {
  const entries: CheckedFolder['entries'] = new Map()
  for (const [key, text] of all) {
    if (key === formatKey) continue
    try {
      entries.set(key, { hash: 0, value: JSON.parse(text) as unknown })
    } catch {
      throw new DamagedFolderError(`its entry ${key} cannot be read`)
    }
  }
  return entries
}

function checkEntries(all: ReadonlyMap<string, string>, noted: Manifest | undefined) {
  if (!noted) throw new DamagedFolderError(`its file ${manifestFile} is missing`)
  const entries: CheckedFolder['entries'] = new Map()
  let checksum = 0
  for (const [key, stored] of all) {
    if (key === formatKey) continue
    const entry = decodeEntry(key, stored)
    if (!entry) throw new DamagedFolderError(`its entry ${JSON.stringify(key)} is not what was written`)
    if (key === manifestKey) continue
    entries.set(key, entry)
    checksum = plus(checksum, entry.hash)
  }
  const manifest = decodeEntry(manifestKey, all.get(manifestKey) ?? '')?.value
  if (!isManifest(manifest)) throw new DamagedFolderError('it does not say how many entries were saved')
  const { revision, count } = manifest
  if (entries.size !== count) throw new DamagedFolderError(`it has ${entries.size} of ${count} entries`)
  if (checksum !== manifest.checksum) throw new DamagedFolderError('some of its entries are older than the others')
  if (revision < noted.revision)
    throw new DamagedFolderError(`the last ${noted.revision - revision} of ${noted.revision} changes are missing`)
  if (revision === noted.revision && (count !== noted.count || checksum !== noted.checksum))
    throw new DamagedFolderError(`it does not match its file ${manifestFile}`)
  return { manifest, entries }
}
