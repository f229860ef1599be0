import { realClock } from '../../../mocks/bank/clock.ts'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import { openBanks } from '../../../mocks/hosts/banks/banks.ts'
import { createFindBank } from '../../../mocks/hosts/banks/findBank.ts'
import { memoryBanks } from '../../../mocks/hosts/banks/stores/memoryBanks.ts'
import { bankBase } from '../../../mocks/http/paths.ts'
import { createKernel } from '../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'
import { bankList, everyTable } from '../../../src/rules/sandbox/changes.ts'

type Listener = (bank: string | null, tables: readonly string[]) => void

/** The banks of a browser: the default bank as it is seeded, and those that a test makes. */
export async function openDomBanks() {
  const listeners = new Set<Listener>()
  const storage = memoryStorage()
  const kernel = createKernel({ ...sandboxParts(), storage, basePath: bankBase })
  const notify = (bank: string | null, tables: readonly string[]) => {
    for (const listener of listeners) listener(bank, tables)
  }
  const follow = (bank: string | null, { subscribe }: Pick<typeof kernel, 'subscribe'>) =>
    subscribe((tables) => notify(bank, tables))
  follow(null, kernel)
  await kernel.ready()
  const banks = await openBanks({
    store: memoryBanks(),
    limits: { most: 20, open: 20, idle: Number.POSITIVE_INFINITY, keep: Number.POSITIVE_INFINITY },
    snapshots: storage.snapshots,
    basePath: bankBase,
    clock: realClock,
    startTime: realClock.now,
    isOnDemand: false,
    report: () => undefined,
    openKernel({ name, seed, handle: _, ...parts }) {
      const named = createKernel({ ...sandboxParts(), ...(seed !== undefined && { seed }), ...parts })
      follow(name, named)
      return named
    },
  })
  const findOther = createFindBank({
    ...banks,
    // As mocks/hosts/banks/browserBanks.ts does.
    async make(name, request) {
      const made = await banks.make(name, request)
      if (made.isNew) notify(null, [bankList])
      return made
    },
    async remove(name) {
      const isRemoved = await banks.remove(name)
      if (isRemoved) {
        notify(name, ['system', everyTable])
        notify(null, [bankList])
      }
      return isRemoved
    },
  })
  return { kernel, findOther, onChange: (listener: Listener) => void listeners.add(listener) }
}
