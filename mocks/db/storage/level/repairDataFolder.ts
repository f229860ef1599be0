import { mkdir, readdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import { parseJson } from '../../../../src/rules/json/parseJson.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { defaultSettings } from '../../../../src/rules/sandbox/settings.ts'
import { createDatabase } from '../../database.ts'
import { systemId } from '../../tables/system.ts'
import { earlierFormat, formatKey, manifestKey } from './checkDataFolder.ts'
import { isLocked, notOurs, openError } from './folderErrors.ts'
import { onCopy } from './folderFiles.ts'
import { decodeEntry, isManifest, type Manifest, manifestFile, readManifestFile } from './folderManifest.ts'
import { openDataFolder } from './openDataFolder.ts'

interface Salvage {
  entries: Map<string, unknown>
  /** Keys whose values are not what was written. */
  unreadable: string[]
  /** What was saved last, as far as it is known. */
  expected: Manifest | undefined
}

/**
 * Writes what can be read of a data folder into a new one; the old one is not changed.
 * @returns what was written and what is missing, in lines
 * @throws Error when the old folder is in use or no data folder, or the new one is not empty
 */
export async function repairDataFolder(from: string, to: string): Promise<string[]> {
  const names = await readdir(from).catch((error: Error) => {
    throw openError(from, error)
  })
  if (!names.some((name) => name === manifestFile || /^(CURRENT|MANIFEST-\d+|\d+\.(ldb|log|sst))$/.test(name)))
    throw notOurs(from)
  await mkdir(to, { recursive: true })
  if ((await readdir(to)).length > 0) throw new Error(`${to} is not empty: name a new folder with --repair.`)
  if (names.includes('CURRENT')) await assertUnused(from, to)
  const salvage = await onCopy(from, (copy) => readWhatIsWhole(copy, notedIn(from)), to)
  const hasSystem = restoreSystem(salvage.entries)
  const folder = await openDataFolder(to, () => undefined)
  await folder.write(salvage.entries)
  await folder.close()
  return [...report(from, to, salvage), ...(hasSystem ? [] : ['Its settings are missing: the default ones are used.'])]
}

/** Repairing takes no lock. @throws Error when a server uses the folder */
async function assertUnused(from: string, to: string) {
  await onCopy(
    from,
    async (copy) => {
      const database = new ClassicLevel(copy, { createIfMissing: false })
      await database.open().catch((error: Error) => {
        if (isLocked(error)) throw openError(from, error)
      })
      await database.close()
    },
    to,
  )
}

function notedIn(path: string): Manifest | 'unreadable' | undefined {
  try {
    return readManifestFile(path)
  } catch {
    return 'unreadable'
  }
}

async function readWhatIsWhole(copy: string, noted: Manifest | 'unreadable' | undefined): Promise<Salvage> {
  await ClassicLevel.repair(copy)
  const database = new ClassicLevel<string, string>(copy)
  await database.open()
  const stored = new Map<string, string>()
  try {
    for await (const [key, value] of database.iterator()) stored.set(key, value)
  } catch {
    // The blocks behind an unreadable one are lost.
  } finally {
    await database.close()
  }
  const isEarlier = noted === undefined && !stored.has(manifestKey) && stored.get(formatKey) === earlierFormat
  const entries = new Map<string, unknown>()
  const unreadable: string[] = []
  for (const [key, text] of stored) {
    if (key === formatKey || key === manifestKey) continue
    const value = isEarlier ? parseJson(text) : decodeEntry(key, text)?.value
    if (value !== undefined && fits(key, value)) entries.set(key, value)
    else unreadable.push(key)
  }
  const inside = decodeEntry(manifestKey, stored.get(manifestKey) ?? '')?.value
  const manifests = [inside, noted].filter(isManifest).sort((one, other) => other.revision - one.revision)
  return { entries, unreadable, expected: manifests[0] }
}

/** What is between the format and the end is a row. */
const fits = (key: string, value: unknown) => key < formatKey || (isRecord(value) && typeof value.order === 'number')

/** A bank without its settings would be seeded over its rows. Whether they were there. */
function restoreSystem(entries: Map<string, unknown>): boolean {
  const key = `system/${systemId}`
  if (entries.size === 0 || entries.has(key)) return true
  const seeded = Object.keys(createDatabase().tables)
  entries.set(key, { order: 0, row: { id: systemId, clockOffset: 0, settings: defaultSettings, seeded } })
  return false
}

const namedAtMost = 20

function report(from: string, to: string, { entries, unreadable, expected }: Salvage): string[] {
  const named = unreadable.slice(0, namedAtMost).join(', ')
  const more = unreadable.length > namedAtMost ? ` and ${unreadable.length - namedAtMost} more` : ''
  const of = expected
    ? ` of the ${expected.count} entries that were saved last`
    : ' entries; how many there were is not known'
  return [
    `${to} has ${entries.size}${of}. ${from} was not changed.`,
    ...(unreadable.length > 0 ? [`Not readable: ${named}${more}`] : []),
  ]
}
