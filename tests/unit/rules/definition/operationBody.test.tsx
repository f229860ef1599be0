import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../src/rules/definition/outline.ts'
import { OperationBody } from '../../../../src/ui/docs/viewer/OperationBody.tsx'

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

/** Each answer as its status, the fields in its table, and its remarks. */
function answersOf(markup: string) {
  return [...markup.matchAll(/<details[^>]*>([\s\S]*?)<\/details>/g)].map(([, answer = '']) => ({
    status: /<code data-kind="\d">(\d+)/.exec(answer)?.[1],
    fields: [...answer.matchAll(/<th scope="row"[^>]*><code>(\w+)/g)].map(([, name]) => name),
    remarks: [...answer.matchAll(/<p class="field-limits">([^<]*)/g)].map(([, text]) => text),
  }))
}

test('fields that several answers share are listed once, and the others name the status that lists them', () => {
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('The definition has no operation')
  const markup = renderToStaticMarkup(<OperationBody operation={detailsOf(definition, outline)} isExclusive />)
  expect(answersOf(markup)).toEqual([
    { status: '200', fields: ['things'], remarks: [] },
    { status: '204', fields: [], remarks: [] },
    { status: '400', fields: ['code'], remarks: [] },
    { status: '404', fields: [], remarks: ['Same fields as 400.'] },
    { status: '429', fields: [], remarks: [] },
    { status: '500', fields: [], remarks: ['Same fields as 400.'] },
  ])
})
