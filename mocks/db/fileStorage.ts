import { appendFile, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { isRecord } from '../../src/rules/problem.ts'
import { apply, type Changes, createQueue, type Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

const format = 'portico-sandbox-1'

/** Lines of changes are added up to this size, or up to the size of the rows themselves, before the file is rewritten. */
const leastJournal = 1024 * 1024

interface Content {
  rows: Map<string, StoredRow>
  /** How many bytes of the file are whole lines; -1: the file must be rewritten before a line can be added. */
  length: number
}

/**
 * A line with all rows, then a line for each saving with the rows that it changed: what a call costs does not depend on
 * how many rows there are. A crash loses at most the line that was being written.
 * @throws Error from `load` when the file is there but is not ours: it is never overwritten then.
 */
export function fileStorage(path: string): Storage {
  let { rows, length }: Content = { rows: new Map(), length: -1 }
  let rewritten = 0

  async function rewrite(all: Map<string, StoredRow>) {
    const beside = `${path}.tmp`
    const line = `${JSON.stringify({ format, rows: Object.fromEntries(all) })}\n`
    try {
      await writeFile(beside, line)
      await rename(beside, path)
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined)
      throw error
    }
    rows = all
    rewritten = length = Buffer.byteLength(line)
  }

  async function add(changes: Changes) {
    const line = `${JSON.stringify({ changes: [...changes].map(([key, stored]) => [key, stored ?? null]) })}\n`
    try {
      if ((await sizeOf(path)) !== length) await truncate(path, length)
      await appendFile(path, line)
    } catch (error) {
      await truncate(path, length).catch(() => undefined)
      throw error
    }
    apply(rows, changes)
    length += Buffer.byteLength(line)
  }

  return {
    exclusive: createQueue(),
    isCurrent: async () => length === -1 || (await sizeOf(path)) === length,

    async load() {
      const content = await read(path)
      rows = content.rows
      rewritten = length = content.length
      return structuredClone(rows)
    },

    async save(changes) {
      if (length !== -1) await add(changes)
      else {
        const all = new Map(rows)
        apply(all, changes)
        await rewrite(all)
      }
      // What was added is kept already: a file that cannot be rewritten now is rewritten another time.
      if (length - rewritten > Math.max(leastJournal, rewritten)) await rewrite(rows).catch(() => undefined)
    },

    replace: (all) => rewrite(new Map(all)),
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function read(path: string): Promise<Content> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return { rows: new Map(), length: -1 }
  const refuse = () => new Error(`${path} is not a data file of this sandbox; name another or remove it`)
  const length = file.lastIndexOf('\n') + 1
  const [first = '', ...lines] = (length === 0 ? file : file.subarray(0, length - 1)).toString('utf8').split('\n')
  const content = parse(first)
  if (!isRecord(content) || content.format !== format || !isRecord(content.rows)) throw refuse()
  const rows = new Map(Object.entries(content.rows) as [string, StoredRow][])
  for (const line of lines) {
    const added = parse(line)
    if (!isRecord(added) || !Array.isArray(added.changes)) throw refuse()
    apply(
      rows,
      new Map((added.changes as [string, StoredRow | null][]).map(([key, stored]) => [key, stored ?? undefined])),
    )
  }
  return { rows, length: length === 0 ? -1 : length }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
