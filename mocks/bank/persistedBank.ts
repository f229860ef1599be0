import { defaultSettings, type Settings } from '../../src/rules/sandbox/settings.ts'
import { createDatabase, type RowsByTable, type Seeds } from '../db/database.ts'
import { createSequence, seedOf } from '../db/sequence.ts'
import type { Changes, Storage } from '../db/storage/storage.ts'
import type { StoredRow } from '../db/table.ts'
import { systemId } from '../db/tables/system.ts'
import { type Bank, protectPassword } from './bank.ts'
import { createSandboxClock, type HostClock } from './clock.ts'
import type { DomainEvents } from './domainEvents.ts'
import { createJobs } from './jobs/jobs.ts'
import type { MovementHistory } from './movement.ts'

export interface InitialData {
  rows: Seeds
  history: MovementHistory
  /** Plans what rows wait for, also those of an older version. */
  complete(bank: Bank): Promise<void>
}

/** What a part of the bank does on events of others. */
export type EventSubscriber = {
  readonly [Name in keyof DomainEvents]?: (bank: Bank, event: DomainEvents[Name]) => Promise<void>
}

export interface PersistedBankOptions {
  /** The sandbox's own is this plus the offset that is set. */
  clock: HostClock
  /** What every id, key and salt of a bank without rows is derived from. */
  seed: string
  storage: Storage
  initialData: InitialData
  /** In which a bank without rows differs from the usual settings. */
  settings?: Partial<Settings>
  subscribers: readonly EventSubscriber[]
  /** What becomes of stored rows that do not fit: start again from the seed, or reject (data that somebody named). */
  onUnreadable: 'reseed' | 'fail'
  /** Called after that start. */
  onReseeded?(): void
}

export interface PersistedBank {
  bank: Bank
  /** Takes the rows of the storage, unless they are loaded already, and seeds what was never seeded. */
  refresh(): Promise<void>
  /**
   * Takes the changes at once, and resolves with the tables that changed when these and all earlier ones are stored.
   * @throws when the storage keeps nothing of it; the changes are dropped then.
   */
  save(): Promise<string[]>
  /** Drops what was not saved. */
  discard(): Promise<void>
  /** How many rows there are, without the log of the calls, which has limits of its own. */
  rows(): number
  /** What ids, keys and salts are derived from. */
  seed(): string
  /** Resets everything, from this seed or from the one in use; not saved yet. */
  reset(seed?: string): Promise<void>
  /**
   * Puts these rows in the place of all others, and seeds the tables that they lack; not saved yet.
   * @throws RowError before anything has changed
   */
  replace(rows: RowsByTable): Promise<void>
}

type BankParts = Pick<Bank, 'tables' | 'clock' | 'sequence' | 'history'> & { subscribers: readonly EventSubscriber[] }

export function createBank({ subscribers, ...parts }: BankParts): Bank {
  const { tables, clock, sequence } = parts
  const bank: Bank = {
    ...parts,
    jobs: createJobs(tables, clock, sequence),
    async publish(name, event) {
      for (const subscriber of subscribers) await subscriber[name]?.(bank, event)
    },
  }
  return bank
}

/** What every call writes, also one that only reads. */
const callLog: ReadonlySet<string> = new Set(['counters', 'events', 'exchanges', 'hours', 'days', 'callCounts'])

/** A bank over a storage: all of it only inside the storage's `exclusive`. */
export function openPersistedBank({
  clock: real,
  seed,
  storage,
  initialData,
  settings,
  subscribers,
  onUnreadable,
  onReseeded,
}: PersistedBankOptions): PersistedBank {
  const database = createDatabase()
  const { tables } = database
  const counted = (Object.keys(tables) as (keyof typeof tables)[]).filter((name) => !callLog.has(name))
  const sequence = createSequence(seed, tables)
  const clock = createSandboxClock(real, () => tables.system.get(systemId) ?? { clockOffset: 0 })
  const bank = createBank({ tables, clock, sequence, history: initialData.history, subscribers })

  async function seedMissing(text: string) {
    const isNew = tables.system.get(systemId) === undefined
    await database.seed(initialData.rows, {
      seed: text,
      id: sequence.id,
      key: sequence.key,
      now: clock.now,
      protect: (password: string) => protectPassword(bank, password),
    })
    if (settings && isNew) await tables.system.update(systemId, { settings: { ...defaultSettings, ...settings } })
    await initialData.complete(bank)
  }

  const seedInUse = () => seedOf(tables, seed)
  let isLoaded = false
  let isReset = false

  function resetTables() {
    database.restore(new Map())
    isReset = true
  }

  async function read() {
    isReset = false
    // What cannot be read now may be read later: it is not replaced.
    const wasLoaded = storage.wasLoaded?.() ?? false
    const rows = await storage.load()
    try {
      database.restore(rows, wasLoaded)
      await seedMissing(seedInUse())
    } catch (error) {
      if (onUnreadable === 'fail') throw error
      resetTables()
      await seedMissing(seed)
      onReseeded?.()
    }
    isLoaded = true
  }

  /** False when everything has to be read: seed rows that are not stored yet would stay, and a row may not fit. */
  async function readChanges(): Promise<boolean> {
    if (database.hasChanges()) return false
    const changes = await storage.loadChanges?.()
    if (!changes) return false
    try {
      database.apply(changes)
      return true
    } catch {
      return false
    }
  }

  return {
    bank,

    async refresh() {
      if (isLoaded && (await storage.isCurrent())) return
      if (!(isLoaded && (await readChanges()))) await read()
    },

    async save() {
      const changes = database.takeChanges()
      const isAll = isReset && changes.size > 0
      const changed = isAll ? Object.keys(tables) : tablesOf(changes)
      if (isAll) isReset = false
      try {
        if (isAll) await storage.replace(present(changes))
        else if (changes.size > 0 || !storage.isShared) await storage.save(changes)
      } catch (error) {
        isLoaded = false
        throw error
      }
      return changed
    },

    discard: read,

    rows: () => counted.reduce((sum, name) => sum + tables[name].count(), 0),

    seed: seedInUse,

    async reset(newSeed = seedInUse()) {
      resetTables()
      await seedMissing(newSeed)
    },

    async replace(rows) {
      database.replace(rows)
      isReset = true
      await seedMissing(seedInUse())
    },
  }
}

const tablesOf = (changes: Changes) => [...new Set(Array.from(changes.keys(), (key) => key.slice(0, key.indexOf('/'))))]

const present = (changes: Changes) =>
  new Map([...changes].filter((entry): entry is [string, StoredRow] => entry[1] !== undefined))
