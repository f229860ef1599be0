import { expect, test } from 'vitest'
import { errorRowsOf, sampleAnswerOf } from '../../../../../src/rules/definition/operation/errorRows.ts'
import {
  type AnswerOutline,
  detailsOf,
  type Example,
  outlineOf,
} from '../../../../../src/rules/definition/operation/outline.ts'

const answer = (status: string, description: string, ...examples: Example[]): AnswerOutline => ({
  status,
  fieldsKey: status,
  description,
  headers: [],
  bodies: examples.length > 0 ? [{ description: '', mediaType: 'application/json', required: false, examples }] : [],
})
const example = (name: string, summary: string, text: string): Example => ({ name, summary, text })
const away = (mediaType: string) => ({
  description: '',
  mediaType,
  required: false,
  examples: [example('example', '', '""')],
})
const failure = (detailCode: string, message: string) => JSON.stringify({ header: { detailCode, message } })

test('each example of an answer that fails is a row, which names the documented error that it is', () => {
  const limit = failure('-1', 'Too many requests')
  const balance = failure('200101', 'Insufficient balance')
  const answers = [
    answer('200', 'Done', example('done', '', '{}')),
    answer('400', 'Wrong', example('poor', 'Too little money', balance), example('odd', '', '[not JSON')),
    answer('429', 'Limited', example('limited', 'The limit is used up', limit)),
    answer('500', 'Broken'),
    answer('default', 'Anything else', example('example', '', '{}')),
    { ...answer('503', 'Away'), bodies: ['text/plain', 'application/json'].map(away) },
  ]
  expect(errorRowsOf({ answers })).toEqual([
    {
      key: '400 application/json poor',
      status: '400',
      code: '200101',
      message: 'Insufficient balance',
      when: 'Too little money',
      example: balance,
      id: null,
    },
    {
      key: '400 application/json odd',
      status: '400',
      code: '',
      message: '',
      when: 'Wrong',
      example: '[not JSON',
      id: null,
    },
    {
      key: '429 application/json limited',
      status: '429',
      code: '-1',
      message: 'Too many requests',
      when: 'The limit is used up',
      example: limit,
      id: 'too-many-requests',
    },
    { key: '500', status: '500', code: '', message: '', when: 'Broken', example: null, id: null },
    { key: '503 text/plain example', status: '503', code: '', message: '', when: 'Away', example: '""', id: null },
    {
      key: '503 application/json example',
      status: '503',
      code: '',
      message: '',
      when: 'Away',
      example: '""',
      id: null,
    },
  ])
})

test('beside the request stands the first example of the first answer that succeeds', () => {
  const [first, second] = [example('first', '', '1'), example('second', '', '2')]
  const failed = answer('400', 'Wrong', example('wrong', '', '{}'))
  expect(sampleAnswerOf({ answers: [failed, answer('201', 'Made', first, second)] })).toEqual({
    status: '201',
    example: first,
  })
  expect(sampleAnswerOf({ answers: [answer('204', 'Nothing'), answer('200', 'Done', first)] })).toBeNull()
  expect(sampleAnswerOf({ answers: [failed] })).toBeNull()
})

test('a row says how to get its error: as the operation says, or else as the example does', () => {
  const failed = (how?: string) => ({ summary: 'Wrong', value: {}, ...(how && { 'x-provoke': { how } }) })
  const examples = { own: failed('Send it.'), shared: failed('Send nothing.'), silent: failed() }
  const get = {
    operationId: 'getIt',
    'x-provoke': { own: { how: 'Send it twice.' } },
    responses: { 400: { description: 'Wrong', content: { 'application/json': { examples } } } },
  }
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: { '/it': { get } } }
  const [operation] = outlineOf(document).operations
  if (!operation) throw new Error('No operation')
  expect(errorRowsOf(detailsOf(document, operation)).map(({ key, how }) => [key, how])).toEqual([
    ['400 application/json own', 'Send it twice.'],
    ['400 application/json shared', 'Send nothing.'],
    ['400 application/json silent', undefined],
  ])
})
