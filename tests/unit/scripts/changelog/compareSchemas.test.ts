import { describe, expect, test } from 'vitest'
import { compareSchemas } from '../../../../scripts/changelog/compareSchemas.ts'
import type { ApiChange } from '../../../../src/rules/docs/changelog.ts'

type Schema = Record<string, unknown>

function changesOf(side: 'request' | 'response', before: Schema, after: Schema): ApiChange[] {
  const document = {}
  return compareSchemas({ node: before, document }, { node: after, document }, { side, place: side, name: '' })
}

/** What changed, with how it is breaking in a request and in a response. */
const outcome = (before: Schema, after: Schema) => {
  const [request, response] = [changesOf('request', before, after), changesOf('response', before, after)]
  const withoutSide = (changes: ApiChange[]) => changes.map(({ breaking: _, place: __, ...change }) => change)
  expect(withoutSide(response)).toEqual(withoutSide(request))
  return request.map(({ kind, what, name, before: old, after: now, breaking }, index) =>
    [kind, what, name, old, now, breaking, response[index]?.breaking].filter((each) => each !== undefined),
  )
}

const changed = (what: string, before: unknown, after: unknown, request: boolean, response: boolean) => [
  ['changed', what, ...[before, after].filter((each) => each !== undefined).map(String), request, response],
]
const narrower = [true, false] as const
const wider = [false, true] as const
const neither = [true, true] as const

describe('one keyword of a schema:', () => {
  test.each([
    ['type', { type: 'string' }, { type: 'integer' }, changed('type', 'string', 'integer', ...neither)],
    ['type', { type: 'integer' }, { type: 'number' }, changed('type', 'integer', 'number', ...wider)],
    ['type', { type: 'number' }, { type: 'integer' }, changed('type', 'number', 'integer', ...narrower)],
    ['type', { type: 'string' }, { type: ['string', 'null'] }, changed('type', 'string', 'string, null', ...wider)],
    ['type', {}, { type: 'string' }, changed('type', undefined, 'string', ...narrower)],
    ['enum', { enum: ['A'] }, { enum: ['A', 'B'] }, changed('allowed values', 'A', 'A, B', ...wider)],
    ['enum', { enum: ['A', 'B'] }, { enum: ['B'] }, changed('allowed values', 'A, B', 'B', ...narrower)],
    ['enum', { enum: ['A'] }, { enum: ['B'] }, changed('allowed values', 'A', 'B', ...neither)],
    ['enum', { enum: ['A'] }, {}, changed('allowed values', 'A', undefined, ...wider)],
    ['minimum', { minimum: 1 }, { minimum: 2 }, changed('minimum', 1, 2, ...narrower)],
    ['exclusiveMinimum', { exclusiveMinimum: 0 }, {}, changed('exclusive minimum', 0, undefined, ...wider)],
    ['minLength', {}, { minLength: 1 }, changed('minimum length', undefined, 1, ...narrower)],
    ['minItems', { minItems: 2 }, { minItems: 1 }, changed('minimum number of entries', 2, 1, ...wider)],
    ['minProperties', {}, { minProperties: 1 }, changed('minimum number of fields', undefined, 1, ...narrower)],
    ['maximum', { maximum: 1 }, { maximum: 2 }, changed('maximum', 1, 2, ...wider)],
    ['exclusiveMaximum', {}, { exclusiveMaximum: 9 }, changed('exclusive maximum', undefined, 9, ...narrower)],
    ['maxLength', { maxLength: 60 }, { maxLength: 30 }, changed('maximum length', 60, 30, ...narrower)],
    ['maxItems', { maxItems: 5 }, {}, changed('maximum number of entries', 5, undefined, ...wider)],
    ['maxProperties', { maxProperties: 5 }, { maxProperties: 6 }, changed('maximum number of fields', 5, 6, ...wider)],
    ['pattern', { pattern: 'a' }, { pattern: 'b' }, changed('pattern', 'a', 'b', ...neither)],
    ['pattern', { pattern: 'a' }, {}, changed('pattern', 'a', undefined, ...wider)],
    ['format', {}, { format: 'date' }, changed('format', undefined, 'date', ...narrower)],
    ['multipleOf', { multipleOf: 2 }, { multipleOf: 3 }, changed('multiple', 2, 3, ...neither)],
    ['uniqueItems', {}, { uniqueItems: true }, changed('uniqueness of entries', undefined, true, ...narrower)],
    [
      'additionalProperties',
      { additionalProperties: false },
      {},
      changed('permission of further fields', false, undefined, ...wider),
    ],
    ['default', { default: 20 }, { default: 50 }, changed('default', 20, 50, true, false)],
    ['deprecated', {}, { deprecated: true }, changed('deprecation', false, true, false, false)],
  ])('%s from %j to %j', (_, before, after, expected) => {
    expect(outcome(before, after)).toEqual(expected)
  })
})

const field = (schema: Schema = {}, required: string[] = []) => ({ properties: { a: schema }, required })

describe('fields:', () => {
  test.each([
    ['an optional one comes', {}, field(), [['added', 'field', 'a', false, false]]],
    ['a required one comes', {}, field({}, ['a']), [['added', 'required field', 'a', true, false]]],
    ['one goes', field(), {}, [['removed', 'field', 'a', true, true]]],
    [
      'one becomes required',
      field(),
      field({}, ['a']),
      [['changed', 'presence', 'a', 'optional', 'required', true, false]],
    ],
    [
      'one becomes optional',
      field({}, ['a']),
      field(),
      [['changed', 'presence', 'a', 'required', 'optional', false, true]],
    ],
    [
      'one within another changes',
      field({ items: field({ maxLength: 1 }) }),
      field({ items: field({ maxLength: 2 }) }),
      [['changed', 'maximum length', 'a[].a', '1', '2', false, true]],
    ],
    [
      'one of any name changes',
      { additionalProperties: { type: 'string' } },
      { additionalProperties: { type: 'boolean' } },
      [['changed', 'type', '*', 'string', 'boolean', true, true]],
    ],
    [
      'one moves into a part of allOf',
      field({ type: 'string' }, ['a']),
      { allOf: [field({ type: 'string' }), { required: ['a'] }] },
      [],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(outcome(before, after)).toEqual(expected)
  })
})

const named = (title: string, schema: Schema) => ({ title, ...schema })
const cat = named('Cat', field({ type: 'string' }))
const dog = named('Dog', { properties: { b: { type: 'string' } } })

describe('alternatives:', () => {
  test.each([
    ['one comes', { oneOf: [cat] }, { oneOf: [cat, dog] }, [['added', 'alternative', 'Dog', false, true]]],
    ['one goes', { oneOf: [cat, dog] }, { oneOf: [dog] }, [['removed', 'alternative', 'Cat', true, false]]],
    ['a plain schema becomes one of two', cat, { oneOf: [dog, cat] }, [['added', 'alternative', 'Dog', false, true]]],
    ['one is called otherwise', { oneOf: [cat, dog] }, { oneOf: [named('Tiger', field({ type: 'string' })), dog] }, []],
    [
      'one of two changes',
      { anyOf: [cat, dog] },
      { anyOf: [dog, named('Cat', field({ type: 'boolean' }))] },
      [['changed', 'type', 'a', 'string', 'boolean', true, true]],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(outcome(before, after)).toEqual(expected)
  })
})

test('a schema that contains itself is compared once', () => {
  const documentOf = (maxLength: number) => ({
    Tree: { properties: { name: { maxLength }, children: { items: { $ref: '#/Tree' } } } },
  })
  const node = { $ref: '#/Tree' }
  const changes = compareSchemas(
    { node, document: documentOf(1) },
    { node, document: documentOf(2) },
    { side: 'request', place: 'request', name: '' },
  )
  expect(changes).toContainEqual({
    kind: 'changed',
    what: 'maximum length',
    name: 'name',
    place: 'request',
    before: '1',
    after: '2',
    breaking: false,
  })
})
