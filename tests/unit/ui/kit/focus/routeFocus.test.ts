import { beforeEach, expect, test, vi } from 'vitest'
import { createRouteFocus } from '../../../../../src/ui/kit/focus/routeFocus.ts'

const target = new EventTarget()
const scrollTo = vi.fn()
const scrollBy = vi.fn()

class Observer {
  observe() {}
  disconnect() {}
}

/** Runs what the page's growing runs. */
let grow = () => {}

class ResizedLater extends Observer {
  constructor(onResize: () => void) {
    super()
    grow = onResize
  }
  override disconnect() {
    grow = () => {}
  }
}

/** How far below the upper edge of the window the links are. */
let top = 0

const element = (attributes: object = {}) => {
  const made = {
    focus: vi.fn(() => {
      page.activeElement = made
    }),
    getAttribute: () => '/faq',
    getBoundingClientRect: () => ({ top }),
    closest: () => null,
    ...attributes,
  }
  return made
}
const page: { activeElement: unknown; links: unknown[]; body: object; querySelector(): unknown } = {
  activeElement: null,
  links: [],
  body: {},
  querySelector: () => null,
}

beforeEach(() => {
  Object.assign(page, { activeElement: element(), links: [], querySelector: () => null })
  scrollTo.mockReset()
  scrollBy.mockReset()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/docs', search: '?a=1', hash: '' })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal(
    'History',
    class {
      replaceState() {}
    },
  )
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('scrollY', 300)
  vi.stubGlobal('ResizeObserver', ResizedLater)
  vi.stubGlobal('MutationObserver', Observer)
})

const focused = (focus: ReturnType<typeof createRouteFocus>) => {
  const heading = element()
  focus.focusHeading(heading as unknown as HTMLElement)
  return heading.focus.mock.calls.length === 1
}

test('the heading of a page takes the focus, but not the first of the visit', () => {
  const focus = createRouteFocus()
  expect([focused(focus), focused(focus)]).toEqual([false, true])
})

test('the first heading takes the focus when a link was followed before it was there', () => {
  const focus = createRouteFocus()
  focus.watchHistory()
  target.dispatchEvent(new Event('pushState'))
  expect(focused(focus)).toBe(true)
})

test('the heading of the document leaves the focus where it is, when it is hydrated after a link within the page', () => {
  const heading = element()
  page.querySelector = () => heading
  const focus = createRouteFocus()
  focus.watchHistory()
  target.dispatchEvent(new Event('popstate'))
  focus.focusHeading(heading as unknown as HTMLElement)
  expect(heading.focus).not.toHaveBeenCalled()
  focus.focusHeading(heading as unknown as HTMLElement)
  expect(heading.focus).toHaveBeenCalledOnce()
})

test('a menu that is open keeps the focus', () => {
  const focus = createRouteFocus()
  focused(focus)
  page.activeElement = element({ ariaExpanded: 'true' })
  expect(focused(focus)).toBe(false)
  page.activeElement = element({ ariaExpanded: 'false' })
  expect(focused(focus)).toBe(true)
})

test('the dock keeps the focus where the page changes for another reason than a link or a step', () => {
  const focus = createRouteFocus()
  focus.watchHistory()
  focused(focus)
  const isTakenAfter = (event: string) => {
    page.activeElement = element({ closest: (selector: string) => (selector === '.dock' ? {} : null) })
    target.dispatchEvent(new Event(event))
    return focused(focus)
  }
  expect(['replaceState', 'pushState', 'replaceState', 'popstate', 'replaceState'].map(isTakenAfter)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('a page begins at its top, also where it replaces one that was stepped to, and not where it is stepped to', () => {
  const focus = createRouteFocus()
  focus.watchHistory()
  const scrollsAfter = (event: string) => {
    scrollTo.mockReset()
    target.dispatchEvent(new Event(event))
    focus.enterPage(undefined)
    return scrollTo.mock.calls
  }
  expect(scrollsAfter('popstate')).toEqual([])
  expect(scrollsAfter('replaceState')).toEqual([[0, 0]])
  expect(scrollsAfter('popstate')).toEqual([])
  expect(scrollsAfter('pushState')).toEqual([[0, 0]])
})

test('a redirect of the first page leaves the focus where it is', () => {
  const focus = createRouteFocus()
  focus.watchHistory()
  target.dispatchEvent(new Event('replaceState'))
  expect(focused(focus)).toBe(false)
})

test('a page that was left for a detour is not scrolled to its top, and the link that led away keeps the focus, once', () => {
  const focus = createRouteFocus()
  focused(focus)
  const link = element()
  page.links = [element(), link]
  focus.leavePage('/docs?a=1', link as unknown as HTMLAnchorElement)
  focus.enterPage('/docs?a=1')
  expect([page.activeElement === link, focused(focus), scrollTo.mock.calls]).toEqual([true, false, []])
  focus.enterPage('/docs?a=1')
  expect([scrollTo.mock.calls, link.focus.mock.calls.length]).toEqual([[[0, 0]], 1])
})

test('a page that was left by the header is scrolled as it was', () => {
  const focus = createRouteFocus()
  focus.leavePage('/docs?a=1')
  focus.enterPage('/docs?a=1')
  grow()
  expect(scrollTo.mock.calls).toEqual([[0, 300]])
})

test('the link that led away is where it was in the window, also when something comes above it, until the next key', () => {
  const focus = createRouteFocus()
  const link = element()
  page.links = [link]
  top = 200
  focus.leavePage('/docs?a=1', link as unknown as HTMLAnchorElement)
  top = -1199
  focus.enterPage('/docs?a=1')
  expect(scrollBy.mock.calls).toEqual([[0, -1399]])
  top = 650
  grow()
  expect(scrollBy.mock.calls.at(-1)).toEqual([0, 450])
  target.dispatchEvent(new Event('keydown'))
  grow()
  expect(scrollBy).toHaveBeenCalledTimes(2)
})

test('another step of the history leaves the scrolling to the browser', () => {
  const focus = createRouteFocus()
  focus.watchHistory()
  target.dispatchEvent(new Event('popstate'))
  focus.enterPage(undefined)
  expect(scrollTo.mock.calls).toEqual([])
  target.dispatchEvent(new Event('pushState'))
  focus.enterPage(undefined)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})
