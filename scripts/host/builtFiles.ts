import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPage, pagesFile, readPages } from '../pages/builtPages.ts'
import { type MovedAddresses, readMoved } from '../pages/movedAddresses.ts'

export interface BuiltFile {
  content: Buffer
  etag: string
  modified: string
}

/** One build, as it was read at one moment. */
export interface LoadedBuild {
  pages: readonly BuiltPage[]
  moved: MovedAddresses
  /** By path without a leading slash. */
  file(path: string): BuiltFile | undefined
}

const hidden = /(?:^|\/)\.(?!well-known(?:\/|$))/

/** What distinguishes one version of a file from another; undefined where there is none. */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.ino}-${found.size}-${found.mtimeNs}`
}

function loadFile(path: string): BuiltFile & { version: string | undefined } {
  const version = versionOf(path)
  const content = readFileSync(path)
  const { mtime } = statSync(path)
  let etag: string | undefined
  return {
    content,
    get etag() {
      etag ??= `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
      return etag
    },
    modified: mtime.toUTCString(),
    version,
  }
}

/** @throws Error when the folder holds no complete build, or another one before it is read. */
function load(folder: string) {
  const version = versionOf(join(folder, pagesFile))
  const pages = readPages(folder)
  const moved = readMoved(folder)
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(folder, '/').length).replaceAll('\\', '/'), path] as const)
      .filter(([name]) => !hidden.test(name))
      .map(([name, path]) => [name, loadFile(path)] as const),
  )
  for (const { file } of pages) if (!files.has(file)) throw new Error(`${folder} lacks ${file}, a page of its build.`)
  if (versionOf(join(folder, pagesFile)) !== version) throw new Error(`${folder} was replaced while it was read.`)
  return { version, files, pages, moved, file: (path: string) => files.get(path) }
}

/** How long after one that failed the next attempt to read a build is made, in milliseconds. */
const retryDelay = 100

/**
 * Holds a build in memory, so that every answer is of one build and complete, also while its folder is being replaced.
 * A new build, or a file of it that was edited, is read when it is asked for; one that is not complete yet is not taken.
 * @throws Error when the folder holds no complete build at first
 */
export function watchBuild(folder: string): (path: string) => LoadedBuild {
  let current = load(folder)
  let failedAt = Number.NEGATIVE_INFINITY

  const isCurrent = (path: string) =>
    versionOf(join(folder, pagesFile)) === current.version &&
    ['portal.json', path].every((name) => versionOf(join(folder, name)) === current.files.get(name)?.version)

  return (path) => {
    if (performance.now() - failedAt < retryDelay || isCurrent(path)) return current
    try {
      current = load(folder)
    } catch {
      failedAt = performance.now()
    }
    return current
  }
}
