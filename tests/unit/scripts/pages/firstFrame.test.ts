import { expect, test } from 'vitest'
import {
  beginArticle,
  beginHome,
  beginOperations,
  drawLinked,
  endFirstFrame,
  late,
  linkFields,
} from '../../../../scripts/pages/firstFrame.ts'

const scriptIn = (html: string) => /<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''

interface Visit {
  hash: string
  type: string
  /** The entry's, with a text fragment. */
  name?: string
  height?: number
}

const performanceOf = ({ hash, type, name = hash }: Visit) => ({ getEntriesByType: () => [{ type, name }] })

function firstFrameOf(html: string, visit: Visit) {
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const run = new Function('document', 'location', 'performance', 'innerHeight', scriptIn(html))
  run({ documentElement: root }, { hash: visit.hash }, performanceOf(visit), visit.height)
  return root.dataset
}

test.each([
  { hash: '', type: 'navigate', dataset: { firstFrame: 'top' } },
  { hash: '#errors', type: 'navigate', dataset: {} },
  { hash: '', type: 'navigate', name: '/docs/overview#:~:text=errors', dataset: {} },
  { hash: '', type: 'reload', dataset: {} },
  { hash: '', type: 'back_forward', dataset: {} },
])('a page of text begins with its first parts, opened with “$hash” by $type, $name', ({ dataset, ...visit }) => {
  expect(firstFrameOf(beginArticle, visit)).toEqual(dataset)
})

test.each([
  { operations: 30, hash: '', height: 930, dataset: { firstFrame: 'top' } },
  { operations: 30, hash: '', height: 931, dataset: {} },
  { operations: 30, hash: '#get', height: 930, dataset: {} },
  { operations: 11, hash: '', height: 300, dataset: {} },
])('$operations operations begin with their list in $height px, opened with “$hash”', (each) => {
  const { operations, dataset, ...visit } = each
  expect(firstFrameOf(beginOperations(operations), { ...visit, type: 'navigate' })).toEqual(dataset)
})

test.each([
  { type: 'navigate', height: 1150, dataset: { firstFrame: 'top' } },
  { type: 'navigate', height: 1151, dataset: {} },
  { type: 'reload', height: 800, dataset: {} },
])('the home page begins with its hero in $height px, opened by $type', ({ dataset, ...visit }) => {
  expect(firstFrameOf(beginHome, { hash: '', ...visit })).toEqual(dataset)
})

const operation = (id: string, previousElementSibling: object | null, isDrawn = false) => ({
  id,
  previousElementSibling,
  matches: (selector: string) => selector === '.operation',
  dataset: isDrawn ? { drawn: '' } : {},
})

test.each([
  { hash: '#get.200.body', type: 'navigate', drawn: ['list', 'get'], firstFrame: 'linked' },
  { hash: '#get', type: 'reload', drawn: ['first', 'list', 'get'], firstFrame: undefined },
  { hash: '#first', type: 'navigate', drawn: ['first'], firstFrame: 'linked' },
  { hash: '#tag-Orders', type: 'navigate', drawn: ['first'], firstFrame: undefined },
  { hash: '', type: 'navigate', drawn: ['first'], firstFrame: undefined },
])('of operations “$hash” draws $drawn, opened by $type', ({ hash, type, drawn, firstFrame }) => {
  const first = operation('first', { matches: () => false }, true)
  const list = operation('list', first)
  const all = [first, list, operation('get', list)]
  const root: { dataset: { firstFrame?: string } } = { dataset: {} }
  const document = {
    documentElement: root,
    getElementById: (id: string) => all.find((each) => each.id === id) ?? null,
    querySelectorAll: () => all.filter(({ dataset }) => 'drawn' in dataset),
  }
  const run = new Function('document', 'location', 'performance', scriptIn(drawLinked))
  run(document, { hash }, performanceOf({ hash, type }))
  expect(all.filter(({ dataset }) => 'drawn' in dataset).map(({ id }) => id)).toEqual(drawn)
  expect(root.dataset.firstFrame).toBe(firstFrame)
})

test('the rest of the home page is shown when its first frame is on screen', () => {
  const root = { dataset: { firstFrame: 'top' } }
  const waiting: (() => void)[] = []
  const next = () => waiting.shift()?.()
  const wait = (run: () => void) => waiting.push(run)
  const run = new Function('document', 'requestAnimationFrame', 'setTimeout', scriptIn(endFirstFrame))
  run({ documentElement: root, hidden: false }, wait, wait)
  next()
  next()
  expect(root.dataset).toEqual({ firstFrame: 'top' })
  next()
  expect(root.dataset).toEqual({})
})

test.each([
  { hidden: false, frames: ['frame', 'frame', 'timeout', 'late'] },
  { hidden: true, frames: ['late'] },
])('the rest of a page comes when its first frame is on screen, hidden: $hidden', ({ hidden, frames }) => {
  const happened: string[] = []
  const root = { dataset: { firstFrame: 'top' } }
  const link = { href: '', closest: (selector: string) => selector === 'tr' && { id: 'get.200.body.a&b' } }
  const document = {
    documentElement: root,
    hidden,
    querySelector: () => ({ content: 'late', replaceWith: (content: string) => happened.push(content) }),
    querySelectorAll: (selector: string) => (selector === '.field-link' ? [link] : []),
  }
  const later = (name: string) => (run: () => void) => {
    happened.push(name)
    run()
  }
  const html = late('', '', linkFields)
  const script = scriptIn(html.slice(html.lastIndexOf('<script')))
  new Function('document', 'requestAnimationFrame', 'setTimeout', script)(document, later('frame'), later('timeout'))
  expect(happened).toEqual(frames)
  expect(root.dataset).toEqual({})
  expect(link.href).toBe('#get.200.body.a&b')
})
