import { define, type Infer, integer, nullable, object, optional, type Struct, string } from 'superstruct'
import { matches, text } from '../../forms/fields.ts'
import { sandboxSeed, snapshotName } from '../data/sandboxNames.ts'
import { bankNamePattern, bankNameRule } from './bankName.ts'

/** What the calls under /sandbox/api/banks take and answer (docs/sandbox.md, "Many banks"). */

export const bankName: Struct<string, null> = text(matches(new RegExp(`^${bankNamePattern}$`), bankNameRule))

const off = define<'off'>('off', (value) => value === 'off' || 'Expected off')

/** With what a bank is made; what is left out is as in the default bank. */
export const bankRequest = object({
  /** What ids, keys and salts are derived from. */
  seed: optional(sandboxSeed),
  /** ISO 8601 with an offset: when the bank's clock starts. */
  startTime: optional(string()),
  rateLimit: optional(off),
  /** A snapshot of this bank, or without `bank` of the default bank. */
  snapshot: optional(object({ bank: optional(bankName), name: snapshotName })),
})
export type BankRequest = Infer<typeof bankRequest>

/** Times are real, in ISO 8601. */
export const bankInfo = object({
  name: string(),
  /** Where it is, without a slash at the end. */
  url: string(),
  createdAt: string(),
  /** Null before the first call. */
  lastCallAt: nullable(string()),
  /** How much it stores; a snapshot counts as two. */
  rows: integer(),
  request: bankRequest,
})
export type BankInfo = Infer<typeof bankInfo>
