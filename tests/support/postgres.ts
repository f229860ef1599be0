import { beforeAll } from 'vitest'
import { type OpenPostgres, openPostgres } from '../../mocks/db/storage/postgres/openPostgres.ts'
import { type EmbeddedPostgres, postgresMissing, startPostgres } from '../../scripts/support/embeddedPostgres.ts'

let server: Promise<EmbeddedPostgres> | undefined
let opened: Promise<OpenPostgres> | undefined
let banks = 0

/** That of this process of tests: it ends with it. */
export function sharedServer(): Promise<EmbeddedPostgres> {
  server ??= startPostgres()
  return server
}

/** Its database with the sandbox's schema. */
export function sharedDatabase(): Promise<OpenPostgres> {
  opened ??= sharedServer().then((each) => openPostgres(each.url()))
  return opened
}

/** A bank that is new in it. */
export async function newBank(): Promise<{ database: OpenPostgres; name: string }> {
  const database = await sharedDatabase()
  const name = `test-${++banks}`
  await database.make(name)
  return { database, name }
}

/** An empty database of its own. */
export async function newDatabase(): Promise<string> {
  const { sql } = await sharedDatabase()
  const name = `test_${++banks}`
  await sql.unsafe(`create database ${name}`)
  return (await sharedServer()).url(name)
}

/** These where there is a PostgreSQL for this platform, none where there is none; the tests of a file wait for its start. */
export function withPostgres<Cases extends Record<string, unknown>>(cases: Cases): Partial<Cases> {
  if (postgresMissing !== undefined) return {}
  beforeAll(async () => void (await sharedDatabase()))
  return cases
}
