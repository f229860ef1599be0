import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectRemoteBank } from '../../../mocks/remoteBank.ts'
import { changesChannel, everyTable } from '../../../src/rules/sandbox.ts'

/** The connection to a server, as the test opens, breaks and uses it. */
class StubEventSource {
  static opened: StubEventSource[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  constructor(readonly url: string) {
    StubEventSource.opened.push(this)
  }
}

test('pages hear what changes in the bank of a server, and with each connection that everything may have', async () => {
  vi.stubGlobal('EventSource', StubEventSource)
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = new BroadcastChannel(changesChannel)
  onTestFinished(() => page.close())
  connectRemoteBank('http://127.0.0.1:8787/', fetch)
  const [source] = StubEventSource.opened
  expect(source?.url).toBe('http://127.0.0.1:8787/sandbox/api/changes')
  source?.onopen()
  source?.onmessage({ data: '{"tables":["mails"]}' })
  source?.onopen()
  const heard = []
  for (let count = 0; count < 3; count++) heard.push(((await once(page, 'message')) as [MessageEvent])[0].data)
  const everything = { tables: ['system', everyTable] }
  expect(heard).toEqual([everything, { tables: ['mails'] }, everything])
})
