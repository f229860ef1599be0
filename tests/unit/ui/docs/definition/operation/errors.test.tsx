import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { detailsOf, outlineOf } from '../../../../../../src/rules/definition/operation/outline.ts'
import { Errors } from '../../../../../../src/ui/docs/definition/operation/Errors.tsx'

const examples = {
  short: { summary: 'Too short', value: { header: { message: 'name: Required', detailCode: '-1' } } },
  taken: {
    summary: 'Taken',
    value: { header: { message: 'The name is taken', detailCode: '200900' } },
    'x-provoke': { how: 'Send the name of another note.' },
  },
  full: {
    summary: 'Full',
    value: { header: { message: 'The book is full', detailCode: '200901' } },
    'x-provoke': { how: 'Add 100 notes.' },
  },
}

test('an error says how to get it where the definition does, the operation’s own words first', () => {
  const post = {
    operationId: 'addNote',
    'x-provoke': { full: { how: 'Add 20 notes to one page.' } },
    responses: { 400: { content: { 'application/json': { examples } } } },
  }
  const definition = { paths: { '/notes': { post } } }
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('The definition has no operation')
  const html = renderToStaticMarkup(
    <Router ssrPath="/docs/api/notes/note">
      <Errors operation={detailsOf(definition, outline)} />
    </Router>,
  )
  const rows = html.split('<tr>').slice(2)
  expect(rows.map((row) => [/Code (-?\d+)/.exec(row)?.[1], /To get it: ([^<]*)/.exec(row)?.[1]])).toEqual([
    ['-1', undefined],
    ['200900', 'Send the name of another note.'],
    ['200901', 'Add 20 notes to one page.'],
  ])
})
