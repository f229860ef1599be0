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

/** The markup of the errors of a POST with these responses. */
function markupOf(post: object): string {
  const definition = { paths: { '/notes': { post: { operationId: 'addNote', ...post } } } }
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('The definition has no operation')
  return renderToStaticMarkup(
    <Router ssrPath="/docs/api/notes/note">
      <Errors operation={detailsOf(definition, outline)} />
    </Router>,
  )
}

test('an error says how to get it where the definition does, the operation’s own words first', () => {
  const html = markupOf({
    'x-provoke': { full: { how: 'Add 20 notes to one page.' } },
    responses: { 400: { content: { 'application/json': { examples } } } },
  })
  const rows = html.split('<tr>').slice(2)
  expect(rows.map((row) => [/Code (-?\d+)/.exec(row)?.[1], /To reproduce: ([^<]*)/.exec(row)?.[1]])).toEqual([
    ['-1', undefined],
    ['200900', 'Send the name of another note.'],
    ['200901', 'Add 20 notes to one page.'],
  ])
})

test('each link to what to do names its error', () => {
  const answer = (message: string) => ({
    content: { 'application/json': { examples: { refused: { value: { header: { message, detailCode: '-1' } } } } } },
  })
  const html = markupOf({ responses: { 403: answer('Invalid IP'), 429: answer('Too many requests') } })
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => /aria-label="([^"]*)"/.exec(link)?.[1])
  expect(links).toEqual(['What to do: 403 Invalid IP', 'What to do: 429 Too many requests'])
})
