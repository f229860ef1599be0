import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bankFolders } from './folderFiles.ts'
import { manifestFile, readManifestFile } from './folderManifest.ts'

const recordFile = 'bank.json'
const dataFolder = 'data'
const removed = '.removed-'

/** Windows has no folder of these names. */
const ofWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const ofWindowsMarked = new RegExp(`^(${ofWindows.source.slice(1, -1)})_$`)

export interface BankFolders {
  names(): string[]
  dataOf(name: string): string
  /** What was last written for it. @throws Error that names the file, when it is not JSON */
  readRecord(name: string): unknown
  writeRecord(name: string, record: unknown): void
  /** When a batch was last written, in milliseconds since the epoch, if that was after the record. */
  writtenAfterRecord(name: string): number | undefined
  /** How many entries its database has. */
  entries(name: string): number
  remove(name: string): Promise<void>
}

/**
 * A folder for each bank, with its record and its data folder. A bank whose record was not written is none: its making was
 * interrupted. `isName` says which folders are banks; what else is there stays.
 */
export function createBankFolders(path: string, isName: (name: string) => boolean): BankFolders {
  const base = join(path, bankFolders)

  /** Names come from addresses: none may lead out of the folder. */
  function folderOf(name: string): string {
    if (!isName(name)) throw new Error(`${JSON.stringify(name)} is not a bank name`)
    // One that was made before names were marked stays where it is.
    const isMarked = ofWindows.test(name) && !subfolders().includes(name)
    return join(base, isMarked ? `${name}_` : name)
  }
  const fileOf = (name: string) => join(folderOf(name), recordFile)
  const dataOf = (name: string) => join(folderOf(name), dataFolder)
  const subfolders = () => (existsSync(base) ? readdirSync(base) : [])

  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

  return {
    names() {
      const names = new Set(subfolders().map((folder) => folder.replace(ofWindowsMarked, '$1')))
      return [...names].filter((name) => isName(name) && existsSync(fileOf(name)))
    },

    dataOf,

    readRecord(name) {
      const file = fileOf(name)
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as unknown
      } catch (error) {
        throw new Error(`${file} is not readable: ${(error as Error).message}`)
      }
    },

    writeRecord(name, record) {
      const file = fileOf(name)
      mkdirSync(folderOf(name), { recursive: true })
      writeFileSync(`${file}.tmp`, `${JSON.stringify(record, null, 2)}\n`)
      renameSync(`${file}.tmp`, file)
    },

    writtenAfterRecord(name) {
      const writtenAt = timeOf(join(dataOf(name), manifestFile))
      return writtenAt > timeOf(fileOf(name)) ? writtenAt : undefined
    },

    entries: (name) => readManifestFile(dataOf(name))?.count ?? 0,

    async remove(name) {
      const folder = folderOf(name)
      if (!existsSync(folder)) return
      // At once: a process that is killed meanwhile leaves no half of a bank.
      const doomed = join(base, `${removed}${name}`)
      await rm(doomed, { recursive: true, force: true })
      renameSync(folder, doomed)
      await rm(doomed, { recursive: true, force: true })
    },
  }
}
