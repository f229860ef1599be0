import type { Clock } from '../../../src/rules/time/clock.ts'
import { longestTimer, second } from '../../../src/rules/time/units.ts'
import type { HostedBank } from './hostedBank.ts'
import type { BankRecord, BankStore } from './stores/bankStore.ts'

/** A bank that has a name, and what is stored about it. */
export interface BankEntry {
  bank: HostedBank
  record: BankRecord
}

export interface LifetimeLimits {
  /** How many are in memory at most, unless more have calls to answer. */
  open: number
  /** How long one that nobody calls is in memory, in milliseconds. */
  idle: number
  /** How long one that nobody calls exists, in milliseconds. */
  keep: number
}

interface Options {
  banks: ReadonlyMap<string, BankEntry>
  limits: LifetimeLimits
  /** Real time. */
  clock: Clock
  store: Pick<BankStore, 'save'>
  removeUnused(name: string): Promise<void>
  report(line: string): void
}

const shortestWait = second

const lastUseOf = ({ record }: BankEntry) => record.lastCallAt ?? record.createdAt

const canUnload = ({ bank }: BankEntry) => bank.isLoaded && !bank.isBusy

/** Unloads banks that nobody calls, removes them later, and wakes those with work that is waited for. */
export function createBankLifetimes({
  banks,
  limits: { open, idle, keep },
  clock,
  store,
  removeUnused,
  report,
}: Options) {
  let timer: unknown
  let timerAt = Number.POSITIVE_INFINITY
  let isClosed = false

  const isUnused = (entry: BankEntry) => !entry.bank.isBusy && clock.now() >= lastUseOf(entry) + keep

  const reportFailure = (what: string) => (error: Error) => report(`${what}: ${error.message}`)

  async function unload(entry: BankEntry) {
    const { bank, record } = entry
    record.wakesAt = await bank.unload()
    if (banks.get(bank.name) !== entry) return
    await store.save(bank.name, record).catch(reportFailure(`Couldn't store the last call of the bank ${bank.name}`))
    if (record.wakesAt !== undefined) checkAt(record.wakesAt)
  }

  function checkAt(moment: number) {
    if (isClosed || moment >= timerAt) return
    clock.clearTimeout(timer)
    timerAt = moment
    const wait = Math.min(Math.max(moment - clock.now(), shortestWait), longestTimer)
    timer = clock.setTimeout(checkAll, wait)
  }

  function watch(entry: BankEntry) {
    const { bank, record } = entry
    const lastUse = lastUseOf(entry)
    checkAt(lastUse + keep)
    if (bank.isLoaded) checkAt(lastUse + idle)
    if (record.wakesAt !== undefined) checkAt(record.wakesAt)
  }

  function checkAll() {
    timerAt = Number.POSITIVE_INFINITY
    const now = clock.now()
    for (const entry of [...banks.values()]) {
      const { bank, record } = entry
      if (isUnused(entry)) void removeUnused(bank.name).catch(reportFailure(`Couldn't delete the bank ${bank.name}`))
      else if (canUnload(entry) && now >= lastUseOf(entry) + idle) void unload(entry)
      else if (!bank.isLoaded && record.wakesAt !== undefined && now >= record.wakesAt) {
        record.wakesAt = undefined
        bank.wake().catch(reportFailure(`Couldn't wake the bank ${bank.name}`))
      }
      watch(entry)
    }
  }

  return {
    watch,
    isUnused,
    /** Before another bank is loaded. More than the limit are in memory while more have calls to answer. */
    makeRoom() {
      const loaded = [...banks.values()].filter(({ bank }) => bank.isLoaded)
      const free = loaded.filter(canUnload).sort((one, other) => lastUseOf(one) - lastUseOf(other))
      for (const entry of free.slice(0, Math.max(loaded.length - open + 1, 0))) void unload(entry)
      checkAt(clock.now() + idle)
    },
    /** Resolves once all banks are out of memory. */
    async close() {
      isClosed = true
      clock.clearTimeout(timer)
      await Promise.all([...banks.values()].filter(({ bank }) => bank.isLoaded).map(unload))
    },
  }
}
