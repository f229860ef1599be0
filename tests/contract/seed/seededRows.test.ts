import fc from 'fast-check'
import { expect, test } from 'vitest'
import { realClock } from '../../../mocks/bank/clock.ts'
import { createDatabase, type Tables } from '../../../mocks/db/database.ts'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { createKernel } from '../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'

/** The rows of a new bank that was seeded at this moment, by `table/id`. */
async function seededAt(moment: Date, seed: string): Promise<Map<string, StoredRow>> {
  const rows = new Map<string, StoredRow>()
  const clock = { ...realClock, now: () => moment.getTime() }
  const kernel = createKernel({ ...sandboxParts(), operations: [], clock, seed, storage: memoryStorage(rows) })
  await kernel.respond({
    method: 'POST',
    url: 'http://localhost/sandbox/api/clock',
    headers: new Headers(),
    signal: new AbortController().signal,
    arrayBuffer: async () => new TextEncoder().encode('{"advance":0}').buffer,
  })
  return rows
}

/** Those that a table takes only in another form. */
function unfitting(rows: ReadonlyMap<string, StoredRow>): string[] {
  const database = createDatabase()
  database.restore(rows)
  return [...rows].flatMap(([key, { row }]) => {
    const [name = '', id = ''] = key.split(/\/(.*)/s)
    return database.tables[name as keyof Tables].get(id) === row ? [] : key
  })
}

test.each(['2026-03-13T17:12:39+03:00', '2026-03-01T10:00:00+03:00', '2025-12-31T23:59:59+03:00'])(
  'in a bank that starts at %s no customer of BaaS has a date after that',
  async (moment) => {
    const now = new Date(moment)
    const rows = [...(await seededAt(now, 'portico'))].filter(([key]) => /^(baas|onboardings)/.test(key))
    const times = rows.flatMap(([, { row }]) =>
      Object.entries(row as Record<string, unknown>).filter(([name]) => /At$|^customerSince$/.test(name)),
    )
    expect(times.length).toBeGreaterThan(20)
    const later = times.filter(
      ([name, value]) => name !== 'expiresAt' && value !== null && new Date(value as string | number) > now,
    )
    expect(later).toEqual([])
  },
)

// No table checks its seed rows when a bank opens.
test('at whatever moment a bank is seeded, its rows fit their tables as they are', async () => {
  const moments = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  await fc.assert(
    fc.asyncProperty(moments, fc.string({ minLength: 1, maxLength: 64 }), async (moment, seed) => {
      const rows = await seededAt(moment, seed)
      expect(rows.size).toBeGreaterThan(100)
      expect(unfitting(rows)).toEqual([])
    }),
    { numRuns: 30 },
  )
})
