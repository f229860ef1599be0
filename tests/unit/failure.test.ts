import { expect, test } from 'vitest'
import { failureOf } from '../../src/ui/kit/failure.ts'

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://portal.test/assets/faq-1.js'),
  new TypeError('error loading dynamically imported module: https://portal.test/assets/faq-1.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('what did not come is lost, in the words of each browser: %s', (error) => {
  expect(failureOf(error)).toBe('lost')
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Failed to fetch'),
  new SyntaxError('Unexpected token'),
  'Load failed',
  undefined,
])('a rejected chunk that has a bug is broken, not lost: %s', (error) => {
  expect(failureOf(error)).toBe('broken')
})
