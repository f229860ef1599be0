import type { Sql } from 'postgres'

/** Versions and moments fit a JavaScript number. */
export type Database = Sql

const seconds = 1000

/** How long a process may stand still within a call before PostgreSQL drops the call and lets others at the bank. */
const longestPause = 30 * seconds

/** How long a call waits for another one's end, also of another process. */
const longestWait = 10 * seconds

/** Of the pool: each call that runs has one, and calls of one bank run one after another. */
export const maxConnections = 10

/** Connecting again after so many failures in a row; in seconds. */
const reconnectDelay = (failures: number) => Math.min(0.05 * 2 ** failures, 1)

/** @throws Error that says what is missing */
async function loadDriver() {
  try {
    return (await import('postgres')).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('--database needs the package postgres, which is not installed: npm install postgres')
  }
}

/** @throws Error for an address that is none of PostgreSQL; it does not repeat it, as it may have a password */
export async function connect(address: string): Promise<Database> {
  const isAddress = URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol)
  if (!isAddress) throw new Error('--database is not an address such as postgres://user@host:5432/database')
  const postgres = await loadDriver()
  const sql = postgres(address, {
    max: maxConnections,
    connect_timeout: 10,
    backoff: reconnectDelay,
    onnotice: () => undefined,
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    connection: {
      application_name: 'portico-sandbox',
      idle_in_transaction_session_timeout: longestPause,
      lock_timeout: longestWait,
      // Statements look the same whatever they are given: planning them again for each call costs more than it saves.
      plan_cache_mode: 'force_generic_plan',
    },
  })
  return sql as unknown as Database
}

/** The address without user and password. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}
