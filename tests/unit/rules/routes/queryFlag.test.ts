import { expect, test } from 'vitest'
import { queryChoice, queryFlag } from '../../../../src/rules/routes/queryFlag.ts'

test.each([
  [null, false],
  ['false', false],
  ['FALSE', false],
  [' false ', false],
  ['true', true],
  ['TRUE', true],
  ['True', true],
  ['1', true],
  ['', true],
  ['no', true],
])('a flag of an address that is %j says %s', (value, says) => {
  expect(queryFlag(value)).toBe(says)
})

test.each([
  [null, undefined],
  ['', undefined],
  ['firstCal', undefined],
  ['firstCall', 'firstCall'],
  ['FIRSTCALL', 'firstCall'],
  [' firstcall ', 'firstCall'],
])('a choice of an address that is %j is %s', (value, says) => {
  expect(queryChoice(value, ['home', 'firstCall'])).toBe(says)
})
