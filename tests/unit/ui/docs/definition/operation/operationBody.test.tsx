import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { errorFieldPlaces } from '../../../../../../src/rules/definition/operation/errorFields.ts'
import { detailsOf, outlineOf } from '../../../../../../src/rules/definition/operation/outline.ts'
import { ErrorFieldPlacesContext } from '../../../../../../src/ui/docs/definition/operation/Errors.tsx'
import { OperationBody } from '../../../../../../src/ui/docs/definition/operation/OperationBody.tsx'

const failure = (code: string) => ({
  description: `Failed ${code}`,
  content: { 'application/json': { schema: { type: 'object', properties: { code: { type: 'string' } } } } },
})

const definition = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        summary: 'Lists things',
        responses: {
          200: {
            description: 'Things',
            content: { 'application/json': { schema: { type: 'object', properties: { things: { type: 'string' } } } } },
          },
          204: { description: 'Nothing' },
          400: failure('400'),
          404: failure('404'),
          429: { ...failure('429'), content: { 'application/json': { schema: { type: 'object' } } } },
          500: failure('500'),
        },
      },
    },
  },
}

const cells = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('answers are listed with their fields, errors in a table, with the fields that several share once', () => {
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('The definition has no operation')
  const markup = renderToStaticMarkup(<OperationBody operation={detailsOf(definition, outline)} />)
  const [answers = '', errors = ''] = markup.split('<h4>Errors</h4>')
  expect(
    [...answers.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ' ').trim()),
  ).toEqual(['200  Things', '204  Nothing'])
  expect(cells(answers)).toEqual(['Field Description', 'things string'])
  const [table = '', fields = ''] = errors.split('</table>', 2)
  expect(cells(table)).toEqual([
    'Error When',
    expect.stringMatching(/^400 Failed 400 Example/),
    expect.stringMatching(/^404 Failed 404 Example/),
    expect.stringMatching(/^429 Failed 429 Example/),
    expect.stringMatching(/^500 Failed 500 Example/),
  ])
  expect([...errors.matchAll(/<summary>(Fields of .*?)<\/summary>/g)].map(([, text]) => text)).toEqual([
    'Fields of 400, 404, 500',
    'Fields of 429',
  ])
  expect(fields).toContain('<code>code</code>')
})

test('the fields of an error are listed with the first operation of the page that has it, and the others lead there', () => {
  const one = (operationId: string, summary: string, responses: object) => ({
    get: { operationId, summary, responses: { 200: { description: 'Done' }, ...responses } },
  })
  const components = { responses: { Wrong: failure('400') } }
  const wrong = { $ref: '#/components/responses/Wrong' }
  const document = {
    components,
    paths: {
      '/a': one('listA', 'List A', { 401: wrong, 404: failure('404') }),
      '/b': one('listB', 'List B', { 400: wrong, 409: { ...failure('409'), headers: { 'Retry-After': {} } } }),
    },
  }
  const { operations } = outlineOf(document)
  const folds = operations.map((outline) => {
    const markup = renderToStaticMarkup(
      <ErrorFieldPlacesContext value={errorFieldPlaces(document, operations)}>
        <OperationBody operation={detailsOf(document, outline)} />
      </ErrorFieldPlacesContext>,
    )
    const [, errors = ''] = markup.split('<h4>Errors</h4>')
    const [, ...below] = errors.split('</table>')
    const kept = /<details id="[^"]*"><summary>[^<]*<\/summary>|<p class="field-limits"><a[^>]*>[^<]*<\/a>[^<]*<\/p>/g
    return below.join('').match(kept)
  })
  expect(folds).toEqual([
    ['<details id="listA.401"><summary>Fields of 401, 404</summary>'],
    [
      '<p class="field-limits"><a class="text-link" href="#listA.401">Fields of 400</a> under List A</p>',
      '<details id="listB.409"><summary>Fields of 409</summary>',
    ],
  ])
})

const text = (value: string) => ({
  schema: { type: 'object', properties: { note: { type: 'string' } } },
  example: { note: value },
})

test('the example that stands beside the request is not shown again, and no two fields have one address', () => {
  const variant = { type: 'object', properties: { name: { type: 'string' } } }
  const { paths } = {
    paths: {
      '/notes': {
        put: {
          operationId: 'putNote',
          parameters: [
            { name: 'id', in: 'query', schema: { type: 'string' } },
            { name: 'id', in: 'header', schema: { type: 'string' } },
          ],
          requestBody: {
            content: {
              'application/json': { schema: { oneOf: [variant, variant] } },
              'application/xml': { schema: variant },
            },
          },
          responses: {
            200: { description: 'Kept', content: { 'application/json': text('first'), 'text/plain': text('second') } },
          },
        },
      },
    },
  }
  const [outline] = outlineOf({ paths }).operations
  if (!outline) throw new Error('The definition has no operation')
  const markup = renderToStaticMarkup(<OperationBody operation={detailsOf({ paths }, outline)} />)
  expect([...markup.matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'putNote.id',
    'putNote.id-2',
    'putNote.body',
    'putNote.body.name',
    'putNote.body-2',
    'putNote.body.name-2',
    'putNote.body.2.name',
    'putNote.200.body.note',
    'putNote.200.body.2.note',
  ])
  expect(markup).not.toContain('first')
  expect(markup.split('second')).toHaveLength(2)
})
