import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type BundledDefinitions, bundleFolder } from '../definitions/bundleDefinitions.ts'

const folderInRepository = 'mocks/openapi'

const git = (cwd: string, ...parameters: string[]): Buffer =>
  execFileSync('git', parameters, { cwd, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })

/** Writes the definitions of a revision below a folder. */
function checkOut(revision: string, repository: string, folder: string): void {
  const names = git(repository, 'ls-tree', '-r', '--name-only', '-z', '--full-tree', revision, folderInRepository)
    .toString()
    .split('\0')
    .filter((name) => name.endsWith('.yaml'))
  if (names.length === 0) throw new Error(`${revision} has no definitions in ${folderInRepository}`)
  for (const name of names) {
    const file = join(folder, name.slice(folderInRepository.length + 1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, git(repository, 'show', `${revision}:${name}`))
  }
}

/**
 * The definitions of a version: of a folder like mocks/openapi, or of a git revision.
 * @throws Error when it is neither, or a definition cannot be read
 */
export async function readVersion(version: string, repository = '.'): Promise<BundledDefinitions> {
  if (existsSync(version) && statSync(version).isDirectory()) return bundleFolder(resolve(version))
  const folder = mkdtempSync(join(tmpdir(), 'portico-definitions-'))
  try {
    checkOut(version, repository, folder)
    return await bundleFolder(folder)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${version} is neither a folder nor a git revision with definitions: ${message.trim()}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
