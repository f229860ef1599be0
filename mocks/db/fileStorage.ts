import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { isRecord } from '../../src/rules/problem.ts'
import { apply, createQueue, type Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

const format = 'portico-sandbox-1'

/**
 * All rows in one JSON file, replaced in one step so that a crash leaves the old file or the new one.
 * @throws Error from `load` when the file is there but is not ours: it is never overwritten then.
 */
export function fileStorage(path: string): Storage {
  let rows = new Map<string, StoredRow>()

  async function write() {
    const beside = `${path}.${randomUUID()}.tmp`
    await writeFile(beside, JSON.stringify({ format, rows: Object.fromEntries(rows) }))
    await rename(beside, path)
  }

  return {
    exclusive: createQueue(),
    isCurrent: async () => true,
    async load() {
      rows = await read(path)
      return structuredClone(rows)
    },
    async save(changes) {
      apply(rows, changes)
      await write()
    },
    async clear() {
      rows.clear()
      await write()
    },
  }
}

async function read(path: string): Promise<Map<string, StoredRow>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return new Map()
  const content = parse(text)
  if (!isRecord(content) || content.format !== format || !isRecord(content.rows))
    throw new Error(`${path} is not a data file of this sandbox; name another or remove it`)
  return new Map(Object.entries(content.rows) as [string, StoredRow][])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
