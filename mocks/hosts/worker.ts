import './browser/localStorageStub.ts'
import { indexedDbStorage } from '../db/storage/indexedDb/indexedDbStorage.ts'
import { bankBase, isSandboxPath } from '../http/paths.ts'
import { createKernel } from '../kernel/kernel.ts'
import { sandboxParts } from '../sandbox.ts'
import { findBrowserBank } from './banks/browserBanks.ts'
import { broadcastChanges } from './browser/broadcastChanges.ts'
import { handleMounted } from './browser/handleMounted.ts'

/** The part of a service worker's global scope that is used here; the DOM library has no types for it. */
interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
interface ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void
}
interface FetchEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
const storage = indexedDbStorage()
const kernel = createKernel({ ...sandboxParts(), storage, basePath: bankBase })
broadcastChanges(kernel, null)
const findOther = findBrowserBank({ stores: true, snapshots: storage.snapshots })

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

// A page that was reloaded past the worker asks to be taken back.
worker.addEventListener('message', (event) => {
  if (event.data === 'sandbox.claim') event.waitUntil(worker.clients.claim())
})

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin === worker.location.origin && isSandboxPath(pathname))
    event.respondWith(handleMounted(kernel, event.request, findOther))
})
