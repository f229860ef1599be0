import { validate } from 'superstruct'
import { expect, test } from 'vitest'
import { newCustomerFields } from '../../../../../src/rules/sandbox/customers/newCustomer.ts'

const unnamed = 'At path: name -- Enter at least 2 characters, one of them a letter or a digit.'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['Al', undefined],
  ['7 🙂', undefined],
  ['A', unnamed],
  [' A ', unnamed],
  ['🙂🙂', unnamed],
  ['A'.repeat(70), undefined],
  ['A'.repeat(71), 'At path: name -- The maximum allowed length is 70'],
])('the name %j of a new customer is refused with %j', (name, message) => {
  const [failure] = validate({ story: 'salary', name, seed: '' }, newCustomerFields, { coerce: true })
  expect(failure?.message).toBe(message)
})
