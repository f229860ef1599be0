import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentSearches } from '../../../../../src/app/actors/search/search.ts'
import { startSearch } from '../../../../../src/app/bootstrap/search/startSearch.ts'
import type { PageShell } from '../../../../../src/app/bootstrap/shell/shell.ts'
import type { SearchResult } from '../../../../../src/rules/search/search.ts'
import { PendingNavigation } from '../../../../../src/ui/kit/links/beforeNavigate.ts'

const page: SearchResult = { href: '/docs/password-flow', kind: 'page', title: 'Password Flow', context: 'Tokens' }
const key = 'portico.recentSearches'
let kept: Map<string, string>
const storage = () =>
  ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }) as Storage

let history: EventTarget
beforeEach(() => {
  kept = new Map()
  history = new EventTarget()
  vi.stubGlobal('addEventListener', history.addEventListener.bind(history))
})
afterEach(() => vi.unstubAllGlobals())

test('what was chosen is recalled on the next page', () => {
  recentSearches(storage).save([page])
  expect(recentSearches(storage).load()).toEqual([page])
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no list', '{}'],
  ['no result', '[{"href":"/docs"}]'],
  ['a kind that is gone', JSON.stringify([{ ...page, kind: 'room' }])],
])('of %s nothing is recalled', (_, stored) => {
  if (stored !== undefined) kept.set(key, stored)
  expect(recentSearches(storage).load()).toEqual([])
})

test('what leads out of the portal is not recalled, nor more than five', () => {
  const many = [1, 2, 3, 4, 5, 6].map((number) => ({ ...page, href: `/docs/${number}` }))
  kept.set(
    key,
    JSON.stringify([{ ...page, href: '//evil.example' }, { ...page, href: 'https://evil.example' }, ...many]),
  )
  expect(
    recentSearches(storage)
      .load()
      .map(({ href }) => href),
  ).toEqual(['/docs/1', '/docs/2', '/docs/3', '/docs/4', '/docs/5'])
})

test('without storage nothing is loaded, and saving is no error', () => {
  const refused = () => {
    throw new Error('refused')
  }
  recentSearches(refused).save([page])
  expect(recentSearches(refused).load()).toEqual([])
})

test('a result is remembered at once, and opened when what is typed on the page may be left', () => {
  vi.stubGlobal('localStorage', storage())
  const asked: PendingNavigation[] = []
  vi.stubGlobal('dispatchEvent', (event: PendingNavigation) => {
    asked.push(event)
    return false
  })
  const navigate = vi.fn()
  const environment = { clock: globalThis, whenHydrated: (start: () => void) => start() }
  const actor = startSearch({ environment, navigate, store: createStore() } as unknown as PageShell, () => '')
  actor.send({ type: 'search.open' })
  actor.send({ type: 'result.choose', result: page })
  expect(JSON.parse(kept.get(key) ?? '')).toEqual([page])
  expect(asked).toEqual([expect.any(PendingNavigation)])
  expect(navigate).not.toHaveBeenCalled()
  asked[0]?.proceed()
  expect(navigate.mock.calls).toEqual([['/docs/password-flow']])
  for (const event of ['popstate', 'pushState', 'replaceState']) {
    actor.send({ type: 'search.open' })
    history.dispatchEvent(new Event(event))
    expect(actor.getSnapshot().value, event).toBe('closed')
  }
  actor.stop()
})
