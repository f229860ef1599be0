import type { Clock } from '../../src/rules/clock.ts'
import { createSandboxClock } from '../clock.ts'
import { createDatabase } from '../db/database.ts'
import { setupId } from '../db/machinery.ts'
import { createSequence } from '../db/sequence.ts'
import type { Storage } from '../db/storage.ts'
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
  save(): Promise<void>
  /** Forgets what was not saved. */
  discard(): void
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

  async function startAnew() {
    await storage.clear()
    await database.restore(new Map())
  }

  return {
    bank,

    async refresh() {
      if (known && (await storage.isCurrent())) return
      try {
        await database.restore(await storage.load())
      } catch (error) {
        if (unreadable === 'fail') throw error
        await startAnew()
      }
      await database.seed(seedTools)
      known = true
    },

    async save() {
      const changes = database.takeChanges()
      if (changes.size === 0) return
      try {
        await storage.save(changes)
      } catch (error) {
        known = false
        throw error
      }
    },

    discard() {
      known = false
    },

    async reset() {
      await startAnew()
      await database.seed(seedTools)
    },
  }
}
