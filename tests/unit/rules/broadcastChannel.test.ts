import { afterEach, expect, test, vi } from 'vitest'
import { openChannel } from '../../../src/rules/broadcastChannel.ts'
import { stubPageEvents } from '../../support/stubPageEvents.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
class Unusable extends BroadcastChannel {
  override postMessage() {
    throw new DOMException('The channel is closed.', 'InvalidStateError')
  }
}
const storage = { setItem: () => {}, removeItem: () => {} }

test.each([
  ['there', BroadcastChannel, storage, 'origin'],
  ['missing', undefined, storage, 'tabs'],
  ['throwing', refused, storage, 'tabs'],
  ['failing to post', Unusable, storage, 'origin'],
  ['and localStorage missing', undefined, undefined, 'page'],
])(
  'with BroadcastChannel %s the rest of the page gets each message once, who posts it gets none',
  async (_, channel, localStorage, reach) => {
    vi.stubGlobal('BroadcastChannel', channel)
    vi.stubGlobal('localStorage', localStorage)
    stubPageEvents()
    const [mine, other, another] = ['news', 'news', 'else'].map((name) => openChannel<number>(name))
    const heard: string[] = []
    mine?.subscribe((message) => heard.push(`mine ${message}`))
    const stop = other?.subscribe((message) => heard.push(`stopped ${message}`))
    other?.subscribe((message) => heard.push(`other ${message}`))
    another?.subscribe((message) => heard.push(`another ${message}`))
    mine?.post(1)
    await vi.waitFor(() => expect(heard).toEqual(['stopped 1', 'other 1']))
    stop?.()
    mine?.post(2)
    await vi.waitFor(() => expect(heard).toEqual(['stopped 1', 'other 1', 'other 2']))
    other?.close()
    mine?.post(3)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(heard).toEqual(['stopped 1', 'other 1', 'other 2'])
    expect([mine?.reach, other?.reach]).toEqual([reach, reach])
    for (const each of [mine, another]) each?.close()
  },
)
