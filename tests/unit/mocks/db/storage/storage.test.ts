import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { realClock } from '../../../../../mocks/bank/clock.ts'
import { indexedDbStorage } from '../../../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { levelStorage } from '../../../../../mocks/db/storage/level/levelStorage.ts'
import { memoryStorage, type Storage } from '../../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../../mocks/db/table.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'
import { newBank, withPostgres } from '../../../../support/postgres.ts'

const row = (order: number): StoredRow => ({ order, row: { id: String(order) } })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-storage-'))
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

const kinds: Record<string, () => Storage | Promise<Storage>> = {
  memory: memoryStorage,
  level: () => levelStorage(folder),
  indexedDb: () => indexedDbStorage('test'),
  ...withPostgres({
    async PostgreSQL() {
      const { database, name } = await newBank()
      return database.storage(name)
    },
  }),
}

describe.each(Object.entries(kinds))('%s storage', (_, open) => {
  it('keeps what is saved, replaces, deletes and forgets', async () => {
    const storage = await open()
    expect(await storage.load()).toEqual(new Map())
    await storage.save(
      new Map([
        ['a/1', row(1)],
        ['a/2', row(2)],
      ]),
    )
    await storage.save(
      new Map([
        ['a/1', row(3)],
        ['a/2', undefined],
      ]),
    )
    expect(await storage.load()).toEqual(new Map([['a/1', row(3)]]))
    expect(await storage.isCurrent()).toBe(true)
    await storage.replace(new Map([['b/1', row(4)]]))
    expect(await storage.load()).toEqual(new Map([['b/1', row(4)]]))
    await storage.close?.()
    expect(await storage.load()).toEqual(new Map([['b/1', row(4)]]))
    await storage.close?.()
  })

  it('runs one piece of work after another, also after one that failed', async () => {
    const storage = await open()
    const order: string[] = []
    const slow = storage.exclusive(async () => {
      await new Promise(setImmediate)
      order.push('slow')
      throw new Error('broken')
    })
    const quick = storage.exclusive(async () => order.push('quick'))
    await expect(slow).rejects.toThrow('broken')
    await quick
    expect(order).toEqual(['slow', 'quick'])
  })
})

describe('two kernels on one database', () => {
  it('are one bank: what one has done the other knows, and a third that starts later', async () => {
    // The offset is what lies between two readings of real time.
    const clock = { ...realClock, now: () => Date.parse('2026-11-21T10:32:07Z') }
    const ask = async (kernel: ReturnType<typeof createKernel>, path: string, init?: RequestInit) => {
      const response = await kernel.handle(new Request(`http://bank.test${path}`, init))
      return (await response.json()) as { data: { offset: number } }
    }
    const [one, two] = [0, 1].map(() =>
      createKernel({ ...sandboxParts(), clock, storage: indexedDbStorage('shared') }),
    ) as [ReturnType<typeof createKernel>, ReturnType<typeof createKernel>]
    await ask(two, '/sandbox/api/clock')
    const body = JSON.stringify({ advance: 5000 })
    await ask(one, '/sandbox/api/clock', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    expect((await ask(two, '/sandbox/api/clock')).data.offset).toBe(5000)
    const three = createKernel({ ...sandboxParts(), clock, storage: indexedDbStorage('shared') })
    expect((await ask(three, '/sandbox/api/clock')).data.offset).toBe(5000)
  })
})
