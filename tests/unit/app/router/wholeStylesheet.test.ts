import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface FakeLink {
  rel: string
  href: string
  sheet?: { cssRules: { length: number } }
  onload(): void
  onerror(): void
  remove(): void
}

let linked: FakeLink[]
let part: {
  dataset: { whole?: string }
  href?: string
  sheet?: { cssRules: readonly object[] } | null
  after(link: FakeLink): void
} | null

beforeEach(() => {
  vi.resetModules()
  linked = []
  part = { dataset: { whole: '/assets/style-1.css' }, after: (link) => void linked.push(link) }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'link[data-whole]' ? part : null),
    createElement: () => {
      const link = { remove: () => void linked.splice(linked.indexOf(link as FakeLink), 1) }
      return link
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => (await import('../../../../src/app/router/wholeStylesheet.ts')).loadWholeStylesheet

const linksWhole = (sheet: { cssRules: readonly object[] } | null) => ({
  dataset: { whole: '' },
  href: 'https://portal.test/assets/style-1.css',
  sheet,
  after: (link: FakeLink) => void linked.push(link),
})

test.each([
  ['that of the development server', () => null],
  ['one that has the whole stylesheet', () => linksWhole({ cssRules: [{}] })],
])('a document such as %s loads nothing', async (_, link) => {
  part = link()
  expect((await load())()).toBeNull()
  expect(linked).toEqual([])
})

test.each([
  ['did not come', null],
  [
    'did not come, in Chromium',
    {
      get cssRules(): [] {
        throw new DOMException('Cannot access rules', 'SecurityError')
      },
    },
  ],
  ['has a page in its place', { cssRules: [] }],
])('a document whose whole stylesheet %s asks for it again', async (_, sheet) => {
  part = linksWhole(sheet)
  const loading = (await load())()
  expect(linked).toEqual([
    expect.objectContaining({ rel: 'stylesheet', href: 'https://portal.test/assets/style-1.css' }),
  ])
  linked[0]?.onerror()
  await expect(loading).rejects.toThrow(new TypeError('Failed to fetch https://portal.test/assets/style-1.css'))
})

test('that of a public page gets it once, after its own, and waits for it', async () => {
  const loadWholeStylesheet = await load()
  const loaded = vi.fn()
  void loadWholeStylesheet()?.then(loaded)
  const second = loadWholeStylesheet()
  expect(linked).toEqual([expect.objectContaining({ rel: 'stylesheet', href: '/assets/style-1.css' })])
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  linked[0]?.onload()
  await second
  expect(loaded).toHaveBeenCalledOnce()
  await loadWholeStylesheet()
  expect(linked).toHaveLength(1)
})

test.each([
  ['does not come', (link?: FakeLink) => link?.onerror()],
  [
    'has a page in its place',
    (link?: FakeLink) => {
      Object.assign(link ?? {}, { sheet: { cssRules: [] } })
      link?.onload()
    },
  ],
])('one that %s is an error like that of code, leaves no link, and is asked for again', async (_, end) => {
  const loadWholeStylesheet = await load()
  const first = loadWholeStylesheet()
  end(linked[0])
  await expect(first).rejects.toThrow(new TypeError('Failed to fetch /assets/style-1.css'))
  expect(linked).toEqual([])
  const second = loadWholeStylesheet()
  linked[0]?.onload()
  expect(await second).toBeUndefined()
})
