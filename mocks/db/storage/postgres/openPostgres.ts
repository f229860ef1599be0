import { everyTable } from '../../../../src/rules/sandbox/changes.ts'
import type { Storage } from '../storage.ts'
import { connect, type Database } from './connect.ts'
import { listen } from './notices/noticeReceiver.ts'
import { createNoticeSender } from './notices/noticeSender.ts'
import { poolUse } from './poolUse.ts'
import { postgresStorage } from './postgresStorage.ts'
import { migrate } from './schema.ts'

export interface OpenPostgres {
  sql: Database
  /** Of the bank of this name, which has been made. */
  storage(name: string): Storage
  /** Makes the bank without rows; nothing happens when it is there. */
  make(name: string): Promise<void>
  /** Removes the bank with its rows, and notifies the other processes. */
  remove(name: string): Promise<void>
  /** The names of banks that should have woken so many milliseconds ago and that nobody is at work in. */
  overdue(milliseconds: number): Promise<string[]>
  /** @throws Error when the database does not answer */
  ask(): Promise<void>
  /** How many banks have a name, and how many should have woken so many milliseconds ago. */
  countBanks(milliseconds: number): Promise<{ named: number; overdue: number }>
  poolUse(): ReturnType<typeof poolUse>
  close(): Promise<void>
}

/** The database with the schema of this version. @throws Error when it cannot be reached or is of a newer version */
export async function openPostgres(
  address: string,
  { now = Date.now, ...options }: { retryTime?: number; now?: () => number } = {},
): Promise<OpenPostgres> {
  const sql = await connect(address)
  const instance = crypto.randomUUID()
  try {
    await migrate(sql)
    const noticeReceiver = await listen(sql, instance)
    const noticeSender = createNoticeSender(sql, instance)
    return {
      sql,
      storage: (name) => postgresStorage({ ...options, now, sql, noticeReceiver, noticeSender, name }),
      async make(name) {
        await sql`insert into portico.banks (name) values (${name}) on conflict do nothing`
      },
      async remove(name) {
        const removed = await sql`delete from portico.banks where name = ${name} returning id`
        if (removed.length > 0) noticeSender.announce(name, [everyTable])
      },
      async overdue(milliseconds) {
        const rows = await sql<{ name: string }[]>`
          select name from portico.banks where wakes_at <= ${now() - milliseconds} order by wakes_at limit 20
          for update skip locked`
        return rows.map(({ name }) => name)
      },
      async ask() {
        await sql`select 1`
      },
      async countBanks(milliseconds) {
        const [counts] = await sql<{ named: number; overdue: number }[]>`
          select count(*) filter (where name <> '' and record is not null) as named,
            count(*) filter (where wakes_at <= ${now() - milliseconds}) as overdue
          from portico.banks`
        return counts ?? { named: 0, overdue: 0 }
      },
      poolUse: () => poolUse(sql),
      async close() {
        await noticeSender.end()
        await sql.end({ timeout: 1 })
      },
    }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
}
