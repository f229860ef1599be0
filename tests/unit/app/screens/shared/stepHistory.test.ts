import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushStep, returnToStep, watchSteps } from '../../../../../src/app/screens/shared/stepHistory.ts'

interface Entry {
  url: URL
  state: unknown
}

let entries: Entry[]
let at: number
let events: EventTarget
let steps: number[]
let stop: () => void

const shown = () => {
  const entry = entries[at]
  if (!entry) throw new Error('The history has no such entry')
  return entry
}
const move = (by: number) => {
  at += by
  events.dispatchEvent(new Event('popstate'))
}
const push = (state: unknown, url: string) => {
  entries = [...entries.slice(0, at + 1), { url: new URL(url, shown().url), state }]
  at += 1
}
/** As the browser follows a link to a part of the page: an entry without a state. */
const skip = () => {
  push(null, '#main')
  events.dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  entries = [{ url: new URL('https://portal.test/dashboard?page=createTicket'), state: null }]
  at = 0
  events = new EventTarget()
  steps = []
  vi.stubGlobal('location', {
    get hash() {
      return shown().url.hash
    },
    get href() {
      return shown().url.href
    },
    get pathname() {
      return shown().url.pathname
    },
    get search() {
      return shown().url.search
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return shown().state
    },
    pushState: (state: unknown, _: string, url = shown().url.href) => push(state, url),
    replaceState: (state: unknown, _: string, url: string) => {
      entries[at] = { url: new URL(url, shown().url), state }
    },
    go: move,
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  stop = watchSteps((step) => steps.push(step))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('Back and Forward lead to the steps', () => {
  pushStep(1)
  pushStep(2)
  move(-1)
  move(-1)
  move(2)
  returnToStep(0)
  expect(steps).toEqual([1, 0, 2, 0])
})

test('after the skip link Back leads to the steps as well', () => {
  skip()
  pushStep(1)
  pushStep(2)
  move(-1)
  expect(steps).toEqual([1])
  move(-1)
  expect(steps).toEqual([1, 0])
  move(-1)
  expect(steps, 'the entry before the skip link').toEqual([1, 0, 0])
})

test('no step has the fragment of the skip link, which Back would focus', () => {
  skip()
  pushStep(1)
  skip()
  pushStep(2)
  const page = 'https://portal.test/dashboard?page=createTicket'
  expect(entries.map(({ url, state }) => [url.href, state])).toEqual([
    [page, null],
    [page, { step: 0 }],
    [page, { step: 1 }],
    [page, { step: 1 }],
    [page, { step: 2 }],
  ])
})

test('the skip link leaves no step', () => {
  pushStep(1)
  skip()
  move(-1)
  expect(steps).toEqual([1])
})

test('another page is no step', () => {
  pushStep(1)
  push({ step: 2 }, '/faq')
  move(0)
  expect(steps).toEqual([])
})
