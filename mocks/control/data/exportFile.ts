import {
  array,
  boolean,
  define,
  type Infer,
  literal,
  object,
  optional,
  partial,
  record,
  string,
  unknown,
} from 'superstruct'
import { otpOutcome } from '../../../src/rules/bank/authorization/otpOutcomes.ts'
import { exportFormat, maxExportSize } from '../../../src/rules/sandbox/data/exportFormat.ts'
import { sandboxSeed } from '../../../src/rules/sandbox/data/sandboxNames.ts'
import { settings } from '../../../src/rules/sandbox/settings.ts'
import { nextOtpOf } from '../../authorization/otp/nextOtp.ts'
import { type Bank, settingsOf } from '../../bank/bank.ts'
import { clockStateOf } from '../../bank/clockState.ts'
import { ApiError } from '../../http/apiError.ts'

/** Of the rows that this version writes; `exportMigrations.ts` brings those of older ones to it. */
export const exportVersion = 2

const isTime = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value

const time = define<string>('time', (value) => isTime(value) || 'Expected a time such as 2026-03-14T07:32:07.000Z')

/** The state of a sandbox as one JSON value. */
export const exportFile = object({
  format: literal(exportFormat),
  version: literal(exportVersion),
  /** What ids, keys and salts are derived from. */
  seed: sandboxSeed,
  /** The bank's time when it was exported, from which it goes on. */
  clock: object({ now: time, isStopped: boolean() }),
  /** Those that the file lacks have their defaults. */
  settings: partial(settings),
  /** What becomes of the next one-time password; missing when it is checked as usual. */
  nextOtp: optional(otpOutcome),
  /** Rows in the order of insertion. */
  tables: record(string(), array(unknown())),
})
export type ExportFile = Infer<typeof exportFile>

function contentOf(bank: Bank, seed: string): ExportFile {
  const { now, isStopped } = clockStateOf(bank)
  const { outcome } = nextOtpOf(bank)
  const { system: _system, ...tables } = bank.tables
  return {
    format: exportFormat,
    version: exportVersion,
    seed,
    clock: { now, isStopped },
    settings: settingsOf(bank),
    ...(outcome !== null && { nextOtp: outcome }),
    tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.list()])),
  }
}

const sizeOf = (text: string) => new TextEncoder().encode(text).byteLength

/** The file's text. @throws ApiError (409) when it would be too large to be imported */
export function createExport(bank: Bank, seed: string): string {
  const text = JSON.stringify(contentOf(bank, seed))
  if (sizeOf(text) > maxExportSize)
    throw new ApiError(409, 'The sandbox has more than the 64 MiB that can be imported again: reset it')
  return text
}
