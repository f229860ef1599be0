import { copyFile, link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseJson } from '../../../../src/rules/json/parseJson.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { notOurs, oldFile, openError } from './folderErrors.ts'
import { DamagedFolderError, emptyManifest, manifestFile, readManifestFile } from './folderManifest.ts'

/** The files of LevelDB; a process that is killed while it creates them may leave only some. */
const levelFile = /^(CURRENT|LOCK|LOG(\.old)?|MANIFEST-\d+|\d+\.(dbtmp|ldb|log|sst))$/

/** In the data folder of a server, beside its own database: those of its named banks. */
export const bankFolders = 'banks'

const ownFile = new RegExp(`^${manifestFile.replace('.', '\\.')}(\\.tmp)?$|^\\.check-\\d+$|^${bankFolders}$`)

/** Without CURRENT only a database that was never opened has no others. */
const usedFile = /^(MANIFEST-(?!0*1$)\d+|\d+\.(ldb|log|sst))$/

const failed = (path: string) => (error: Error) => {
  throw openError(path, error)
}

/**
 * Whether there is a database in the folder, which is created with its parents if it is missing. LevelDB would put its
 * files beside whatever a folder contains, and would start an empty database where its file CURRENT is lost.
 * @throws Error for anything that is no data folder. @throws DamagedFolderError
 */
export async function hasDatabase(path: string): Promise<boolean> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (names instanceof Error) {
    if (names.code === 'ENOENT') {
      await createFolder(path).catch(failed(path))
      return false
    }
    if (names.code !== 'ENOTDIR') throw openError(path, names)
    throw (await isOldFile(path).catch(failed(path))) ? oldFile(path) : notOurs(path)
  }
  if (names.includes('CURRENT')) return true
  if (names.some((name) => !levelFile.test(name) && !ownFile.test(name))) throw notOurs(path)
  const { revision } = readManifestFile(path) ?? emptyManifest
  if (revision > 0 || names.some((name) => usedFile.test(name)))
    throw new DamagedFolderError('its file CURRENT is missing')
  return false
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

/** Earlier versions stored all rows in one file, whose first line has a format. */
async function isOldFile(path: string): Promise<boolean> {
  // Reading from a device or a pipe may never end.
  if (!(await stat(path)).isFile()) return false
  const [first = ''] = (await readFile(path, 'utf8')).split('\n', 1)
  const content = parseJson(first)
  return isRecord(content) && content.format === 'portico-sandbox-1'
}

/**
 * Runs the work on the same database in a folder of its own, which is removed afterwards. LevelDB changes no file in
 * place but writes new ones and removes old ones, so links are copies. The lock is linked too: whoever has the database
 * open in one folder has it in both.
 */
export async function onCopy<Result>(
  path: string,
  work: (copy: string) => Promise<Result>,
  parent = path,
): Promise<Result> {
  const copy = join(parent, `.check-${process.pid}`)
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy)
  try {
    for (const name of await readdir(path))
      if (levelFile.test(name)) await linkOrCopy(join(path, name), join(copy, name))
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function linkOrCopy(from: string, to: string) {
  await link(from, to)
    .catch(() => copyFile(from, to))
    .catch((error: NodeJS.ErrnoException) => {
      // Another process has removed it meanwhile.
      if (error.code !== 'ENOENT') throw error
    })
}
