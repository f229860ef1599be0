import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { canStore } from '../../../mocks/db/canStore.ts'
import { startSandbox } from '../../../mocks/page.ts'

const origin = 'http://localhost:4173'

/** A request that an own IndexedDB answers as a test says. */
const answering = (answer: (request: { onsuccess(): void; onerror(): void; error: DOMException | null }) => void) => ({
  open() {
    const request = { onsuccess() {}, onerror() {}, error: null as DOMException | null, result: undefined }
    queueMicrotask(() => answer(request))
    return request
  },
})

/** Takes nothing: its transactions are aborted as they are where no space is left. */
function full(): Pick<IDBFactory, 'open'> {
  const factory = new IDBFactory()
  return {
    open(...parameters) {
      const request = factory.open(...parameters)
      request.addEventListener('success', () => {
        const { transaction } = request.result
        request.result.transaction = (...names) => {
          const begun = transaction.apply(request.result, names)
          queueMicrotask(() => begun.abort())
          return begun
        }
      })
      return request
    },
  }
}

const refusals: Readonly<Record<string, unknown>> = {
  'is missing': undefined,
  'throws when opened': {
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  },
  'refuses to open': answering((request) => {
    request.error = new DOMException('A mutation operation was attempted.', 'InvalidStateError')
    request.onerror()
  }),
  'has no space left': full(),
}

it.each(Object.entries(refusals))(
  'an IndexedDB that %s: the bank is in the memory of the page, and answers',
  async (_, indexedDB) => {
    vi.stubGlobal('location', new URL(origin))
    vi.stubGlobal('indexedDB', indexedDB)
    const controlled = { controller: {}, addEventListener() {}, register: async () => ({ active: null }) }
    for (const navigator of [{}, { serviceWorker: controlled }]) {
      vi.stubGlobal('navigator', navigator)
      const sandbox = await startSandbox()
      expect(sandbox.host).toBe('memory')
      expect((await sandbox.connect('/bank')).host).toBe('memory')
      const listed = await sandbox.fetch(`${origin}/bank/api-dashboard-service/dashboard/products`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' } }),
      })
      const { data } = (await listed.json()) as { data: unknown[] }
      expect([listed.status, data.length > 10]).toEqual([200, true])
    }
  },
)

it('an IndexedDB that never answers counts as none', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'indexedDB',
    answering(() => {}),
  )
  const answer = canStore()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe(false)
  vi.useRealTimers()
})

it('the bank of a server is there, whatever this browser has', async () => {
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('EventSource', class {})
  expect((await (await startSandbox()).connect('http://127.0.0.1:8787')).host).toBe('server')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../mocks/kernel.ts')
})

it('a failed in-page kernel does not stay failed: the next call tries again', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  let tries = 0
  vi.resetModules()
  vi.doMock('../../../mocks/kernel.ts', () => ({
    createKernel: () => {
      tries += 1
      if (tries === 1) throw new Error('The chunk could not be fetched')
      return { ready: async () => undefined, handle: async () => Response.json({ tries }), subscribe: () => undefined }
    },
  }))
  const sandbox = await startSandbox()
  expect(sandbox.host).toBe('page')
  const ask = () => sandbox.fetch(`${origin}/sandbox/api/clock`)
  await expect(ask()).rejects.toThrow('The chunk could not be fetched')
  expect(await (await ask()).json()).toEqual({ tries: 2 })
  expect(await (await ask()).json()).toEqual({ tries: 2 })
})
