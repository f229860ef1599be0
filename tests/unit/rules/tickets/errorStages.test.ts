import { expect, test } from 'vitest'
import { errorTypeName } from '../../../../src/rules/tickets/errorStages.ts'

test.each([
  ['1', 'An API'],
  ['2', 'The Sandbox'],
  ['3', 'Production'],
  ['4', 'Other'],
  ['0', 'Unknown Type'],
  ['5', 'Unknown Type'],
  ['', 'Unknown Type'],
])('error type %j is %s', (errorType, name) => expect(errorTypeName(errorType)).toBe(name))
