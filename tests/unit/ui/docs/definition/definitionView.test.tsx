import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { DefinitionView } from '../../../../../src/ui/docs/definition/DefinitionView.tsx'

vi.mock('../../../../../src/ui/docs/samples/samples.css?url', () => ({ default: '/samples.css' }))
vi.mock('../../../../../src/ui/docs/definition/definition.css?sheet', () => ({ default: '/definition.css' }))

const place = { kind: 'service', section: 'api', product: 'notes', service: 'note-a%20b' } as const
const service = { name: 'Orders', endpointAddress: '/orders' }
const tags = [{ name: 'Odd', description: 'Those that are **odd**.' }, { name: 'Even' }]

function built(count: number): string {
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/p${index}`,
      {
        get: {
          operationId: `o${index}`,
          tags: [index % 2 === 0 ? 'Even' : 'Odd'],
          summary: `Operation ${index}`,
          responses: { 200: { description: `Answer ${index}` } },
        },
      },
    ]),
  )
  const definition = { openapi: '3.1.0', info: { title: 'Orders', version: '1' }, tags, paths }
  return renderToStaticMarkup(
    <Router ssrPath="/docs/api/notes/note-a%20b">
      <DefinitionView definition={definition} place={place} productId="1 2" service={service} />
    </Router>,
  )
}

const idsOf = (html: string) => [...html.matchAll(/<section class="stack operation" id="(o\d+)"/g)].map(([, id]) => id)
const answersOf = (html: string) => [...html.matchAll(/<span>(Answer \d+)<\/span>/g)].map(([, text]) => text)

test('a page that is rendered at build has every operation with all its text, under its tag', () => {
  const html = built(60)
  const groups = [...html.matchAll(/<details class="tag" id="([^"]+)" open=""><summary><h2[^>]*>([^<]*)/g)]
  expect(groups.map(([, id, title]) => [id, title])).toEqual([
    ['tag-Odd', 'Odd'],
    ['tag-Even', 'Even'],
  ])
  expect(html).toContain('<p dir="auto">Those that are <strong>odd</strong>.</p>')
  const odd = Array.from({ length: 30 }, (_, index) => 2 * index + 1)
  const order = [...odd, ...odd.map((each) => each - 1)]
  expect(idsOf(html)).toEqual(order.map((index) => `o${index}`))
  expect(answersOf(html)).toEqual(order.map((index) => `Answer ${index}`))
  expect(html).not.toContain('data-waits')
})

test('of an enormous definition it has every heading, and the text of the first 200', () => {
  const html = built(1000)
  expect(idsOf(html)).toHaveLength(1000)
  expect(answersOf(html)).toHaveLength(200)
  expect(html.match(/style="--one:\d+px;--two:\d+px" data-waits="true"/g)).toHaveLength(800)
})

test('it leads to what the build wrote of it as Markdown', () => {
  expect(built(1)).toContain('<a class="docs-quiet" href="/docs/api/notes/note-a%20b.md">View as Markdown</a>')
})

test('it leads to an application that may call the product', () => {
  expect(built(1)).toContain('href="/dashboard?page=newapplication&amp;product=1%202"')
})
