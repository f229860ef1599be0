import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockNavigation } from '../../../../src/app/router/blockNavigation.ts'
import { beforeNavigate, requestNavigation } from '../../../../src/ui/kit/links/beforeNavigate.ts'
import { stubPageEvents } from '../../../support/stubPageEvents.ts'

class PageElement {
  readonly link: object
  constructor(link: object) {
    this.link = link
  }
  closest(selector: string) {
    return selector === 'a' ? this.link : null
  }
}

const history = { pushState: vi.fn(), back: vi.fn() }
let blocked: (() => void)[]
let stop: () => void

beforeEach(() => {
  stubPageEvents()
  vi.stubGlobal('location', new URL('https://portal.test/newapplication?from=%2F'))
  vi.stubGlobal('history', history)
  vi.stubGlobal('Element', PageElement)
  history.pushState.mockClear()
  history.back.mockClear()
  blocked = []
  stop = blockNavigation((proceed) => blocked.push(proceed))
})
afterEach(() => vi.unstubAllGlobals())

/** Whether the event keeps its default: the browser, or the router, acts on it. */
const isLeft = (event: Event) => dispatchEvent(event)

const usual = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

function click(
  keys: object,
  { isDownload = false, ...link }: { href?: string; target?: string; isDownload?: boolean },
) {
  const target = new PageElement({ href: '/faq', target: '', hasAttribute: () => isDownload, ...link })
  return Object.defineProperties(
    new Event('click', { cancelable: true }),
    Object.fromEntries(Object.entries({ ...usual, ...keys, target }).map(([name, value]) => [name, { value }])),
  )
}

test('a link of the portal is blocked, and leads on when that is chosen', () => {
  expect([isLeft(click({}, {})), blocked.length]).toEqual([false, 1])
  expect(history.pushState).not.toHaveBeenCalled()
  blocked[0]?.()
  expect(history.pushState.mock.calls).toEqual([[null, '', new URL('https://portal.test/faq')]])
})

test.each([
  [{ button: 1 }, {}],
  [{ ctrlKey: true }, {}],
  [{ metaKey: true }, {}],
  [{ shiftKey: true }, {}],
  [{ altKey: true }, {}],
  [{}, { target: '_blank' }],
  [{}, { isDownload: true }],
  [{}, { href: 'https://bank.test/faq' }],
  [{}, { href: '/newapplication?from=%2F#main' }],
])('what leaves the page where it is is not: %j on a link with %j', (keys, link) => {
  expect([isLeft(click(keys, link)), blocked]).toEqual([true, []])
})

test('after Back or Forward the page that was left is on top again, and going on is one step back', () => {
  expect(isLeft(new Event(beforeNavigate, { cancelable: true }))).toBe(true)
  vi.stubGlobal('location', new URL('https://portal.test/faq'))
  expect([isLeft(new Event(beforeNavigate, { cancelable: true })), blocked.length]).toEqual([false, 1])
  expect(history.pushState.mock.calls).toEqual([[null, '', '/newapplication?from=%2F']])
  blocked[0]?.()
  expect(history.back).toHaveBeenCalledOnce()
})

test('signing out and closing the page are blocked, until it is stopped', () => {
  const signOut = vi.fn()
  requestNavigation(signOut)
  expect([isLeft(new Event('beforeunload', { cancelable: true })), signOut.mock.calls, blocked]).toEqual([
    false,
    [],
    [signOut],
  ])
  stop()
  requestNavigation(signOut)
  expect([isLeft(new Event('beforeunload', { cancelable: true })), isLeft(click({}, {}))]).toEqual([true, true])
  expect([signOut.mock.calls.length, blocked.length]).toEqual([1, 1])
})
