import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../src/rules/definition/outline.ts'
import { sampleCallOf, sampleOf } from '../../../src/rules/definition/samples.ts'
import { sampleLanguages } from '../../../src/rules/sampleLanguages.ts'

const definition = {
  security: [{ customerAccess: ['accounts'] }],
  paths: {
    '/accounts/{accountId}/notes': {
      post: {
        operationId: 'addNote',
        parameters: [
          { name: 'accountId', in: 'path', required: true, schema: { type: 'string', example: 'A 1' } },
          { name: 'sign', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'isResponseSigned', in: 'header', schema: { type: 'boolean' } },
          { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'page', in: 'query', schema: { type: 'integer' } },
        ],
        requestBody: {
          content: { 'application/json': { example: { text: `It's "5 $" \\ """ \`${'$'}{x}\`` } } },
        },
        responses: {},
      },
    },
  },
}
const [outline] = outlineOf(definition).operations
if (!outline) throw new Error('no operation')
const operation = detailsOf(definition, outline)
const url = 'https://bank.example/base/accounts/A%201/notes?lang=LANG'
const body = operation.bodies[0]?.examples[0]?.text ?? ''

test('a sample has the address, the headers that are required and the body of the example', () => {
  expect(sampleCallOf(operation, 'https://bank.example/base/')).toEqual({
    method: 'POST',
    url,
    headers: [
      ['Authorization', 'Bearer ACCESS_TOKEN'],
      ['sign', 'SIGN'],
      ['Content-Type', 'application/json'],
    ],
    body,
  })
})

test('JavaScript sends what the call says, quotes, backslashes and dollars included', async () => {
  const sent: unknown[] = []
  const code = sampleOf(operation, 'https://bank.example/base', 'javascript').replace(/console\.log.*/, '')
  const run = new Function('fetch', `return (async () => { ${code} })()`)
  await run(async (address: string, init: RequestInit) => void sent.push(address, init))
  expect(sent).toEqual([
    url,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer ACCESS_TOKEN', sign: 'SIGN', 'Content-Type': 'application/json' },
      body,
    },
  ])
})

test.each(sampleLanguages)('the sample in $title is as reviewed', async ({ id, title }) => {
  await expect(sampleOf(operation, 'https://bank.example/base', id)).toMatchFileSnapshot(`samples/${title}.txt`)
})
