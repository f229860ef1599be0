import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isRecord } from '../../../../src/rules/problem.ts'

/** What a data folder holds: how many batches were written, and how many entries they left with which sum. */
export interface Manifest {
  revision: number
  count: number
  checksum: number
}

/** A data folder whose content is not what was saved in it. */
export class DamagedFolderError extends Error {}

export const emptyManifest: Manifest = { revision: 0, count: 0, checksum: 0 }

/** Beside LevelDB's own files, which it does not change. */
export const manifestFile = 'portico.manifest'

const modulus = 2 ** 48
export const plus = (one: number, other: number) => (one + other) % modulus
export const minus = (one: number, other: number) => (one - other + modulus) % modulus

const hexLength = 8
const hexOf = (hash: number) => hash.toString(16).padStart(hexLength, '0')
const hashOf = (key: string, text: string) => crc32(`${key}\n${text}`)

/** The value as it is stored, behind its checksum. */
export function encodeEntry(key: string, value: unknown): { hash: number; stored: string } {
  const text = JSON.stringify(value)
  const hash = hashOf(key, text)
  return { hash, stored: hexOf(hash) + text }
}

/** Undefined when the checksum is of another value or key. */
export function decodeEntry(key: string, stored: string): { hash: number; value: unknown } | undefined {
  const text = stored.slice(hexLength)
  const hash = hashOf(key, text)
  return stored.startsWith(hexOf(hash)) ? { hash, value: JSON.parse(text) as unknown } : undefined
}

export function isManifest(value: unknown): value is Manifest {
  return isRecord(value) && [value.revision, value.count, value.checksum].every(Number.isSafeInteger)
}

const lineLength = 96

/** Always of one length, so that one write replaces it. */
function lineOf(manifest: Manifest): string {
  return `${encodeEntry(manifestFile, manifest).stored.padEnd(lineLength - 1)}\n`
}

/** Undefined where there is none. @throws DamagedFolderError */
export function readManifestFile(path: string): Manifest | undefined {
  let content: string
  try {
    content = readFileSync(join(path, manifestFile), 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const value = decodeEntry(manifestFile, content.trimEnd())?.value
  if (!isManifest(value) || content !== lineOf(value))
    throw new DamagedFolderError(`its file ${manifestFile} is not what was written`)
  return value
}

export function createManifestFile(path: string): void {
  const file = join(path, manifestFile)
  writeFileSync(`${file}.tmp`, lineOf(emptyManifest))
  renameSync(`${file}.tmp`, file)
}

/**
 * LevelDB drops a damaged end of its log without a word. So what was stored is noted outside of it as well, after each
 * batch and before the calls of the batch are answered: a process that is killed between the two has one batch more in
 * the database, never one less. One write of a line in place is not torn by the death of the process.
 */
export function openManifestFile(path: string) {
  const file = openSync(join(path, manifestFile), 'r+')
  const { ino } = fstatSync(file)
  return {
    /** Files that were removed can still be written to while they are open. */
    isInPlace: () => statSync(join(path, manifestFile), { throwIfNoEntry: false })?.ino === ino,
    write(manifest: Manifest) {
      writeSync(file, lineOf(manifest), 0, 'latin1')
    },
    close: () => closeSync(file),
  }
}
