import { enums, number, object } from 'superstruct'
import { expect, it } from 'vitest'
import { validate } from '../../../../src/rules/schemas/validate.ts'

it('finds all failures of JSON that JavaScript cannot turn into text, the later ones too', () => {
  const [failure] = validate(
    { kind: 'late', status: { toString: false } },
    object({ kind: enums(['delay']), status: number() }),
  )
  expect(failure?.failures().map(({ path, message }) => [path, message])).toEqual([
    [['kind'], 'Expected one of `"delay"`, but received: "late"'],
    [['status'], 'Expected a number, but received: [object Object]'],
  ])
})
