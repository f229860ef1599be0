import type { Clock } from '../../src/rules/clock.ts'
import { createSandboxClock } from '../clock.ts'
import { createDatabase } from '../db/database.ts'
import { setupId } from '../db/machinery.ts'
import { createSequence } from '../db/sequence.ts'
import type { Changes, Storage } from '../db/storage.ts'
import type { StoredRow } from '../db/table.ts'
import { type Bank, protectPassword } from './bank.ts'

export interface OpenBankOptions {
  /** Real time; the sandbox's own is this plus the offset that is set. */
  clock: Clock
  /** What every id, key and salt is derived from. */
  seed: string
  storage: Storage
  /** What becomes of stored rows that do not fit: start anew, or reject (a data file that somebody named). */
  unreadable: 'reseed' | 'fail'
}

export interface OpenBank {
  bank: Bank
  /** Takes the rows of the storage, unless they are known already, and seeds what was never seeded. */
  refresh(): Promise<void>
  /** True when there was something to save. @throws when the storage keeps nothing of it; it is forgotten then. */
  save(): Promise<boolean>
  /** Takes back what was not saved. */
  discard(): Promise<void>
  /** Back to the first day; not saved yet. */
  reset(): Promise<void>
}

/** A bank over a storage: all of it only inside the storage's `exclusive`. */
export function openBank({ clock: real, seed, storage, unreadable }: OpenBankOptions): OpenBank {
  const database = createDatabase()
  const { tables } = database
  const sequence = createSequence(seed, tables)
  const clock = createSandboxClock(real, () => tables.setups.get(setupId)?.clockOffset ?? 0)
  const bank: Bank = { tables, clock, sequence }
  const seedTools = {
    id: sequence.id,
    key: sequence.key,
    now: clock.now,
    protect: (password: string) => protectPassword(bank, password),
  }
  let known = false
  let anew = false

  async function startAnew() {
    await database.restore(new Map())
    anew = true
  }

  async function read() {
    anew = false
    try {
      await database.restore(await storage.load())
    } catch (error) {
      if (unreadable === 'fail') throw error
      await startAnew()
    }
    await database.seed(seedTools)
    known = true
  }

  return {
    bank,

    async refresh() {
      if (!known || !(await storage.isCurrent())) await read()
    },

    async save() {
      const changes = database.takeChanges()
      if (changes.size === 0) return false
      known = false
      await (anew ? storage.replace(present(changes)) : storage.save(changes))
      known = true
      anew = false
      return true
    },

    discard: read,

    async reset() {
      await startAnew()
      await database.seed(seedTools)
    },
  }
}

const present = (changes: Changes) =>
  new Map([...changes].filter((entry): entry is [string, StoredRow] => entry[1] !== undefined))
