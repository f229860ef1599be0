import {
  array,
  boolean,
  coerce,
  enums,
  is,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  type Struct,
  size,
  string,
  trimmed,
  tuple,
  type,
  union,
} from 'superstruct'
import { expect, test } from 'vitest'
import { matchesSchema } from '../../../../mocks/db/matchesSchema.ts'

const even = refine(number(), 'even', (value) => value % 2 === 0 || 'Expected an even number')

const structs: Record<string, Struct<never, unknown>> = Object.fromEntries(
  Object.entries({
    object: object({ id: string(), count: optional(even), at: nullable(number()) }),
    type: type({ id: size(string(), 1, 3) }),
    lists: array(object({ each: enums(['A', 'B']) })),
    maps: record(string(), boolean()),
    pairs: tuple([string(), number()]),
    either: union([string(), object({ id: string() })]),
    coerced: coerce(number(), string(), Number),
    trimmed: trimmed(string()),
  }),
) as never

const values: unknown[] = [
  undefined,
  null,
  3,
  'A',
  ' A ',
  [],
  {},
  { id: 'a', at: null },
  { id: 'a', at: 1, count: 2 },
  { id: 'a', at: 1, count: 3 },
  { id: 'a', at: '1' },
  { id: 'a', at: 1, other: 1 },
  { id: 'long' },
  { id: '' },
  [{ each: 'A' }, { each: 'B' }],
  [{ each: 'A' }, { each: 'C' }],
  [{}],
  { a: true, b: false },
  { a: true, b: 1 },
  ['a', 1],
  ['a', 1, 2],
  ['a'],
]

test('a value fits a struct where superstruct says so', () => {
  const fitting = (check: (value: unknown, struct: Struct<never, unknown>) => boolean) =>
    Object.entries(structs).map(([name, struct]) => [name, values.filter((value) => check(value, struct))])
  const expected = fitting(is)
  expect(fitting(matchesSchema)).toEqual(expected)
  expect(expected.map(([, found]) => found?.length)).toEqual([2, 5, 2, 2, 1, 4, 1, 2])
})
