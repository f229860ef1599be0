import { expect, test } from 'vitest'
import { createHeightEstimate } from '../../../../../src/rules/definition/operation/operationHeight.ts'
import { outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'

const json = (media: object) => ({ content: { 'application/json': media } })
const schemas = {
  Money: { properties: { amount: {}, currency: {} } },
  Order: { allOf: [{ $ref: '#/components/schemas/Money' }, { properties: { id: {} } }] },
  Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
}
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` })

/** How much taller it is than an operation with nothing but its heading, in one column and in two. */
function added(operation: object, item: object = {}): [one: number, two: number] {
  const document = { paths: { '/bare': { post: {} }, '/it': { ...item, post: operation } }, components: { schemas } }
  const [bare, it] = outlineOf(document).operations.map(createHeightEstimate(document))
  if (!bare || !it) throw new Error('Two operations have no height')
  return [it.one - bare.one, it.two - bare.two]
}

const figure = (lines: number) => 57 + 28 * lines
const body = 125
const field = { one: 112, two: 138 }
/** What a request has beside its fields. */
const request = (lines: number): [one: number, two: number] => [body + figure(lines), body + figure(lines)]
const withFields = (count: number, [one, two]: [number, number]): [number, number] => [
  one + count * field.one,
  two + count * field.two,
]

test.each<[string, object, [one: number, two: number]]>([
  ['its description', { description: 'x'.repeat(200) }, [96, 120]],
  ['its parameters', { parameters: [{}, {}] }, [2 * 165, 2 * 215]],
  [
    'each answer, with the content of the first that succeeds and its example among the samples, and the ways to fail',
    {
      responses: {
        400: json({ schema: ref('Order'), examples: { a: {}, b: {} } }),
        404: {},
        201: json({ schema: ref('Money'), example: 1 }),
      },
    },
    [36 + 58 + 74 + 2 * field.one + 160 + 3 * 82, 36 + 58 + 74 + 2 * field.two + 160 + 3 * 106],
  ],
  [
    'fields of references, allOf and lists',
    { requestBody: json({ schema: { items: ref('Order') }, example: 1 }) },
    withFields(3, request(1)),
  ],
  [
    'a schema that contains itself',
    { requestBody: json({ schema: ref('Tree'), example: 1 }) },
    withFields(1, request(1)),
  ],
  ['an example that is made of the schema', { requestBody: json({ schema: ref('Money') }) }, withFields(2, request(4))],
  [
    'examples, as far as they show',
    { requestBody: json({ examples: { a: { value: { b: [1, 2] } }, c: { value: Array(100).fill(1) } } }) },
    [request(6)[0] + figure(16), request(6)[1] + figure(16)],
  ],
])('an operation is as much taller as %s', (_, operation, expected) => {
  expect(added(operation)).toEqual(expected)
})

test('the samples decide how tall two columns are where they are taller than the text, and are folded in one', () => {
  const paths = {
    '/it': { get: { responses: { 200: json({ example: Array(100).fill(1) }) }, security: [{ open: [] }] } },
  }
  const [outline] = outlineOf({ paths }).operations
  if (!outline) throw new Error('There is no operation')
  expect(createHeightEstimate({ paths })(outline)).toEqual({
    one: 240 + 180 + 36 + 36 + 58 + 74 + 84,
    two: 240 + 94 + 183 + figure(2) + 260,
  })
})

test('parameters of the path count, and what cannot be read counts nothing', () => {
  expect(added({}, { parameters: [{}] })).toEqual([165, 215])
  const broken = {
    get content(): never {
      throw new RangeError('unreadable')
    },
  }
  const document = { paths: { '/it': { parameters: [{}], post: { requestBody: broken } } } }
  expect(outlineOf(document).operations.map(createHeightEstimate(document))).toEqual([{ one: 240, two: 240 }])
})
