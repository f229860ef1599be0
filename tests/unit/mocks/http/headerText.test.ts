import { expect, test } from 'vitest'
import { headerText } from '../../../../mocks/http/responses.ts'

test.each([
  ['a reason on one line', 'Send a scope.', 'Send a scope.'],
  ['line breaks', 'one\r\ntwo: 3\ttabs', 'one two: 3 tabs'],
  ['letters outside ASCII', 'the customer’s account İş', "the customer's account ??"],
  ['more than clients take', 'x'.repeat(100_000), 'x'.repeat(1000)],
])('a header takes %s', (_, text, shown) => {
  expect(headerText(text)).toBe(shown)
})
