import type { Kernel } from './kernel.ts'
import { isSandboxPath } from './paths.ts'

export interface Sandbox {
  fetch: typeof fetch
  /** Whether the bank in this page answers a call: no request then leaves the page. */
  answers(url: string): boolean
  /** Where the bank runs: in the service worker, or in this page because no worker could be had. */
  host: 'worker' | 'page'
}

/** How long the first page waits for the worker, in milliseconds. */
const patience = 5000

/** Starts the bank on this origin: the service worker, or where none takes over in time the same kernel in the page. */
export async function startSandbox(): Promise<Sandbox> {
  const host = (await isControlled()) ? 'worker' : 'page'
  let kernel: Promise<Kernel> | undefined
  const inPage = async (request: Request) => {
    kernel ??= createPageKernel().catch((error) => {
      // The next call tries again.
      kernel = undefined
      throw error
    })
    const [{ answerMounted }, bank] = await Promise.all([import('./mount.ts'), kernel])
    const response = await answerMounted(bank, request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  // Looked at on every call: a worker that is unregistered in mid-journey must not send calls to the real server.
  const answers = (url: string) => {
    const { origin, pathname } = new URL(url)
    const isWorking = host === 'worker' && navigator.serviceWorker.controller
    return origin === location.origin && isSandboxPath(pathname) && !isWorking
  }
  return {
    host,
    answers,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return answers(request.url) ? inPage(request) : fetch(request)
    },
  }
}

async function isControlled(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false))
  return Promise.race([takeOver(navigator.serviceWorker), late])
}

/** Settles when the worker controls this page: on a first visit it claims it, after a hard reload it is asked to. */
async function takeOver(container: ServiceWorkerContainer): Promise<boolean> {
  try {
    const controlled = new Promise<true>((resolve) =>
      container.addEventListener('controllerchange', () => resolve(true), { once: true }),
    )
    const registration = await container.register('/sandbox-worker.js', { scope: '/', updateViaCache: 'none' })
    if (container.controller) return true
    registration.active?.postMessage('sandbox.claim')
    return await controlled
  } catch {
    return false
  }
}

async function createPageKernel(): Promise<Kernel> {
  const [{ createKernel }, { indexedDbStorage }, { memoryStorage }] = await Promise.all([
    import('./kernel.ts'),
    import('./db/indexedDbStorage.ts'),
    import('./db/storage.ts'),
  ])
  const kernel = createKernel({ storage: indexedDbStorage() })
  return kernel.ready().then(
    () => kernel,
    () => createKernel({ storage: memoryStorage() }),
  )
}
