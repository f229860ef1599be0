import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTabs } from '../../../../../src/app/session/browser/browserTabs.ts'

/** Channels of one browser: what one posts, the others hear. */
class Channel extends EventTarget {
  static open: Channel[] = []
  constructor() {
    super()
    Channel.open.push(this)
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  become(state: 'visible' | 'hidden'): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** One tab's window and localStorage: the browser notifies the windows of the other tabs of what one tab changes. */
class Tab extends EventTarget {
  static open: Tab[] = []
  static kept = new Map<string, string>()
  readonly page = new Page()
  constructor() {
    super()
    Tab.open.push(this)
  }
  readonly localStorage = {
    setItem: (key: string, value: string) => {
      if (Tab.kept.get(key) === value) return
      Tab.kept.set(key, value)
      for (const other of Tab.open)
        if (other !== this) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
    },
    removeItem: (key: string) => {
      if (!Tab.kept.delete(key)) return
      for (const other of Tab.open)
        if (other !== this) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
    },
  }
  /** Runs what this tab does, with its own window. */
  run<Result>(act: () => Result): Result {
    vi.stubGlobal('localStorage', this.localStorage)
    vi.stubGlobal('addEventListener', this.addEventListener.bind(this))
    vi.stubGlobal('removeEventListener', this.removeEventListener.bind(this))
    return act()
  }
}

let page: Page

beforeEach(() => {
  Channel.open = []
  Tab.open = []
  Tab.kept.clear()
  page = new Page()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

const tabsOf = (target: Page) => browserTabs(() => target as unknown as Document)

test('a message of a tab reaches the others and not itself', () => {
  const [mine, theirs] = [vi.fn(), vi.fn()]
  const tab = tabsOf(page)
  tab.subscribe(mine)
  tabsOf(new Page()).subscribe(theirs)
  tab.broadcast()
  expect(mine).not.toHaveBeenCalled()
  expect(theirs).toHaveBeenCalledOnce()
})

test('a tab looks when it becomes visible, since a frozen one receives nothing', () => {
  const listener = vi.fn()
  tabsOf(page).subscribe(listener)
  page.become('hidden')
  expect(listener).not.toHaveBeenCalled()
  page.become('visible')
  expect(listener).toHaveBeenCalledOnce()
})

test('a tab looks when it is thawed, and when it comes back from the page cache', () => {
  const tab = new Tab()
  const listener = vi.fn()
  const stop = tab.run(() => tabsOf(tab.page).subscribe(listener))
  tab.page.dispatchEvent(new Event('resume'))
  expect(listener).toHaveBeenCalledTimes(1)
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(listener).toHaveBeenCalledTimes(1)
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  tab.page.dispatchEvent(new Event('resume'))
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('who has stopped watching receives nothing', () => {
  const listener = vi.fn()
  tabsOf(page).subscribe(listener)()
  tabsOf(new Page()).broadcast()
  page.become('visible')
  expect(listener).not.toHaveBeenCalled()
})

test('nothing is opened before it is used, so a page can be pre-rendered', () => {
  tabsOf(page)
  expect(Channel.open).toEqual([])
})

const missing = undefined
class Refused {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
class Closed extends Channel {
  override postMessage() {
    throw new DOMException('The channel is closed.', 'InvalidStateError')
  }
}

test.each([
  ['missing', missing],
  ['throwing', Refused],
  ['failing to post', Closed],
])('with BroadcastChannel %s the other tabs follow all the same', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const [mine, theirs] = [new Tab(), new Tab()]
  const [here, there] = [vi.fn(), vi.fn()]
  const tabs = tabsOf(mine.page)
  const stopHere = mine.run(() => tabs.subscribe(here))
  const stopThere = theirs.run(() => tabsOf(theirs.page).subscribe(there))
  mine.run(() => tabs.broadcast())
  mine.run(() => tabs.broadcast())
  theirs.localStorage.setItem('portico.theme', 'dark')
  mine.localStorage.setItem('portico.theme', 'light')
  expect([here.mock.calls.length, there.mock.calls.length]).toEqual([0, 2])
  expect([...Tab.kept.keys()]).toEqual(['portico.theme'])
  mine.run(stopHere)
  theirs.run(stopThere)
  mine.run(() => tabs.broadcast())
  theirs.page.become('visible')
  expect(there).toHaveBeenCalledTimes(2)
})

test('with neither BroadcastChannel nor localStorage a tab still signs in and out, and looks when it becomes visible', () => {
  vi.stubGlobal('BroadcastChannel', Refused)
  vi.stubGlobal('localStorage', missing)
  const listener = vi.fn()
  const tab = tabsOf(page)
  tab.subscribe(listener)
  tab.broadcast()
  page.become('visible')
  expect(listener).toHaveBeenCalledOnce()
})
