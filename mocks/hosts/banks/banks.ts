import { is } from 'superstruct'
import { type BankInfo, type BankRequest, bankName } from '../../../src/rules/sandbox/banks/banks.ts'
import type { Settings } from '../../../src/rules/sandbox/settings.ts'
import type { Clock } from '../../../src/rules/time/clock.ts'
import { minute } from '../../../src/rules/time/units.ts'
import { aheadBy, type HostClock } from '../../bank/clock.ts'
import { counted } from '../../bank/inWords.ts'
import { canonicalJson } from '../../db/canonicalJson.ts'
import { createQueue, type Storage } from '../../db/storage/storage.ts'
import { ApiError } from '../../http/apiError.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { lateAfter } from '../jobTimer.ts'
import { bankBaseOf } from './bankAddress.ts'
import { type BankEntry, createBankLifetimes, type LifetimeLimits } from './bankLifetimes.ts'
import { controlRequest } from './controlRequest.ts'
import { type HostedBank, hostBank } from './hostedBank.ts'
import type { BankRecord, BankStore } from './stores/bankStore.ts'

/** With its path on the host in the place of its address. */
export type StoredBank = Omit<BankInfo, 'url'> & { path: string }

/** The banks of a host that have a name. */
export interface Banks {
  /** Undefined when there is none and a call makes none, or `makes` is false. @throws ApiError (409) */
  find(name: string, makes?: boolean): Promise<HostedBank | undefined>
  /** The same again changes nothing. @throws ApiError (400, 404, 409) */
  make(name: string, request: BankRequest): Promise<{ info: StoredBank; isNew: boolean }>
  /** Sorted by name. */
  list(): Promise<StoredBank[]>
  info(name: string): Promise<StoredBank | undefined>
  /** False when there is none. */
  remove(name: string): Promise<boolean>
  /** Does what is due in the bank, if there is one. */
  wake(name: string): Promise<void>
  /** Out of memory, all of them; nobody calls them from then on. */
  close(): Promise<void>
}

export interface OpenBanks extends Banks {
  /** Of the banks that this process knows. */
  figures(): BankFigures
  /** By how many milliseconds the latest work of a bank in memory is late that has not just failed. */
  lateBy(): number
}

interface BankFigures {
  known: number
  open: number
  jobsDue: number
  /** Those that have been due for 30 seconds. */
  jobsLate: number
}

/** How a kernel of a bank differs from that of another. */
export interface BankParts {
  name: string
  storage: Storage
  basePath: string
  clock: HostClock
  seed: string | undefined
  settings?: Partial<Settings>
  /** For webhooks whose answers are reported to the bank. */
  handle(request: Request): Promise<Response>
}

export interface BanksOptions {
  store: BankStore
  openKernel(parts: BankParts): Kernel
  /** Real time. */
  clock: Clock
  /** The path of the default bank; empty at the root. */
  basePath?: string
  /** In front of the paths of control calls, where messages name them; empty at the root. */
  controlPath?: string
  /** When the clock of a new bank starts, in milliseconds since the epoch. */
  startTime(): number
  /** The snapshots of the default bank. */
  snapshots: Storage['snapshots']
  /** Whether a call makes its bank. */
  isOnDemand: boolean
  /** The seed of a new bank that is made without one; its name when left out. */
  seedOf?(name: string): string
  limits: BankLimits
  report(line: string): void
}

export interface BankLimits extends LifetimeLimits {
  /** How many banks there are at most. */
  most: number
  /** Why another one is refused, when it is not this limit of the server's own. */
  mostReason?: string
}

/** A control call of the host itself. @throws ApiError as the bank refuses it */
async function control(bank: HostedBank, method: string, path: string, body?: string): Promise<void> {
  const response = await bank.respond(controlRequest(method, path, body))
  if (response.status === 200) return
  const { header } = JSON.parse(response.body) as { header: { message?: string } }
  throw new ApiError(response.status, header.message ?? '')
}

const latest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** The banks that the store has kept, and those that are made from now on. */
export async function openBanks({
  store,
  openKernel,
  clock,
  basePath = '',
  controlPath,
  startTime,
  snapshots,
  limits,
  isOnDemand,
  seedOf = (name) => name,
  report,
}: BanksOptions): Promise<OpenBanks> {
  const { shared } = store
  const banks = new Map<string, BankEntry>()
  const queue = createQueue()
  const oneAtATime = <Result>(work: () => Promise<Result>) => queue(() => (shared ? shared.exclusive(work) : work()))
  const pathOf = (name: string) => basePath + bankBaseOf(name)
  const lifetimes = createBankLifetimes({ banks, limits, clock, store, removeUnused, report })

  function host(name: string, record: BankRecord, isNew: boolean): BankEntry {
    const bank: HostedBank = hostBank({
      name,
      controlPath,
      storage: store.storage(name),
      clock,
      isNew,
      openKernel: (storage) =>
        openKernel({
          name,
          storage,
          basePath: pathOf(name),
          clock: aheadBy(clock, record.clockOffset),
          seed: record.request.seed ?? seedOf(name),
          ...(record.request.rateLimit && { settings: { rateLimit: record.request.rateLimit } }),
          handle: (request) => bank.handle(request),
        }),
      beforeLoad: lifetimes.makeRoom,
      onRemoved: () => void drop(name),
    })
    return { bank, record }
  }

  function add(name: string, record: BankRecord): BankEntry {
    const entry = host(name, record, false)
    banks.set(name, entry)
    lifetimes.watch(entry)
    return entry
  }

  /** Another process has removed it. */
  async function drop(name: string) {
    const entry = banks.get(name)
    banks.delete(name)
    await entry?.bank.end()
  }

  /** Also one that another process has made. In turn with what makes and removes banks here, where it reads all records. */
  async function entryOf(name: string): Promise<BankEntry | undefined> {
    if (shared?.isReadBeforeCall) await readAgain()
    const entry = banks.get(name)
    if (entry || !shared) return entry
    const record = await shared.record(name)
    return banks.get(name) ?? (record && add(name, record))
  }

  /** As others know it who share the store. */
  async function readAgain(): Promise<void> {
    if (!shared) return
    // One that is made meanwhile is not among the records.
    const before = [...banks.keys()]
    const records = await store.records()
    for (const name of before) if (records.get(name)?.createdAt !== banks.get(name)?.record.createdAt) await drop(name)
    for (const [name, record] of records) {
      const entry = banks.get(name) ?? add(name, record)
      entry.record.lastCallAt = latest(entry.record.lastCallAt, record.lastCallAt)
    }
  }

  /** Where a call to a bank that another process has removed does not fail by itself, it waits for its turn. */
  const inTurnToRead = <Result>(work: () => Promise<Result>) => (shared?.isReadBeforeCall ? oneAtATime(work) : work())

  /** Others who read the records see when a bank was last called, to the minute. */
  async function noteUse({ bank, record }: BankEntry) {
    const now = clock.now()
    const isNoted = !shared?.isReadBeforeCall || now < (record.lastCallAt ?? 0) + minute
    record.lastCallAt = now
    if (!isNoted) await store.save(bank.name, record)
  }

  async function contentOf({ bank, name }: NonNullable<BankRequest['snapshot']>): Promise<string> {
    const from = bank === undefined ? undefined : await entryOf(bank)
    if (bank !== undefined && !from) throw new ApiError(404, `snapshot.bank: there is no bank ${bank}`)
    const content = await (from ? from.bank.loadSnapshot(name) : snapshots.load(name))
    if (content !== undefined) return content
    const owner = from ? `the bank ${bank}` : 'the default bank'
    throw new ApiError(404, `snapshot.name: ${owner} has no snapshot ${name}`)
  }

  async function fill({ bank, record }: BankEntry, content: string | undefined) {
    const { startTime: start, rateLimit } = record.request
    if (content !== undefined) await control(bank, 'POST', '/import', content)
    if (content !== undefined && start !== undefined)
      await control(bank, 'POST', '/clock', JSON.stringify({ set: start }))
    if (content !== undefined && rateLimit !== undefined)
      await control(bank, 'PUT', '/settings', JSON.stringify({ rateLimit }))
    // A bank is stored by its first call.
    await control(bank, 'GET', '/clock')
  }

  async function create(name: string, request: BankRequest): Promise<BankEntry> {
    if (banks.size >= limits.most)
      throw new ApiError(
        409,
        limits.mostReason ??
          `There ${banks.size === 1 ? 'is' : 'are'} ${counted(banks.size, 'bank')}, and this server has at most ${limits.most} (--banks): delete one first`,
      )
    const content = request.snapshot && (await contentOf(request.snapshot))
    await store.remove(name)
    await shared?.make?.(name)
    const now = clock.now()
    const start = request.startTime === undefined ? startTime() : Date.parse(request.startTime)
    const entry = host(name, { request, createdAt: now, lastCallAt: null, clockOffset: start - now }, true)
    try {
      await fill(entry, content)
      await store.save(name, entry.record)
    } catch (error) {
      await entry.bank.end()
      await store.remove(name)
      throw error
    }
    banks.set(name, entry)
    lifetimes.watch(entry)
    return entry
  }

  async function infosOf(entries: readonly BankEntry[]): Promise<StoredBank[]> {
    const rows = await store.rows(entries.map(({ bank: { name } }) => name))
    return entries.map(({ bank: { name }, record: { request, createdAt, lastCallAt } }) => ({
      name,
      path: pathOf(name),
      createdAt: new Date(createdAt).toISOString(),
      lastCallAt: lastCallAt === null ? null : new Date(lastCallAt).toISOString(),
      rows: rows.get(name) ?? 0,
      request,
    }))
  }

  async function infoOf(entry: BankEntry): Promise<StoredBank> {
    const [info] = await infosOf([entry])
    return info as StoredBank
  }

  /** What makes and removes banks must know what another process has made and removed meanwhile. */
  async function presentEntry(name: string): Promise<BankEntry | undefined> {
    await readAgain()
    return banks.get(name)
  }

  /** A call that came meanwhile may have made it. */
  const findOrCreate = (name: string) => oneAtATime(async () => (await presentEntry(name)) ?? (await create(name, {})))

  async function removeEntry({ bank }: BankEntry) {
    banks.delete(bank.name)
    await bank.end()
    await store.remove(bank.name)
  }

  const remove = (name: string) =>
    oneAtATime(async () => {
      const entry = await presentEntry(name)
      if (entry) await removeEntry(entry)
      return entry !== undefined
    })

  /** Unless it was called meanwhile, also by another server. */
  function removeUnused(name: string) {
    return oneAtATime(async () => {
      const entry = await presentEntry(name)
      if (entry && lifetimes.isUnused(entry)) await removeEntry(entry)
    })
  }

  for (const [name, record] of await store.records()) add(name, record)

  return {
    async find(name, makes = true) {
      const known = await inTurnToRead(() => entryOf(name))
      const entry = known ?? (isOnDemand && makes && is(name, bankName) ? await findOrCreate(name) : undefined)
      if (entry) await noteUse(entry)
      return entry?.bank
    },

    make: (name, request) =>
      oneAtATime(async () => {
        const known = await presentEntry(name)
        if (known && canonicalJson(known.record.request) !== canonicalJson(request))
          throw new ApiError(
            409,
            `There is already a bank ${name}, created with ${JSON.stringify(known.record.request)}: send the same body, or delete the bank first`,
          )
        return { info: await infoOf(known ?? (await create(name, request))), isNew: !known }
      }),

    async list() {
      await inTurnToRead(readAgain)
      const entries = [...banks.values()].sort((one, other) => (one.bank.name < other.bank.name ? -1 : 1))
      return infosOf(entries)
    },

    async info(name) {
      await inTurnToRead(readAgain)
      const entry = banks.get(name)
      return entry && infoOf(entry)
    },

    async wake(name) {
      await (await inTurnToRead(() => entryOf(name)))?.bank.wake()
    },

    remove,

    figures() {
      const open = [...banks.values()].map(({ bank }) => bank).filter(({ isLoaded }) => isLoaded)
      const dueFor = (milliseconds: number) => open.reduce((sum, bank) => sum + bank.jobsDueFor(milliseconds), 0)
      return { known: banks.size, open: open.length, jobsDue: dueFor(0), jobsLate: dueFor(lateAfter) }
    },

    lateBy: () => Math.max(0, ...Array.from(banks.values(), ({ bank }) => bank.lateBy())),

    async close() {
      const entries = [...banks.values()]
      await lifetimes.close()
      // Answers of webhooks may still come.
      await Promise.all(entries.map(({ bank }) => bank.end()))
    },
  }
}
