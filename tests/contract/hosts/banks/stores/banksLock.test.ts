// @module-tag full

import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type OpenPostgres, openPostgres } from '../../../../../mocks/db/storage/postgres/openPostgres.ts'
import { advisoryLock } from '../../../../../mocks/db/storage/postgres/schema.ts'
import { beginTransaction } from '../../../../../mocks/db/storage/postgres/turns/transaction.ts'
import { answerTime } from '../../../../../mocks/db/storage/postgres/withTimeout.ts'
import { postgresBanks } from '../../../../../mocks/hosts/banks/stores/postgresBanks.ts'
import { postgresMissing } from '../../../../../scripts/support/embeddedPostgres.ts'
import { newDatabase, withPostgres } from '../../../../support/postgres.ts'

withPostgres({})

afterEach(() => void vi.useRealTimers())

/** A server, and another one that is making or removing a bank until it is told to end. */
async function besideAnother(options = '') {
  const url = await newDatabase()
  const [database, other] = await Promise.all([openPostgres(`${url}${options}`), openPostgres(url)])
  onTestFinished(async () => void (await Promise.all([database.close(), other.close()])))
  const holding = await beginTransaction(other.sql)
  onTestFinished(holding.rollback)
  // The driver opens connections by timers, which a test may stop.
  for (const { sql } of [database, other]) await sql.begin(() => sql`select 1`)
  await holding.query((inside) => inside`select pg_advisory_xact_lock(${advisoryLock.banks})`)
  return { database, other, release: holding.rollback }
}

/** How many transactions have the lock, and how many wait for it. */
async function lockUse({ sql }: OpenPostgres) {
  const [counts] = await sql<{ held: number; waiting: number }[]>`
    select count(*) filter (where granted) as held, count(*) filter (where not granted) as waiting from pg_locks
    where locktype = 'advisory' and objid = ${advisoryLock.banks}
      and database = (select oid from pg_database where datname = current_database())`
  return counts
}

describe.skipIf(postgresMissing !== undefined)('the lock of the banks', () => {
  test('that comes too late is given back, with its connection', async () => {
    const { database, other, release } = await besideAnother()
    const { shared } = postgresBanks(database)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const work = vi.fn(async () => 'done')
    const refused = expect(shared?.exclusive(work)).rejects.toThrow(
      'The database does not answer at the moment: try again',
    )
    await expect.poll(() => lockUse(other)).toEqual({ held: 1, waiting: 1 })
    await vi.advanceTimersByTimeAsync(answerTime)
    await refused
    vi.useRealTimers()
    expect(await lockUse(other)).toEqual({ held: 1, waiting: 1 })

    await release()
    await expect.poll(() => lockUse(other)).toEqual({ held: 0, waiting: 0 })
    await expect.poll(() => database.poolUse()).toMatchObject({ used: 0, waiting: 0 })
    expect(await shared?.exclusive(work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('that does not come within the time for locks leaves no transaction open', async () => {
    const { database, other, release } = await besideAnother('?lock_timeout=500')
    const { shared } = postgresBanks(database)
    const refused = expect(shared?.exclusive(async () => 'done')).rejects.toThrow(
      'Another server is creating or deleting banks: try again',
    )
    await refused
    expect(await lockUse(other)).toEqual({ held: 1, waiting: 0 })
    expect(database.poolUse()).toMatchObject({ used: 0, waiting: 0 })
    await release()
    expect(await shared?.exclusive(async () => 'done')).toBe('done')
  })
})
