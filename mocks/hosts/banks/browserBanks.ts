import { openChannel } from '../../../src/rules/broadcastChannel.ts'
import { bankList, changesChannelOf, everyTable, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import { realClock } from '../../bank/clock.ts'
import type { Storage } from '../../db/storage/storage.ts'
import { bankBase } from '../../http/paths.ts'
import { createKernel } from '../../kernel/kernel.ts'
import { sandboxParts } from '../../sandbox.ts'
import { broadcastChanges } from '../browser/broadcastChanges.ts'
import type { FindBank } from '../server/nodeHost.ts'
import { type BankLimits, type Banks, openBanks } from './banks.ts'
import { createFindBank } from './findBank.ts'
import { indexedDbBanks } from './stores/indexedDbBanks.ts'
import { memoryBanks } from './stores/memoryBanks.ts'

/** Each is a megabyte or two of the browser's storage. */
const most = 20

const limits: BankLimits = {
  most,
  mostReason: `There are ${most} banks, the limit of a browser: delete one first`,
  open: 5,
  idle: 600_000,
  keep: Number.POSITIVE_INFINITY,
}

/** A page that is loaded again would not find them. */
const noLimits: BankLimits = {
  ...limits,
  most: 0,
  mostReason:
    'This browser stores nothing, so it has the default bank only. For more banks, start a server: npm run sandbox',
}

interface Options {
  /** Whether the browser stores anything. */
  stores: boolean
  /** The snapshots of the default bank. */
  snapshots: Storage['snapshots']
}

const openAll = ({ stores, snapshots }: Options): Promise<Banks> =>
  openBanks({
    store: stores ? indexedDbBanks() : memoryBanks(),
    limits: stores ? limits : noLimits,
    snapshots,
    basePath: bankBase,
    clock: realClock,
    startTime: realClock.now,
    isOnDemand: false,
    report: () => undefined,
    openKernel({ name, seed, handle: _, ...parts }) {
      const kernel = createKernel({ ...sandboxParts(), ...(seed !== undefined && { seed }), ...parts })
      broadcastChanges(kernel, name)
      return kernel
    },
  })

function publish(bank: string | null, tables: string[]) {
  const channel = openChannel<SandboxChanges>(changesChannelOf(bank))
  channel.post({ tables })
  channel.close()
}

/** The banks of the portal's origin that have a name. The first call about them reads which there are. */
export function findBrowserBank(options: Options): FindBank {
  let opening: Promise<Banks> | undefined
  const opened = () => {
    opening ??= openAll(options)
    opening.catch(() => {
      // The next call tries again.
      opening = undefined
    })
    return opening
  }
  return createFindBank({
    find: async (name) => (await opened()).find(name),
    async make(name, request) {
      const made = await (await opened()).make(name, request)
      if (made.isNew) publish(null, [bankList])
      return made
    },
    list: async () => (await opened()).list(),
    info: async (name) => (await opened()).info(name),
    wake: async (name) => (await opened()).wake(name),
    async remove(name) {
      const isRemoved = await (await opened()).remove(name)
      if (isRemoved) {
        // Pages that show the bank look whether it is there.
        publish(name, ['system', everyTable])
        publish(null, [bankList])
      }
      return isRemoved
    },
    close: async () => (await opened()).close(),
  })
}
