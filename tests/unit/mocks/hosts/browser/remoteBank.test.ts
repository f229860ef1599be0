import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followRemoteBank } from '../../../../../mocks/hosts/browser/remoteBank.ts'
import { openChannel } from '../../../../../src/rules/broadcastChannel.ts'
import {
  bankRemoved,
  changesChannel,
  everyTable,
  type SandboxChanges,
} from '../../../../../src/rules/sandbox/changes.ts'
import { stubPageEvents } from '../../../../support/stubPageEvents.ts'

/** The connection to a server, as the test opens, breaks and uses it. */
class StubEventSource {
  static readonly CLOSED = 2
  static opened: StubEventSource[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  constructor(readonly url: string) {
    StubEventSource.opened.push(this)
  }
}

const everything = { tables: ['system', everyTable] }

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['missing', undefined],
  ['throwing', refused],
])(
  'with BroadcastChannel %s the page itself is notified all the same, and each tab holds a connection',
  async (_, channel) => {
    stubPageEvents()
    vi.stubGlobal('BroadcastChannel', channel)
    vi.stubGlobal('EventSource', StubEventSource)
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      StubEventSource.opened = []
    })
    const heard: SandboxChanges[] = []
    const page = openChannel<SandboxChanges>(changesChannel)
    page.subscribe((changes) => heard.push(changes))
    followRemoteBank('http://127.0.0.1:8787/')
    const [source] = StubEventSource.opened
    source?.onmessage({ data: '{"tables":["mails"]}' })
    await Promise.resolve()
    page.close()
    source?.onmessage({ data: '{"tables":["sms"]}' })
    await Promise.resolve()
    expect(heard).toEqual([{ tables: ['mails'] }])
  },
)

test('where Web Locks are refused the tab holds the connection itself', async () => {
  vi.stubGlobal('EventSource', StubEventSource)
  vi.stubGlobal('navigator', { locks: { request: async () => refused() } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    StubEventSource.opened = []
  })
  followRemoteBank('http://127.0.0.1:8787')
  await vi.waitFor(() =>
    expect(StubEventSource.opened.map(({ url }) => url)).toEqual(['http://127.0.0.1:8787/sandbox/api/changes']),
  )
})

test('pages hear what changes in the bank of a server, and with each connection that everything may have', async () => {
  vi.stubGlobal('EventSource', StubEventSource)
  vi.stubGlobal('navigator', {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
    StubEventSource.opened = []
  })
  const page = new BroadcastChannel(changesChannel)
  onTestFinished(() => page.close())
  followRemoteBank('http://127.0.0.1:8787/')
  const [source] = StubEventSource.opened
  expect(source?.url).toBe('http://127.0.0.1:8787/sandbox/api/changes')
  source?.onopen()
  source?.onmessage({ data: '{"tables":["mails"]}' })
  source?.onopen()
  const heard = []
  for (let count = 0; count < 3; count++) heard.push(((await once(page, 'message')) as [MessageEvent])[0].data)
  expect(heard).toEqual([everything, { tables: ['mails'] }, everything])
})

test.each([
  ['of which there is no bank', 404, { tables: [bankRemoved] }],
  ['whose proxy has no server', 502, everything],
])(
  'a connection is made again after longer and longer pauses to an address %s, and pages hear of the first refusal only',
  async (_, status, refusal) => {
    stubPageEvents()
    const fetch = vi.fn(async () => new Response(null, { status }))
    vi.stubGlobal('fetch', fetch)
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', StubEventSource)
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('navigator', {})
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      StubEventSource.opened = []
    })
    const heard: SandboxChanges[] = []
    const page = openChannel<SandboxChanges>(changesChannel)
    onTestFinished(page.close)
    page.subscribe((changes) => heard.push(changes))
    const refuse = () => {
      const source = StubEventSource.opened.at(-1) as StubEventSource
      source.readyState = StubEventSource.CLOSED
      source.onerror()
    }
    followRemoteBank('http://127.0.0.1:8787')
    StubEventSource.opened.at(-1)?.onerror()
    const seen = []
    for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      refuse()
      await vi.advanceTimersByTimeAsync(pause - 1)
      const before = StubEventSource.opened.length
      await vi.advanceTimersByTimeAsync(1)
      seen.push([before, StubEventSource.opened.length, heard.length])
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((count) => [count, count + 1, 1]))
    StubEventSource.opened.at(-1)?.onopen()
    refuse()
    await vi.advanceTimersByTimeAsync(5000)
    expect([StubEventSource.opened.length, heard]).toEqual([8, [refusal, everything, refusal]])
    const asked = ['http://127.0.0.1:8787/sandbox/api/changes', { method: 'HEAD' }]
    expect(fetch.mock.calls).toEqual([asked, asked])
  },
)
