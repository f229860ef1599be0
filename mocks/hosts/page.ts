import { bankAddressOf, bankNameOf } from '../../src/rules/sandbox/banks/bankName.ts'
import type { SandboxHost } from '../../src/rules/sandbox/status.ts'
import { trustedTypesPolicy } from '../../src/rules/security/trustedTypes.ts'
import { canStore } from '../db/storage/canStore.ts'
import { bankBase, isSandboxPath } from '../http/paths.ts'
import { dataHeader, replacedData } from '../kernel/storage/dataHeader.ts'

interface Connection {
  fetch: typeof fetch
  host: SandboxHost
}

export interface Sandbox extends Connection {
  /**
   * The bank of a page whose services are at `services`, which may be a server elsewhere; `control` is in the place of that
   * server in the addresses of control calls.
   */
  connect(services: string, control?: string): Promise<Connection>
  /** Whether this page handles a call itself, without a request. */
  answers(url: string): boolean
  /** Resolves when this page learns that stored data could not be read and were replaced by the initial data. */
  dataReplaced: Promise<void>
}

const workerPath = '/sandbox-worker.js'

const workerUrl = trustedTypesPolicy('portico-sandbox-worker', 'createScriptURL', (url) => {
  if (url !== workerPath) throw new TypeError(`${url} is not the sandbox's worker`)
  return url
})

/** How long the page waits for the worker to take control, in milliseconds. */
const workerTimeout = 5000

/**
 * Starts the bank on this origin: the service worker, or the same kernel in the page if none takes control in time. Where
 * nothing is stored it is in the page too, as a browser ends an idle worker with all that is in its memory.
 */
export async function startSandbox(): Promise<Sandbox> {
  const [controlled, stores] = await Promise.all([isControlled(), canStore()])
  const host = !stores ? 'memory' : controlled ? 'worker' : 'page'
  let banks: ReturnType<typeof createPageBanks> | undefined
  const handleInPage = async (request: Request) => {
    banks ??= createPageBanks(stores).catch((error) => {
      // The next call tries again.
      banks = undefined
      throw error
    })
    const [{ handleMounted }, { kernel, findOther }] = await Promise.all([import('./browser/handleMounted.ts'), banks])
    const response = await handleMounted(kernel, request, findOther)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  // Checked on every call: a worker that is unregistered meanwhile must not send calls to the real server.
  const answers = (url: string) => {
    const { origin, pathname } = new URL(url)
    const isWorking = host === 'worker' && navigator.serviceWorker.controller
    return origin === location.origin && isSandboxPath(pathname) && !isWorking
  }
  let onDataReplaced = () => {}
  const dataReplaced = new Promise<void>((resolve) => {
    onDataReplaced = resolve
  })
  const fetchHere: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await (answers(request.url) ? handleInPage(request) : fetch(request))
    if (response.headers.get(dataHeader) === replacedData) onDataReplaced()
    return response
  }
  return {
    host,
    answers,
    dataReplaced,
    fetch: fetchHere,
    async connect(services, control) {
      const isHere = new URL(services, location.href).origin === location.origin
      if (isHere && bankNameOf(services) === null) return { fetch: fetchHere, host }
      const { callBankAt } = await import('./browser/callBankAt.ts')
      if (isHere) return { fetch: callBankAt(services, '', fetchHere), host }
      const { followRemoteBank } = await import('./browser/remoteBank.ts')
      const server = bankAddressOf(services, null)
      const controlled = control === undefined ? services : control + services.slice(server.length)
      followRemoteBank(services, controlled)
      return { fetch: callBankAt(controlled, control ?? server, fetchHere), host: 'server' }
    },
  }
}

async function isControlled(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, workerTimeout, false))
  return Promise.race([takeControl(navigator.serviceWorker), timeout])
}

/** Settles when the worker controls this page: on a first visit it claims it, after a hard reload it is asked to. */
async function takeControl(container: ServiceWorkerContainer): Promise<boolean> {
  try {
    const controlled = new Promise<true>((resolve) =>
      container.addEventListener('controllerchange', () => resolve(true), { once: true }),
    )
    const registration = await container.register(workerUrl(workerPath), { scope: '/', updateViaCache: 'none' })
    if (container.controller) return true
    registration.active?.postMessage('sandbox.claim')
    return await controlled
  } catch {
    return false
  }
}

async function createPageBanks(stores: boolean) {
  const [
    { createKernel },
    { broadcastChanges },
    { sandboxParts },
    { indexedDbStorage },
    { memoryStorage },
    { findBrowserBank },
  ] = await Promise.all([
    import('../kernel/kernel.ts'),
    import('./browser/broadcastChanges.ts'),
    import('../sandbox.ts'),
    import('../db/storage/indexedDb/indexedDbStorage.ts'),
    import('../db/storage/storage.ts'),
    import('./banks/browserBanks.ts'),
  ])
  const storage = stores ? indexedDbStorage() : memoryStorage()
  const kernel = createKernel({ ...sandboxParts(), storage, basePath: bankBase })
  broadcastChanges(kernel, null)
  return { kernel, findOther: findBrowserBank({ stores, snapshots: storage.snapshots }) }
}
