import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { memoryStorage } from '../../mocks/db/storage/storage.ts'
import { hostAccess } from '../../mocks/hosts/access/hostAccess.ts'
import type { ServerAccess } from '../../mocks/hosts/access/readAccessOptions.ts'
import { underPath } from '../../mocks/hosts/access/underPath.ts'
import { type BankLimits, type BanksOptions, openBanks } from '../../mocks/hosts/banks/banks.ts'
import { createFindBank } from '../../mocks/hosts/banks/findBank.ts'
import { memoryBanks } from '../../mocks/hosts/banks/stores/memoryBanks.ts'
import { hostPagesOf } from '../../mocks/hosts/pages/hostPages.ts'
import { createNodeHost } from '../../mocks/hosts/server/nodeHost.ts'
import { createHttpSender } from '../../mocks/hosts/webhookSender.ts'
import { createKernel } from '../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../mocks/sandbox.ts'
import { type FrozenClock, frozenClock } from './frozenClock.ts'
import type { Host } from './hosts.ts'

export interface ManyBanks extends Host {
  url: string
  clock: FrozenClock
  /** The bank at its address, which it need not have been made for. */
  bank(name: string): Host
}

const unlimited: BankLimits = { most: 100, open: 50, idle: 3_600_000, keep: Number.POSITIVE_INFINITY }

interface Options extends Partial<Pick<BanksOptions, 'store' | 'isOnDemand'>> {
  clock?: FrozenClock
  limits?: Partial<BankLimits>
  /** By which names it is called, and with which key. */
  access?: Partial<Pick<ServerAccess, 'publicUrl' | 'names' | 'controlKey'>>
}

/** A server with named banks, as `npm run sandbox` starts one, by a clock that stands still. */
export async function openManyBanks({
  clock = frozenClock(),
  limits,
  store = memoryBanks(),
  isOnDemand = false,
  access = {},
}: Options = {}): Promise<ManyBanks> {
  const { publicUrl, names = new Set(), controlKey } = access
  const basePath = publicUrl?.path ?? ''
  const pages = hostPagesOf({ needsKey: controlKey !== undefined })
  const storage = memoryStorage()
  const unnamed = createKernel({ ...sandboxParts(), pages, clock, storage, basePath })
  const banks = await openBanks({
    store,
    clock,
    basePath,
    controlPath: basePath,
    startTime: clock.now,
    snapshots: storage.snapshots,
    isOnDemand,
    report: (line) => {
      throw new Error(line)
    },
    limits: { ...unlimited, ...limits },
    openKernel: ({ name: _, handle, seed, ...parts }) =>
      createKernel({ ...sandboxParts(createHttpSender(handle)), pages, ...(seed !== undefined && { seed }), ...parts }),
  })
  const findBank = underPath(basePath, unnamed, createFindBank(banks, basePath))
  const server = createNodeHost(unnamed, findBank, { access: hostAccess({ publicUrl, names, controlKey }) }).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  server.keepAliveTimeout = 60_000
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const at = (base: string): Host => ({
    call: (path, init) => fetch(`${url}${base}${path}`, init),
    port,
    close: async () => undefined,
  })
  return {
    ...at(''),
    url,
    clock,
    bank: (name) => at(`/banks/${name}`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await banks.close()
    },
  }
}
