import { expect, test } from 'vitest'
import { counted } from '../../../../src/rules/text/counted.ts'

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1000, '1,000 rows'],
])('%i: %s', (count, text) => {
  expect(counted(count, 'row')).toBe(text)
})
