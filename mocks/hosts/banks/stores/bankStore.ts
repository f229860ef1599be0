import type { BankRequest } from '../../../../src/rules/sandbox/banks/banks.ts'
import type { Storage } from '../../../db/storage/storage.ts'

/** What is known of a bank beside its rows. Times are real, in milliseconds since the epoch. */
export interface BankRecord {
  request: BankRequest
  createdAt: number
  lastCallAt: number | null
  /** What its clock has ahead of real time from the start. */
  clockOffset: number
  /** When it does what is due although nobody calls it, since servers wait for its webhooks. */
  wakesAt?: number | undefined
}

/** Where a host keeps its named banks, each apart from the others. */
export interface BankStore {
  /** Those that are kept, also by an earlier process. */
  records(): Promise<ReadonlyMap<string, BankRecord>>
  /** The same object each time, until the bank is removed. */
  storage(name: string): Storage
  /** From now on the bank is among the records. */
  save(name: string, record: BankRecord): Promise<void>
  /** How many rows are stored of each of these banks; a snapshot counts as two. */
  rows(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** With all that is stored of it; its storage has been closed. */
  remove(name: string): Promise<void>
  /** Left out where no other process makes banks, removes and calls them. */
  readonly shared?: SharedBankStore
}

/** The rows of these banks, each counted by itself. */
export const countEach = async (
  names: readonly string[],
  count: (name: string) => number | Promise<number>,
): Promise<ReadonlyMap<string, number>> =>
  new Map(await Promise.all(names.map(async (name): Promise<[string, number]> => [name, await count(name)])))

/** Of a store that several processes use. */
export interface SharedBankStore {
  /** True where a call to a bank that another process has removed would not fail by itself. */
  readonly isReadBeforeCall?: true
  /** As another process may have made it, with the last call to any of them. */
  record(name: string): Promise<BankRecord | undefined>
  /** Makes room for the rows of a bank; it is among the records when it is saved. */
  make?(name: string): Promise<void>
  /** Runs one piece of work at a time among all processes. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
}
