import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScopedClient } from '../../../../src/api/client/client.ts'
import { upload, uploading } from '../../../../src/api/client/upload.ts'
import { type FrozenClock, frozenClock } from '../../../contract/frozenClock.ts'

type Listener = ((event: { loaded: number; total: number }) => void) | null

let calls: Call[]
let sent: Promise<void>
let clock: FrozenClock
let progress: number[]

/** The browser's call, moved by hand. */
class Call {
  static noticed = () => {}
  upload: { onprogress: Listener; onload: (() => void) | null } = { onprogress: null, onload: null }
  onload: (() => void) | null = null
  onprogress: (() => void) | null = null
  onerror: (() => void) | null = null
  status = 200
  statusText = 'OK'
  response = new TextEncoder().encode('{"a":1}').buffer
  headers: Record<string, string> = {}
  address: string[] = []
  body = ''
  isAborted = false
  constructor() {
    calls.push(this)
  }
  open(...address: string[]) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-empty: \r\n'
  }
  send(body: ArrayBuffer) {
    this.body = new TextDecoder().decode(body)
    Call.noticed()
  }
  abort() {
    this.isAborted = true
  }
}

beforeEach(() => {
  calls = []
  progress = []
  clock = frozenClock()
  sent = new Promise((resolve) => {
    Call.noticed = resolve
  })
  vi.stubGlobal('XMLHttpRequest', Call)
})
afterEach(() => vi.unstubAllGlobals())

const request = (signal?: AbortSignal) =>
  new Request('https://bank.test/create', {
    method: 'POST',
    headers: { Authorization: 'Bearer a', 'Content-Type': 'application/json' },
    body: '{"file":"YQ=="}',
    ...(signal && { signal }),
  })

async function begin(signal?: AbortSignal) {
  const answer = upload(request(signal), { clock, onProgress: (percent) => progress.push(percent) })
  answer.catch(() => {})
  await sent
  const [call] = calls
  if (!call) throw new Error('Nothing was sent')
  return { answer, call }
}

test('a 3 MB attachment passes a slow uplink: its limit counts from the last progress', async () => {
  const { answer, call } = await begin()
  expect([call.address, call.headers, call.body]).toEqual([
    ['POST', 'https://bank.test/create'],
    { authorization: 'Bearer a', 'content-type': 'application/json' },
    '{"file":"YQ=="}',
  ])
  for (const loaded of [1, 500, 999]) {
    clock.pass(9_999)
    call.upload.onprogress?.({ loaded, total: 1000 })
  }
  expect(progress).toEqual([0, 50, 99])
  call.upload.onload?.()
  expect(progress).toEqual([0, 50, 99, 100])
  // What the network still carries takes no longer than the sending did.
  clock.pass(29_996)
  call.onload?.()
  const response = await answer
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    200,
    'application/json',
    { a: 1 },
  ])
  clock.pass(60_000)
  expect(call.isAborted).toBe(false)
})

test.each<[what: string, before: (call: Call) => void, milliseconds: number]>([
  ['never begins', () => {}, 10_000],
  ['stands still', (call) => call.upload.onprogress?.({ loaded: 1, total: 2 }), 10_000],
  ['is not answered', (call) => call.upload.onload?.(), 10_000],
])('an upload that %s is given up', async (_, before, milliseconds) => {
  const { answer, call } = await begin()
  before(call)
  clock.pass(milliseconds - 1)
  expect(call.isAborted).toBe(false)
  clock.pass(1)
  await expect(answer).rejects.toEqual({ kind: 'timeout', message: 'Request Timeout' })
  expect(call.isAborted).toBe(true)
})

test('a cancelled upload is aborted and rejects with the reason', async () => {
  const control = new AbortController()
  const { answer, call } = await begin(control.signal)
  control.abort('cancelled')
  await expect(answer).rejects.toBe('cancelled')
  expect(call.isAborted).toBe(true)
  await expect(upload(request(control.signal), { clock, onProgress: () => {} })).rejects.toBe('cancelled')
  expect(calls).toHaveLength(1)
})

test('without a network it is a network error', async () => {
  const { answer, call } = await begin()
  call.onerror?.()
  await expect(answer).rejects.toEqual({ kind: 'network', message: 'Network Error' })
})

test('an answer without a body has none', async () => {
  const { answer, call } = await begin()
  call.status = 204
  call.onload?.()
  expect([(await answer).status, await (await answer).text()]).toEqual([204, ''])
})

test('where no XMLHttpRequest may be made, fetch carries it under the plain limit', async () => {
  const limits: number[] = []
  const within = (limit: number) => {
    limits.push(limit)
    return async () => new Response('fetched')
  }
  const client = { clock, within, mayUpload: (url: string) => url.startsWith('https://other'), onProgress: () => {} }
  const answer = await uploading(client as unknown as ScopedClient)(request())
  expect([await answer.text(), limits, calls]).toEqual(['fetched', [10_000], []])
})
