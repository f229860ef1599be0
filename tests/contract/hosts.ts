import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { handleMounted } from '../../mocks/hosts/browser/handleMounted.ts'
import { createNodeHost } from '../../mocks/hosts/server/nodeHost.ts'
import { bankBase, controlBase, isUnder } from '../../mocks/http/paths.ts'
import { createKernel, type KernelOptions } from '../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../mocks/sandbox.ts'
import { frozenClock } from './frozenClock.ts'

export interface Host {
  /** `path` is one of the contract's or a control call's. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Where it listens, if it does. */
  port?: number
  close(): Promise<void>
}

type Options = Partial<KernelOptions>

/** The kernel behind the worker's own mapping of addresses, with a broken connection as the page sees it. */
async function openWorkerHost(options: Options): Promise<Host> {
  const kernel = createKernel({ ...sandboxParts(), basePath: bankBase, ...options })
  return {
    async call(path, init) {
      const address = `http://localhost:4173${calledPath('worker host', path)}`
      const response = await handleMounted(kernel, new Request(address, init))
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
    close: async () => undefined,
  }
}

async function openServerHost(options: Options): Promise<Host> {
  const server = createNodeHost(createKernel({ ...sandboxParts(), ...options })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // On a busy machine a test may call again just as a connection that was idle for five seconds is closed.
  server.keepAliveTimeout = 60_000
  const { port } = server.address() as AddressInfo
  return {
    port,
    call: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const hosts = {
  'worker host': openWorkerHost,
  'server host': openServerHost,
} satisfies Record<string, (options: Options) => Promise<Host>>

export type HostName = keyof typeof hosts
export const hostNames = Object.keys(hosts) as HostName[]

export const openHost = (name: HostName, options: Options = {}): Promise<Host> =>
  hosts[name]({ clock: frozenClock(), ...options })

/** The path that `call` sends for a path of the bank. */
export const calledPath = (name: HostName, path: string): string =>
  name === 'worker host' && !isUnder(controlBase, path) ? bankBase + path : path

/** The issuer's address, by which a client finds everything else. */
export const issuerOn = (name: HostName, { port }: Pick<Host, 'port'>): string =>
  name === 'worker host' ? `http://localhost:4173${bankBase}` : `http://127.0.0.1:${port}`
