import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { canStore } from '../../../../mocks/db/storage/canStore.ts'
import { startSandbox } from '../../../../mocks/hosts/page.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
// The page loads it when it is needed: in a fresh clone the definitions are bundled first, which would count as the first test's time.
import '../../../../mocks/sandbox.ts'
import { reportReplacedData } from '../../../../src/app/bootstrap/sandbox/followReplacements.ts'

// It creates kernels as it is. For all tests, before the first import: to replace a module and take that back in between would race with imports.
vi.mock('../../../../mocks/kernel/kernel.ts', { spy: true })

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

it('control calls of a server that needs a key go to the host of the portal, and all others to the server', async () => {
  const streams: string[] = []
  const calls: string[] = []
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(url: string) {
        streams.push(url)
      }
    },
  )
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(url)
    return new Response()
  })
  const services = 'https://sandbox.bank.com/portico/banks/team-a'
  const { fetch } = await (await startSandbox()).connect(services, '/control')
  for (const path of ['/sandbox/api/clock', '/sandbox/api/banks']) await fetch(`${origin}${path}`)
  await fetch(`${services}/oauth/token`)
  expect([streams, calls]).toEqual([
    ['/control/banks/team-a/sandbox/api/changes'],
    [
      `${origin}/control/banks/team-a/sandbox/api/clock`,
      `${origin}/control/sandbox/api/banks`,
      `${services}/oauth/token`,
    ],
  ])
})

const clockState = `${origin}/sandbox/api/clock`

/** Changes what the browser has stored of the bank. */
async function changeStored(change: (rows: IDBObjectStore) => void) {
  const request = indexedDB.open('portico-sandbox', 1)
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const transaction = request.result.transaction(['rows', 'revision'], 'readwrite')
  change(transaction.objectStore('rows'))
  transaction.objectStore('revision').put(1000, 'current')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  request.result.close()
}

it('stored data that cannot be read are replaced by the initial data, and the page says so once', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  const shown: string[] = []
  const open = async () => {
    const sandbox = await startSandbox()
    void reportReplacedData(sandbox.dataReplaced, ({ variant, message }) => shown.push(`${variant}: ${message}`))
    return async () => {
      const answer = await sandbox.fetch(clockState)
      await new Promise((done) => setImmediate(done))
      return answer.status
    }
  }
  const ask = await open()
  expect([await ask(), shown]).toEqual([200, []])

  await changeStored((rows) => rows.put({ order: 1, row: { id: 'system', clockOffset: 'long' } }, 'system/system'))
  expect([await ask(), shown]).toEqual([
    200,
    ['warning: Couldn’t read the sandbox data stored in this browser. It was replaced by the initial data.'],
  ])

  expect([await (await open())(), shown.length]).toEqual([200, 1])
})

afterEach(() => void vi.unstubAllGlobals())

it('a failed in-page kernel does not stay failed: the next call tries again', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  const create = vi.mocked(createKernel)
  create.mockClear()
  create.mockImplementationOnce(() => {
    throw new Error('The chunk could not be fetched')
  })
  const sandbox = await startSandbox()
  expect(sandbox.host).toBe('page')
  const ask = () => sandbox.fetch(clockState)
  await expect(ask()).rejects.toThrow('The chunk could not be fetched')
  const answers = [await ask(), await ask()]
  expect([answers.map(({ status }) => status), create.mock.calls.length]).toEqual([[200, 200], 2])
})
