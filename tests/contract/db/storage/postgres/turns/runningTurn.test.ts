import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Storage } from '../../../../../../mocks/db/storage/storage.ts'
import { postgresMissing } from '../../../../../../scripts/support/embeddedPostgres.ts'
import { newBank, withPostgres } from '../../../../../support/postgres.ts'

/** Which turn the code runs in that asks a storage on PostgreSQL. */

withPostgres({})

const saved = (storage: Storage, key: string) =>
  storage.save(new Map([[`mails/${key}`, { order: 1, row: { id: key } }]]))
const keysOf = async (storage: Storage) => [...(await storage.load()).keys()].sort()

async function twoBanks(): Promise<[Storage, Storage]> {
  const [one, other] = [await newBank(), await newBank()]
  return [one.database.storage(one.name), other.database.storage(other.name)]
}

describe.skipIf(postgresMissing !== undefined)('on PostgreSQL', () => {
  test('all banks share one store of what runs, through which Node goes whenever a promise is made', async () => {
    const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
    onTestFinished(() => run.mockRestore())
    for (const storage of await twoBanks()) await storage.exclusive(() => saved(storage, '1'))
    expect(run.mock.contexts.length).toBeGreaterThanOrEqual(2)
    expect(new Set(run.mock.contexts).size).toBe(1)
  })

  test('a turn in which another bank has one is its own again after that, and while that runs', async () => {
    const [one, other] = await twoBanks()
    await one.exclusive(async () => {
      await saved(one, 'before')
      await other.exclusive(async () => {
        await saved(other, 'inner')
        await saved(one, 'within')
        expect(await keysOf(one)).toEqual(['mails/before', 'mails/within'])
      })
      await saved(one, 'after')
    })
    expect(await keysOf(one)).toEqual(['mails/after', 'mails/before', 'mails/within'])
    expect(await keysOf(other)).toEqual(['mails/inner'])
  })

  test('what a turn has started and is asked for after its end is a turn of its own', async () => {
    const [one, other] = await twoBanks()
    let end = () => undefined as void
    const isOver = new Promise<void>((resolve) => {
      end = resolve
    })
    let late: Promise<void> | undefined
    await one.exclusive(async () => {
      late = isOver.then(() => other.exclusive(() => saved(one, 'late')))
    })
    end()
    await late
    expect(await keysOf(one)).toEqual(['mails/late'])
  })
})
