import type { BankRequest } from '../../../src/rules/sandbox/banks.ts'
import type { Storage } from '../../db/storage/storage.ts'

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

/** Where a server keeps the banks that have a name, each apart from the others. */
export interface BankStore {
  /** Those that an earlier process has kept. */
  records(): Promise<ReadonlyMap<string, BankRecord>>
  /** The same object each time, until the bank is removed. */
  storage(name: string): Storage
  /** From now on the bank is among the records. */
  save(name: string, record: BankRecord): Promise<void>
  /** How many rows are stored; a snapshot counts as two. */
  rows(name: string): Promise<number>
  /** With all that is stored of it; its storage has been closed. */
  remove(name: string): Promise<void>
}
