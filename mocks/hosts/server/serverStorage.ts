import type { PoolUse } from '../../db/storage/postgres/poolUse.ts'
import { memoryStorage, type Storage } from '../../db/storage/storage.ts'
import type { BankStore } from '../banks/stores/bankStore.ts'
import { memoryBanks } from '../banks/stores/memoryBanks.ts'

export interface ServerStorage {
  /** Of the default bank. */
  storage: Storage
  banks: BankStore
  /** What the clock of the default bank has ahead of real time from the start, in milliseconds. */
  clockOffset: number
  /** For the line that says where the server listens. */
  place: string
  /** Whether an earlier process may have left something. */
  isKept: boolean
  /** Left out where no other process uses it: the names of banks that should have woken so many milliseconds ago. */
  overdue?(milliseconds: number): Promise<string[]>
  /** Asks for something that is stored. @throws Error when there is no answer */
  ask(): Promise<void>
  /** Left out where no other process makes banks: how many have a name, and how many should have woken so long ago. */
  countBanks?(milliseconds: number): Promise<{ named: number; overdue: number }>
  /** Left out without a database. */
  poolUse?(): PoolUse
  close(): Promise<void>
}

interface Options {
  data: string | undefined
  database: string | undefined
  /** What the clock of a new bank has ahead of real time, in milliseconds. */
  clockOffset: number
  /** For what is as it should be. */
  print(line: string): void
  report(line: string): void
  /** Called when nothing can be saved any more. */
  onLost(error: Error): void
}

/** @throws Error when the database cannot be used */
export async function openServerStorage({
  data,
  database,
  clockOffset,
  print,
  report,
  onLost,
}: Options): Promise<ServerStorage> {
  if (database !== undefined) return openDatabase(database, clockOffset)
  if (data !== undefined) {
    const { levelStorage } = await import('../../db/storage/level/levelStorage.ts')
    const { folderBanks } = await import('../banks/stores/folderBanks.ts')
    const storage = levelStorage(data, { report: print, onLost })
    const close = async () => storage.close?.()
    return {
      storage,
      banks: folderBanks(data, report),
      clockOffset,
      place: `stored in ${data}`,
      isKept: true,
      ask: async () => void (await storage.snapshots.load('')),
      close,
    }
  }
  return {
    storage: memoryStorage(),
    banks: memoryBanks(),
    clockOffset,
    place: 'in memory',
    isKept: false,
    ask: async () => undefined,
    close: async () => undefined,
  }
}

async function openDatabase(address: string, clockOffset: number): Promise<ServerStorage> {
  const { openPostgres } = await import('../../db/storage/postgres/openPostgres.ts')
  const { placeOf } = await import('../../db/storage/postgres/connect.ts')
  const { makeUnnamed, postgresBanks } = await import('../banks/stores/postgresBanks.ts')
  const opened = await openPostgres(address)
  return {
    storage: opened.storage(''),
    banks: postgresBanks(opened),
    clockOffset: await makeUnnamed(opened, clockOffset),
    place: `stored in PostgreSQL at ${placeOf(address)}`,
    isKept: true,
    overdue: opened.overdue,
    ask: opened.ask,
    countBanks: opened.countBanks,
    poolUse: opened.poolUse,
    close: opened.close,
  }
}

/** What a start would do to the database, in a line. @throws Error when it would refuse it */
export async function checkDatabase(address: string): Promise<string> {
  const { connect, placeOf } = await import('../../db/storage/postgres/connect.ts')
  const { describeMigration } = await import('../../db/storage/postgres/schema.ts')
  const sql = await connect(address)
  try {
    return `PostgreSQL at ${placeOf(address)}: ${await describeMigration(sql)}`
  } finally {
    await sql.end({ timeout: 1 })
  }
}
