import { expect, test } from 'vitest'
import { declarationsOf } from '../../../../../src/rules/definition/schema/typeScriptTypes.ts'

const components = {
  schemas: {
    Money: {
      type: 'object',
      required: ['amount'],
      properties: { amount: { type: 'string' }, currency: { enum: ['TRY', 'EUR'] } },
    },
    Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
  },
}
const money = { $ref: '#/components/schemas/Money' }
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const declarations = (post: object) =>
  declarationsOf({ components, paths: { '/it': { post } } }, { path: '/it', method: 'post' })
const answerOf = (schema: unknown) => declarations({ responses: { 200: json(schema) } }).response

test.each([
  ['texts and numbers', { type: 'string', format: 'date' }, 'type ResponseBody = string'],
  ['whole numbers', { type: 'integer' }, 'type ResponseBody = number'],
  ['several types', { type: ['boolean', 'null'] }, 'type ResponseBody = boolean | null'],
  ['what may be null in OpenAPI 3.0', { type: 'string', nullable: true }, 'type ResponseBody = string | null'],
  ['listed values', { type: 'string', enum: ['A "b"', 'C'] }, String.raw`type ResponseBody = "A \"b\"" | "C"`],
  ['one value', { const: 5 }, 'type ResponseBody = 5'],
  ['values that are no literals', { type: 'object', enum: [{}] }, 'type ResponseBody = Record<string, unknown>'],
  ['more values than one reads', { type: 'integer', enum: [...Array(61).keys()] }, 'type ResponseBody = number'],
  ['lists', { items: { type: 'string' } }, 'type ResponseBody = string[]'],
  ['lists of one of several', { items: { enum: [1, 2] } }, 'type ResponseBody = Array<1 | 2>'],
  ['lists of anything', { type: 'array' }, 'type ResponseBody = unknown[]'],
  [
    'objects with any names',
    { additionalProperties: { type: 'number' } },
    'type ResponseBody = Record<string, number>',
  ],
  ['objects of which nothing is said', { type: 'object' }, 'type ResponseBody = Record<string, unknown>'],
  ['nothing', {}, 'type ResponseBody = unknown'],
  ['variants', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 'type ResponseBody = string | null'],
  ['variants that only ask for members', { ...money, anyOf: [{ required: ['currency'] }] }, 'MONEY'],
  ['what a reference leads to', money, 'MONEY'],
  [
    'a schema that contains itself',
    { $ref: '#/components/schemas/Tree' },
    'interface ResponseBody {\n  children?: unknown[]\n}',
  ],
  ['a reference to nothing', { $ref: '#/components/schemas/Gone' }, 'type ResponseBody = unknown'],
])('the type of %s', (_, schema, expected) => {
  const asInterface = 'interface ResponseBody {\n  amount: string\n  currency?: "TRY" | "EUR"\n}'
  expect(answerOf(schema)).toBe(expected === 'MONEY' ? asInterface : expected)
})

test('objects are written inline, with what is optional, names that need quotes and what all of them have', () => {
  const schema = {
    allOf: [money, { required: ['of', 'x-y'] }],
    properties: {
      of: { type: 'array', items: money },
      'x-y': { oneOf: [money, { type: 'object', properties: { id: { type: 'integer' } } }] },
    },
    additionalProperties: true,
  }
  expect(answerOf(schema)).toBe(`interface ResponseBody {
  amount: string
  currency?: "TRY" | "EUR"
  of: Array<{
    amount: string
    currency?: "TRY" | "EUR"
  }>
  "x-y": {
    amount: string
    currency?: "TRY" | "EUR"
  } | {
    id?: number
  }
  [name: string]: unknown
}`)
})

test('a schema with variants beside its own members is both', () => {
  const variant = (name: string) => ({ properties: { [name]: { type: 'string' } } })
  expect(answerOf({ ...variant('id'), oneOf: [variant('a'), variant('b')] })).toBe(`type ResponseBody = {
  id?: string
} & ({
  a?: string
} | {
  b?: string
})`)
})

test('a body has what its sender may write, of the first media type, and an answer is the first that succeeds', () => {
  const schema = {
    properties: { id: { type: 'integer', readOnly: true }, pin: { type: 'string', writeOnly: true } },
  }
  expect(
    declarations({
      requestBody: { content: { 'application/json': { schema }, 'text/plain': { schema: { type: 'string' } } } },
      responses: { 400: json({ type: 'string' }), 201: json(schema), 200: json({ type: 'string' }) },
    }),
  ).toEqual({ request: 'interface RequestBody {\n  pin?: string\n}', response: 'type ResponseBody = string' })
  expect(
    declarations({ requestBody: { content: { 'text/plain': { schema } } }, responses: { 204: {}, 200: json(schema) } }),
  ).toEqual({ response: 'interface ResponseBody {\n  id?: number\n}' })
})

test('what is too deep or too much is unknown, and ends', () => {
  let deep: object = { type: 'string' }
  let wide: object = { type: 'string' }
  for (let level = 0; level < 20; level++) {
    deep = { items: deep }
    wide = { anyOf: Array(20).fill(wide) }
  }
  expect(answerOf(deep)).toBe(`type ResponseBody = unknown${'[]'.repeat(13)}`)
  expect(answerOf(wide)).toBe('type ResponseBody = unknown')
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, { type: 'string' }]))
  const lines = answerOf({ properties: many })?.split('\n')
  expect(lines).toHaveLength(402)
  expect(lines?.slice(-3)).toEqual(['  m398?: string', '  [name: string]: unknown', '}'])
})
