import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './lock.ts'

/** A mount point, or a folder whose parent may not be written to. */
const cannotBeRenamed = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'])
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

interface Staging {
  /** Where the new content is written; it does not exist yet. */
  folder: string
  /** Replaces the target with it. */
  swap(): void
  /** Removes what was not swapped. */
  discard(): void
}

/**
 * A folder beside the target, whose content replaces that of the target at once. No file system that Node knows exchanges
 * two folders in one step: between two renames the target does not exist for some microseconds, and it is never partial.
 * A target that cannot be renamed, such as a mount point, gets the files one by one, new ones before old ones are removed.
 */
export function stageFolder(path: string): Staging {
  const target = existsSync(path) ? realpathSync(path) : path
  const parent = dirname(target)
  const name = basename(target)
  const beside = (kind: 'new' | 'old') => join(parent, `.${name}.${kind}-${process.pid}`)
  const folder = beside('new')
  mkdirSync(parent, { recursive: true })
  remove(folder)

  function rename() {
    const old = beside('old')
    remove(old)
    if (existsSync(target)) renameSync(target, old)
    try {
      renameSync(folder, target)
    } catch (error) {
      if (existsSync(old)) renameSync(old, target)
      throw error
    }
  }

  /** What a build that was killed has left. */
  function removeLeftovers() {
    for (const entry of readdirSync(parent)) {
      const [, of, pid] = /^\.(.+)\.(?:new|old)-(\d+)$/.exec(entry) ?? []
      if (of === name && (Number(pid) === process.pid || !isAlive(Number(pid)))) remove(join(parent, entry))
    }
  }

  return {
    folder,
    swap() {
      try {
        rename()
      } catch (error) {
        if (!cannotBeRenamed.has(codeOf(error))) throw error
        copyOver(folder, target)
      }
      removeLeftovers()
    },
    discard: () => remove(folder),
  }
}

function copyOver(from: string, to: string) {
  cpSync(from, to, { recursive: true, force: true })
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    if (!existsSync(join(from, name))) remove(join(to, name))
}
