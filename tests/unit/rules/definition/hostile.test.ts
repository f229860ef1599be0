import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationGroups } from '../../../../src/rules/definition/operation/operationGroups.ts'
import { createHeightEstimate } from '../../../../src/rules/definition/operation/operationHeight.ts'
import { detailsOf, outlineOf } from '../../../../src/rules/definition/operation/outline.ts'
import { plainMarkdown } from '../../../../src/rules/definition/plainMarkdown.ts'
import { dereferenced, localTarget } from '../../../../src/rules/definition/references.ts'
import { fieldOfSchema } from '../../../../src/rules/definition/schema/schemaFields.ts'
import { singleOperation } from '../../../../src/rules/definition/singleOperation.ts'
import { Markdown } from '../../../../src/ui/docs/definition/Markdown.tsx'
import { transfersDefinition } from '../../../support/fixtures/definition.ts'
import { processorTime } from '../../../support/processorTime.ts'

const elsewhere = 'https://evil.example'

test.each([
  ['#/components/schemas/Money/required/0', 'amount'],
  ['#/paths/~1transfers/post/summary', 'Send money'],
  ['#/paths/~1transfers~1%7BtransferId%7D/get/operationId', 'getTransfer'],
  ['#/constructor', undefined],
  ['#/components/schemas/__proto__', undefined],
  [`${elsewhere}/schema.json`, undefined],
  ['other.json#/components', undefined],
])('the reference %s names %j', (reference, target) => {
  expect(localTarget(transfersDefinition, reference)).toEqual(target)
})

test('a reference to elsewhere, to nothing or in a circle is a part that says so', () => {
  const document = { a: { $ref: '#/b' }, b: { $ref: '#/a' }, c: { $ref: `${elsewhere}/c`, description: 'beside' } }
  expect(dereferenced(document, document.a)).toEqual({ description: 'Refers to itself: #/b' })
  expect(dereferenced(document, document.c)).toEqual({ description: 'beside' })
  expect(dereferenced(document, { $ref: '#/d' })).toEqual({ description: 'Not in this definition: #/d' })
})

const circular = {
  paths: {
    '/a': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Tree: {
        allOf: [{ $ref: '#/components/schemas/Tree' }],
        properties: {
          left: { $ref: '#/components/schemas/Tree' },
          others: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        },
        additionalProperties: { $ref: '#/components/schemas/Tree' },
      },
    },
  },
}

/** Every schema contains the next ten times over. */
const wide = {
  components: {
    schemas: Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => {
        const next = { $ref: `#/components/schemas/S${level + 1}` }
        const ten = Array.from({ length: 10 }, () => next)
        const properties = Object.fromEntries(ten.map((each, index) => [`p${index}`, each]))
        return [`S${level}`, { allOf: ten, oneOf: ten, anyOf: ten, properties }]
      }),
    ),
  },
}

test('schemas that contain themselves or flood are cut within a bounded time', () => {
  const start = processorTime()
  const [outline] = outlineOf(circular).operations
  if (!outline) throw new Error('no operation')
  const details = detailsOf(circular, outline)
  const tree = details.bodies[0]?.field
  expect(tree?.fields.map(({ name, cut }) => [name, cut])).toEqual([
    ['left', 'recursive'],
    ['others', 'recursive'],
    ['(any name)', 'recursive'],
  ])
  const flood = fieldOfSchema(wide, '', { $ref: '#/components/schemas/S0' })
  const count = ({ fields }: typeof flood): number => fields.reduce((sum, each) => sum + 1 + count(each), 0)
  expect(count(flood)).toBe(400)
  expect(JSON.stringify(flood)).toContain('"cut":"long"')
  expect(JSON.stringify(singleOperation(circular, '/a', 'post')).length).toBeLessThan(3000)
  expect(processorTime() - start).toBeLessThan(1500)
})

test('2000 operations are listed at once', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`/p${index}`, { get: { operationId: `o${index}`, responses: {} } }]),
  )
  // The fastest of several: the first is not compiled yet.
  const times = Array.from({ length: 5 }, () => {
    const start = processorTime()
    const { operations } = outlineOf({ paths })
    expect(operationGroups({ paths }, operations).flatMap((group) => group.operations)).toHaveLength(2000)
    operations.map(createHeightEstimate({ paths }))
    return processorTime() - start
  })
  expect(Math.min(...times)).toBeLessThan(200)
})

test.each([
  '<script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input></form>',
  '<iframe src="https://evil.example"></iframe>',
  '<img src=https://evil.example/p.png onerror=alert(1)>',
])('%s in a description is text', (text) => {
  const html = renderToStaticMarkup(
    createElement(Markdown, { text: `a ${text}\n\n- b ${text}\n\n\`\`\`\n${text}\n\`\`\`` }),
  )
  expect(html.match(/<(\w+)/g)).toEqual(['<p', '<ul', '<li', '<pre', '<code'])
  expect(html).toContain(text.slice(1, 6))
})

test.each([
  ['[a](javascript:alert(1))', undefined],
  ['[a](JaVaScRiPt:alert`1`)', undefined],
  ['[a](data:text/html,x)', undefined],
  ['[a](https://evil.example/)', undefined],
  ['[a](//evil.example)', undefined],
  ['[a](/\\evil.example)', undefined],
  ['![a](/docs)', undefined],
  ['[a](/docs/..//evil.example)', undefined],
  ['[a](/docs/api/../error-codes)', '/docs/error-codes'],
  ['[a](/docs/error-codes#general)', '/docs/error-codes#general'],
  ['[a](#here)', '#here'],
])('%s links to %s', (text, href) => {
  const [block] = plainMarkdown(text)
  const runs = block?.kind === 'paragraph' ? block.runs : []
  expect(runs.find((run) => run.kind === 'link')?.href).toBe(href)
})

test('what a description holds is read in linear time', () => {
  const start = processorTime()
  for (const piece of ['[', '![', '**', '`', '[a](', '- ', '\n', '[a]('.repeat(3)]) plainMarkdown(piece.repeat(6000))
  expect(processorTime() - start).toBeLessThan(1500)
})

test('swagger-ui gets one operation without an address of another host, and without references', () => {
  const hostile = {
    openapi: '3.1.0',
    servers: [{ url: elsewhere }],
    externalDocs: { url: elsewhere },
    paths: {
      '/a': {
        servers: [{ url: elsewhere }],
        parameters: [{ name: 'servers', in: 'query', schema: { $ref: '#/components/schemas/Near' } }],
        get: {
          tags: ['one', 'two'],
          servers: [{ url: elsewhere }],
          externalDocs: { url: elsewhere },
          callbacks: { a: { [elsewhere]: {} } },
          security: [{ open: [] }],
          'x-foreign': elsewhere,
          responses: {
            200: {
              description: 'x',
              links: { a: { server: { url: elsewhere } } },
              content: {
                'application/json': {
                  schema: {
                    $schema: elsewhere,
                    $id: elsewhere,
                    properties: { servers: { type: 'string' }, far: { $ref: `${elsewhere}/s.json` } },
                  },
                  examples: { a: { externalValue: elsewhere }, b: { value: { servers: 'kept' } } },
                },
              },
            },
          },
        },
        post: { responses: {} },
      },
    },
    components: {
      schemas: { Near: { type: 'string' } },
      securitySchemes: { open: { type: 'openIdConnect', openIdConnectUrl: elsewhere } },
    },
  }
  expect(singleOperation(hostile, '/a', 'get')).toEqual({
    openapi: '3.1.0',
    info: { title: 'operation', version: '1' },
    paths: {
      '/a': {
        parameters: [{ name: 'servers', in: 'query', schema: { type: 'string' } }],
        get: {
          operationId: 'operation',
          tags: ['operation'],
          responses: {
            200: {
              description: 'x',
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      servers: { type: 'string' },
                      far: { description: `Not in this definition: ${elsewhere}/s.json` },
                    },
                  },
                  examples: { a: {}, b: { value: { servers: 'kept' } } },
                },
              },
            },
          },
        },
      },
    },
  })
})

test('says what a definition with mistakes lacks, and hands swagger-ui only what it can draw', () => {
  const mistaken = {
    openapi: '4.0.0',
    paths: {
      '/a': {
        parameters: [null, 'x', { $ref: '#/components/parameters/Gone' }],
        get: {
          description: 7,
          parameters: [{ name: 3, in: 'query', description: ['x'], schema: { type: 'strnig', pattern: 5 } }],
          responses: {
            400: {
              description: 'Wrong.',
              content: {
                'text/plain': { schema: { type: 'text' } },
                'application/json': { schema: { $ref: 'far.yaml' } },
              },
            },
            200: {
              description: 5,
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      type: { type: ['strnig', 'null', 4], description: 'A kind.' },
                      gone: { $ref: '#/components/schemas/Gone' },
                      self: { $ref: '#/components/schemas/Self' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Self: { $ref: '#/components/schemas/Self' } } },
  }
  expect(singleOperation(mistaken, '/a', 'get')).toEqual({
    openapi: '3.1.0',
    info: { title: 'operation', version: '1' },
    paths: {
      '/a': {
        parameters: [{ description: 'Not in this definition: #/components/parameters/Gone' }],
        get: {
          operationId: 'operation',
          tags: ['operation'],
          parameters: [
            {
              name: '3',
              in: 'query',
              description: 'Unknown type: strnig.',
              schema: { pattern: '5', description: 'Unknown type: strnig.' },
            },
          ],
          responses: {
            400: {
              description: 'Wrong. Unknown type: text. Not in this definition: far.yaml',
              content: {
                'text/plain': { schema: { description: 'Unknown type: text.' } },
                'application/json': { schema: { description: 'Not in this definition: far.yaml' } },
              },
            },
            200: {
              description: '5',
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      type: { description: 'A kind. Unknown type: strnig, 4.' },
                      gone: { description: 'Not in this definition: #/components/schemas/Gone' },
                      self: { description: 'Refers to itself: #/components/schemas/Self' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  })
  const [outline] = outlineOf(mistaken).operations
  if (!outline) throw new Error('There is no operation')
  const { parameters, answers } = detailsOf(mistaken, outline)
  expect(parameters.map(({ name, type, description }) => [name, type, description])).toEqual([
    ['', 'any', 'Not in this definition: #/components/parameters/Gone'],
    ['', 'strnig', ''],
  ])
  const success = answers.find(({ status }) => status === '200')
  expect(success?.bodies[0]?.field?.fields.map(({ name, type, description }) => [name, type, description])).toEqual([
    ['type', 'strnig or null', 'A kind.'],
    ['gone', 'any', 'Not in this definition: #/components/schemas/Gone'],
    ['self', 'any', 'Refers to itself: #/components/schemas/Self'],
  ])
})

test('names that are words of OpenAPI elsewhere keep what they name', () => {
  const content = {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { name: { type: 'string' } },
        dependentSchemas: { name: { minProperties: 2 } },
      },
      examples: { name: { value: { name: 'Ada' } }, title: { summary: 'With a title', value: 'Dr' } },
      encoding: { name: { contentType: 'text/plain' } },
    },
  }
  const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } }
  expect(singleOperation(document, '/a', 'post').paths).toMatchObject({ '/a': { post: { requestBody: { content } } } })
})

test.each([
  ['3.0.1', '3.0.3'],
  // YAML reads 3.0 as a number, which has no decimals.
  [3, '3.0.3'],
  [3.1, '3.1.0'],
  ['3.2.0', '3.1.0'],
])('a definition of OpenAPI %j is drawn as one of %s', (openapi, drawn) => {
  expect(singleOperation({ openapi, paths: { '/a': { get: {} } } }, '/a', 'get').openapi).toBe(drawn)
})
