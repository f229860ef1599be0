import 'fake-indexeddb/auto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexedDbStorage } from '../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { levelStorage } from '../../../mocks/db/storage/level/levelStorage.ts'
import { memoryStorage, type Storage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import type { Operation } from '../../../mocks/kernel/calls/operation.ts'
import { createKernel, type Kernel } from '../../../mocks/kernel/kernel.ts'
import { operations as allOperations, sandboxParts } from '../../../mocks/sandbox.ts'
import { type FrozenClock, frozenClock } from '../../contract/frozenClock.ts'

export interface BankAnswer {
  /** 0 where the connection was lost. */
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** What a test plants: other operations, or a storage that is not as it should be. */
export interface Plants {
  operations?: readonly Operation[]
  storage?: (storage: Storage) => Storage
}

interface OneBank {
  name: string
  clock: FrozenClock
  kernel: Kernel
  open(): Promise<Storage>
  close(): Promise<void>
}

let databases = 0

/** How each stores its rows; each `open` opens the same ones again. */
async function storages(rows: Map<string, StoredRow>): Promise<Pick<OneBank, 'name' | 'open' | 'close'>[]> {
  const memory = memoryStorage(rows)
  const path = await mkdtemp(join(tmpdir(), 'walk-'))
  let level: Storage | undefined
  const database = `walk-${++databases}`
  const seeded = new Map(rows)
  let isSeeded = false
  async function openLevel(): Promise<Storage> {
    await level?.close?.()
    level = levelStorage(path)
    return level
  }
  async function openIndexedDb(): Promise<Storage> {
    const storage = indexedDbStorage(database)
    if (!isSeeded) await storage.replace(seeded)
    isSeeded = true
    return storage
  }
  const first = await openLevel()
  await first.load()
  await first.replace(seeded)
  return [
    { name: 'memory', open: async () => memory, close: async () => undefined },
    {
      name: 'LevelDB',
      open: openLevel,
      async close() {
        await level?.close?.()
        await rm(path, { recursive: true, force: true })
      },
    },
    {
      name: 'IndexedDB',
      open: openIndexedDb,
      close: async () => void indexedDB.deleteDatabase(database),
    },
  ]
}

const written = ({ status, headers, text }: BankAnswer) => JSON.stringify([status, headers, text])

/** Where two texts begin to differ. */
function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `${one.slice(Math.max(0, at - 40), at + 60)} instead of ${other.slice(Math.max(0, at - 40), at + 60)}`
}

/** One bank in three storages, which get the same calls at the same moments. */
export class Banks {
  private constructor(
    private readonly all: readonly OneBank[],
    private readonly plants: Plants,
    /** As the memory stores them. */
    readonly rows: Map<string, StoredRow>,
  ) {}

  static async open(seed: ReadonlyMap<string, StoredRow>, at: number, plants: Plants = {}): Promise<Banks> {
    const rows = new Map(seed)
    const opened = await storages(rows)
    const all = opened.map((each) => ({ ...each, clock: frozenClock(at), kernel: undefined as unknown as Kernel }))
    const banks = new Banks(all, plants, rows)
    await banks.restart()
    return banks
  }

  /** Each bank reads its rows again, as a new process does. */
  async restart(): Promise<void> {
    const { operations = allOperations, storage: planted = (each: Storage) => each } = this.plants
    for (const each of this.all) {
      const opened = await each.open()
      const storage = each.name === 'IndexedDB' ? planted(opened) : opened
      each.kernel = createKernel({ ...sandboxParts(), operations, clock: each.clock, storage })
    }
  }

  pass(milliseconds: number): void {
    for (const { clock } of this.all) clock.pass(milliseconds)
  }

  async runJobs(): Promise<void> {
    for (const { kernel } of this.all) await kernel.runJobs()
  }

  now(): number {
    return this.all[0]?.clock.now() ?? 0
  }

  /** The answer of the one in memory, and how those of the others differ from it. */
  async send(path: string, init: RequestInit = {}): Promise<{ answer: BankAnswer; differences: string[] }> {
    const answers = await Promise.all(this.all.map((each) => this.answerOf(each, path, init)))
    // One that shares its storage looks more often whether something has changed.
    const latest = Math.max(...this.all.map(({ clock }) => clock.now()))
    for (const { clock } of this.all) clock.pass(latest - clock.now())
    const [answer] = answers
    if (!answer) throw new Error('There is no bank')
    const differences = answers.flatMap((other, index) =>
      written(other) === written(answer)
        ? []
        : [`${this.all[index]?.name} answers ${difference(written(other), written(answer))}`],
    )
    return { answer, differences }
  }

  private async answerOf({ kernel, clock }: OneBank, path: string, init: RequestInit): Promise<BankAnswer> {
    const answering = kernel.handle(new Request(`http://localhost${path}`, init))
    // What waits by the clock is answered as soon as it has moved.
    for (;;) {
      const isWaiting = await Promise.race([answering.then(() => false), clock.waitedFor().then(() => true)])
      if (!isWaiting) break
      clock.pass(1000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const response = await answering
    if (response.type === 'error') return { status: 0, headers: {}, text: '' }
    const headers = Object.fromEntries([...response.headers].sort(([one], [other]) => (one < other ? -1 : 1)))
    return { status: response.status, headers, text: await response.text() }
  }

  async close(): Promise<void> {
    for (const each of this.all) await each.close()
  }
}
