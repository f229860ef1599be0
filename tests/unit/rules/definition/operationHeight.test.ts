import { expect, test } from 'vitest'
import { createHeightEstimate } from '../../../../src/rules/definition/operationHeight.ts'
import { outlineOf } from '../../../../src/rules/definition/outline.ts'

const json = (media: object) => ({ content: { 'application/json': media } })
const schemas = {
  Money: { properties: { amount: {}, currency: {} } },
  Order: { allOf: [{ $ref: '#/components/schemas/Money' }, { properties: { id: {} } }] },
  Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
}
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` })

/** How much taller it is than an operation with nothing but its heading. */
function added(operation: object, item: object = {}): number {
  const document = { paths: { '/bare': { post: {} }, '/it': { ...item, post: operation } }, components: { schemas } }
  const [bare = 0, it = 0] = outlineOf(document).operations.map(createHeightEstimate(document))
  return it - bare
}

const example = 40 + 28
const field = 114
const answer = 109

test.each<[string, object, number]>([
  ['its description', { description: 'x'.repeat(200) }, 100],
  ['its parameters', { parameters: [{}, {}] }, 2 * 68],
  [
    'each answer, with the content of the first that succeeds',
    {
      responses: { 400: json({ schema: ref('Order') }), 201: json({ schema: ref('Money'), example: 1 }) },
    },
    2 * answer + 2 * field + example,
  ],
  [
    'fields of references, allOf and lists',
    {
      requestBody: json({ schema: { items: ref('Order') }, example: 1 }),
    },
    3 * field + example,
  ],
  ['a schema that contains itself', { requestBody: json({ schema: ref('Tree'), example: 1 }) }, field + example],
  ['an example that is made of the schema', { requestBody: json({ schema: ref('Money') }) }, 2 * field + 40 + 4 * 28],
  [
    'examples, as far as they show',
    {
      requestBody: json({ examples: { a: { value: { b: [1, 2] } }, c: { value: Array(100).fill(1) } } }),
    },
    2 * 40 + (6 + 18) * 28,
  ],
])('an operation is as much taller as %s', (_, operation, expected) => {
  expect(added(operation)).toBe(expected)
})

test('parameters of the path count, and what cannot be read counts nothing', () => {
  expect(added({}, { parameters: [{}] })).toBe(68)
  const broken = {
    get content(): never {
      throw new RangeError('unreadable')
    },
  }
  expect(added({ requestBody: broken, parameters: [{}] })).toBe(0)
})
