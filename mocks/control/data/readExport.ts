import { isRecord } from '../../../src/rules/problem.ts'
import { formatProblem } from '../../../src/rules/sandbox/data/exportFormat.ts'
import { validate } from '../../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../../src/rules/schemas/validationMessage.ts'
import { maxOffset } from '../../bank/clockState.ts'
import type { RowsByTable } from '../../db/database.ts'
import { systemId } from '../../db/tables/system.ts'
import { ApiError } from '../../http/apiError.ts'
import { type ExportFile, exportFile, exportVersion } from './exportFile.ts'
import { migrations } from './exportMigrations.ts'

/** Of a message, in characters: superstruct quotes values, which may be files. */
const longestMessage = 390

export const refusedFile = (message: string): ApiError => new ApiError(400, message.slice(0, longestMessage))

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1

/**
 * The file of this or of an older version, brought to this one; its rows are not validated yet.
 * @throws ApiError (400) that says what is wrong where
 */
export function readExport(file: Record<string, unknown>): ExportFile {
  const { version } = file
  const problem = formatProblem(file)
  if (problem !== undefined) throw refusedFile(problem)
  if (!isVersion(version)) throw refusedFile('version: Expected a whole number from 1')
  if (version > exportVersion)
    throw refusedFile(`version: The file is of version ${version}, and this sandbox reads up to ${exportVersion}`)
  const migrated = migrations.slice(version - 1).reduce((content, migrate) => migrate(content), file)
  const [failure, value] = validate({ ...migrated, version: exportVersion }, exportFile, { coerce: true })
  if (failure) throw refusedFile(validationMessage(failure, exportFile))
  return value
}

const numberedId = /^((?:[a-z]+-)*[a-z]+|TCK)-(\d{6,})$/

/** @throws ApiError (400) when the next number of some kind of row is taken by one of these */
function assertCountersAhead(file: Readonly<Record<string, readonly unknown[]>>): void {
  // What a captcha is answered with may look like an id.
  const { counters = [], usedCaptchas: _, ...tables } = file
  const values = new Map(counters.filter(isRecord).map(({ id, value }) => [id, Number(value)]))
  for (const row of Object.values(tables).flat()) {
    const [id, purpose, number] = numberedId.exec(isRecord(row) ? String(row.id) : '') ?? []
    if (id !== undefined && (values.get(purpose) ?? 0) < Number(number))
      throw refusedFile(`tables.counters: ${purpose} must be at least ${Number(number)}, because there is a row ${id}`)
  }
}

/** The rows as this moment of real time takes them: the bank's clock goes on from the time of the file. */
export function rowsOf({ seed, clock, settings, nextOtp, tables }: ExportFile, realNow: number): RowsByTable {
  if (Object.hasOwn(tables, 'system')) throw refusedFile('tables.system: This version of the sandbox has no such table')
  if (!tables.counters) throw refusedFile('tables.counters: Required')
  assertCountersAhead(tables)
  const now = Date.parse(clock.now)
  if (Math.abs(now - realNow) > maxOffset) throw refusedFile('clock.now: More than a hundred years from now')
  const system = {
    id: systemId,
    clockOffset: now - realNow,
    stoppedAt: clock.isStopped ? now : null,
    settings,
    nextOtp: nextOtp ?? null,
    seed,
    seeded: ['system', ...Object.keys(tables)],
  }
  return { system: [system], ...tables }
}
