import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTabs } from '../../../src/app/session/tabs.ts'

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

let page: Page

beforeEach(() => {
  Channel.open = []
  page = new Page()
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => vi.unstubAllGlobals())

const tabsOf = (target: Page) => browserTabs(() => target as unknown as Document)

test('a tab that tells is heard by the others and not by itself', () => {
  const [mine, theirs] = [vi.fn(), vi.fn()]
  const tab = tabsOf(page)
  tab.watch(mine)
  tabsOf(new Page()).watch(theirs)
  tab.tell()
  expect(mine).not.toHaveBeenCalled()
  expect(theirs).toHaveBeenCalledOnce()
})

test('a tab looks when it becomes visible, since a frozen one hears nothing', () => {
  const listener = vi.fn()
  tabsOf(page).watch(listener)
  page.become('hidden')
  expect(listener).not.toHaveBeenCalled()
  page.become('visible')
  expect(listener).toHaveBeenCalledOnce()
})

test('who has stopped watching hears nothing', () => {
  const listener = vi.fn()
  tabsOf(page).watch(listener)()
  tabsOf(new Page()).tell()
  page.become('visible')
  expect(listener).not.toHaveBeenCalled()
})

test('nothing is opened before it is used, so a page can be pre-rendered', () => {
  tabsOf(page)
  expect(Channel.open).toEqual([])
})
