import { expect, test } from 'vitest'
import { queryFlag } from '../../src/rules/queryFlag.ts'

test.each([
  [null, false],
  ['false', false],
  ['FALSE', false],
  ['true', true],
  ['TRUE', true],
  ['True', true],
  ['1', true],
  ['', true],
  ['no', true],
])('a flag of an address that is %j says %s', (value, says) => {
  expect(queryFlag(value)).toBe(says)
})
