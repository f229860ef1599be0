import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../src/rules/definition/operation/outline.ts'
import type { Node } from '../../../../src/rules/definition/references.ts'
import { sampleCallOf } from '../../../../src/rules/definition/samples/sampleCall.ts'
import { singleOperation } from '../../../../src/rules/definition/singleOperation.ts'
import { asOpenApi3 } from '../../../../src/rules/definition/swagger2.ts'

const swagger: Node = {
  swagger: '2.0',
  info: { title: 'Notes', version: '1.0', description: 'Keeps notes' },
  host: 'bank.example',
  basePath: '/v1/',
  schemes: ['http', 'https'],
  consumes: ['application/json'],
  produces: ['application/json'],
  securityDefinitions: {
    own: { type: 'oauth2', flow: 'application', tokenUrl: '/token', scopes: { notes: 'Notes' } },
    code: { type: 'oauth2', flow: 'accessCode', tokenUrl: '/token', scopes: {} },
    basic: { type: 'basic' },
  },
  security: [{ own: ['notes'] }],
  parameters: { Page: { name: 'page', in: 'query', type: 'integer', minimum: 1, description: 'The page' } },
  responses: { Missing: { description: 'There is no such note', schema: { $ref: '#/definitions/Failure' } } },
  definitions: {
    Note: {
      type: 'object',
      required: ['text'],
      properties: { text: { type: 'string', maxLength: 80, example: 'Milk' } },
    },
    Failure: { type: 'object', properties: { message: { type: 'string' } } },
  },
  paths: {
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, type: 'string', description: 'Which note' }],
      put: {
        operationId: 'changeNote',
        parameters: [
          { $ref: '#/parameters/Page' },
          { name: 'note', in: 'body', required: true, description: 'The note', schema: { $ref: '#/definitions/Note' } },
        ],
        responses: {
          200: {
            description: 'The note',
            schema: { $ref: '#/definitions/Note' },
            headers: { 'X-Left': { type: 'integer', description: 'Calls left' } },
            examples: { 'application/json': { text: 'Bread' } },
          },
          404: { $ref: '#/responses/Missing' },
        },
      },
      post: {
        operationId: 'uploadNote',
        security: [{ code: [] }],
        consumes: ['multipart/form-data'],
        parameters: [
          { name: 'file', in: 'formData', type: 'file', required: true, description: 'A picture' },
          { name: 'title', in: 'formData', type: 'string' },
        ],
        responses: { 204: { description: 'Kept' } },
      },
    },
  },
}

const document = asOpenApi3(swagger)
const operation = (id: string) => {
  const outline = outlineOf(document).operations.find((each) => each.id === id)
  if (!outline) throw new Error(`There is no ${id}`)
  return detailsOf(document, outline)
}

test('parameters, the body, answers and their examples are those of the document', () => {
  const { parameters, bodies, answers, access, server } = operation('changeNote')
  expect(
    parameters.map(({ name, in: place, type, required, description }) => [name, place, type, required, description]),
  ).toEqual([
    ['id', 'path', 'string', true, 'Which note'],
    ['page', 'query', 'integer', false, 'The page'],
  ])
  expect(
    bodies.map(({ mediaType, required, description, field }) => [
      mediaType,
      required,
      description,
      field?.fields.map(({ name, required: needed }) => [name, needed]),
    ]),
  ).toEqual([['application/json', true, 'The note', [['text', true]]]])
  expect(bodies[0]?.examples).toEqual([{ name: 'example', summary: '', text: '{\n  "text": "Milk"\n}' }])
  expect(
    answers.map(({ status, description, headers, bodies }) => [
      status,
      description,
      headers.map(({ name, type }) => `${name}: ${type}`),
      bodies.map(({ mediaType, examples, field }) => [
        mediaType,
        examples.map(({ text }) => text),
        field?.fields.map(({ name }) => name),
      ]),
    ]),
  ).toEqual([
    ['200', 'The note', ['X-Left: integer'], [['application/json', ['{\n  "text": "Bread"\n}'], ['text']]]],
    ['404', 'There is no such note', [], [['application/json', ['{\n  "message": "string"\n}'], ['message']]]],
  ])
  expect(access).toEqual([{ schemes: ['own'], grants: ['client_credentials'], scopes: ['notes'] }])
  expect(server).toBe('https://bank.example/v1')
  expect(sampleCallOf(operation('changeNote'), server).url).toBe('https://bank.example/v1/notes/ID')
})

test('fields of a form are the body, a file makes it multipart', () => {
  const { bodies, access, parameters } = operation('uploadNote')
  expect(parameters.map(({ name }) => name)).toEqual(['id'])
  expect(
    bodies.map(({ mediaType, field }) => [mediaType, field?.fields.map(({ name, required }) => [name, required])]),
  ).toEqual([
    [
      'multipart/form-data',
      [
        ['file', true],
        ['title', false],
      ],
    ],
  ])
  expect(access).toEqual([{ schemes: ['code'], grants: ['authorization_code'], scopes: [] }])
})

test('swagger-ui gets the same operation in the words of OpenAPI 3', () => {
  expect(singleOperation(document, '/notes/{id}', 'put')).toMatchObject({
    openapi: '3.0.3',
    paths: {
      '/notes/{id}': {
        put: {
          requestBody: { content: { 'application/json': { schema: { properties: { text: { maxLength: 80 } } } } } },
          responses: { 404: { content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
  })
})

test.each([
  [{ swagger: '2.0', host: 'a.example', schemes: ['http'] }, [{ url: 'http://a.example' }]],
  [{ swagger: '2.0', basePath: '/v2' }, [{ url: '/v2' }]],
  [{ swagger: '2.0', basePath: '/' }, []],
  [{ swagger: 2, basePath: '/v2' }, [{ url: '/v2' }]],
  [{ swagger: '2.0', host: 7, paths: { '/a': { get: null, post: { parameters: [null, 3], responses: [] } } } }, []],
] as const)('what a document says of its address, or does not: %j', (own, servers) => {
  expect(asOpenApi3(own).servers).toEqual(servers)
})

test('a document of OpenAPI 3 stays as it is', () => {
  const own = { openapi: '3.1.0', paths: {} }
  expect(asOpenApi3(own)).toBe(own)
})
