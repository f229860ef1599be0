import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../../src/rules/definition/operation/outline.ts'
import { Samples } from '../../../../../../src/ui/docs/definition/operation/Samples.tsx'

const withToken = { security: [{ customerAccess: ['accounts'] }] }
const answered = { responses: { 201: { content: { 'application/json': { example: { id: 1 } } } } } }

test.each([
  [{ ...withToken, ...answered }, 'Get an access token · Call the API · Response 201'],
  [withToken, 'Get an access token · Call the API'],
  [answered, 'Call the API · Response 201'],
  [{}, 'Call the API'],
])('the samples of %o are folded under the titles of their figures', (parts, summary) => {
  const definition = { paths: { '/notes': { post: { operationId: 'addNote', ...parts } } } }
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('The definition has no operation')
  const html = renderToStaticMarkup(<Samples definition={definition} operation={detailsOf(definition, outline)} />)
  expect(html).toContain(`<h4>Samples</h4><details class="samples-fold"><summary>${summary}</summary>`)
  expect([...html.matchAll(/<figcaption>([^<]*)</g)].map(([, title]) => title)).toEqual(summary.split(' · '))
})
