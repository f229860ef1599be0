import { object, type Struct, string } from 'superstruct'
import { atMost, matches, required, trimmed } from '../../forms/fields.ts'
import type { Snapshot } from '../data/data.ts'
import { longestSeed } from '../data/sandboxNames.ts'
import { bankNamePattern, bankNameRule } from './bankName.ts'
import type { BankInfo, BankRequest } from './banks.ts'

/** What the Banks panel shows. */
export interface BanksData {
  /** Those that have a name. */
  banks: readonly BankInfo[]
  /** Of the bank that the page shows: a new one can start from one of them. */
  snapshots: readonly Snapshot[]
}

/** What the form of a new bank asks for; what is empty is as in the default bank. */
export interface NewBankFields {
  name: string
  seed: string
  startTime: string
  callLimits: 'enforced' | 'off'
  /** Of the bank that the page shows. */
  snapshot: string
}

/** @param taken the names that banks have already */
export const newBankFields = (taken: readonly string[]): Struct<NewBankFields, unknown> =>
  object({
    name: trimmed(required, matches(new RegExp(`^${bankNamePattern}$`), `${bankNameRule}.`), (name) =>
      taken.includes(name) ? 'A bank with this name exists. Choose another name.' : undefined,
    ),
    seed: trimmed(atMost(longestSeed)),
    startTime: trimmed(),
    callLimits: string(),
    snapshot: string(),
  }) as unknown as Struct<NewBankFields, unknown>

/** @param shown the bank whose snapshots were to choose from */
export const bankRequestOf = (
  { seed, startTime, callLimits, snapshot }: NewBankFields,
  shown: string | null,
): BankRequest => ({
  ...(seed !== '' && { seed }),
  ...(startTime !== '' && { startTime }),
  ...(callLimits === 'off' && { rateLimit: 'off' }),
  ...(snapshot !== '' && { snapshot: { ...(shown !== null && { bank: shown }), name: snapshot } }),
})
